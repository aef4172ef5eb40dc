export { PreviewPage } from './components/preview-page.tsx'
