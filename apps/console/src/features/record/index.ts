export { RecordPage } from './components/record-page.tsx'
