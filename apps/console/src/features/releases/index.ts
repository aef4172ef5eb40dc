export { ReleasesPage } from './components/releases-page.tsx'
