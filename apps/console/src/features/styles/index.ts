export { StylesPage } from './styles-page.tsx'
