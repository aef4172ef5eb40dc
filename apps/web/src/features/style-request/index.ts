export { StyleRequestDialog } from './style-request-dialog.tsx'
