export { DressesPage } from './components/dresses-page.tsx'
