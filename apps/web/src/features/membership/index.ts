export { LimitSheet } from './limit-sheet.tsx'
export { StatusPill } from './status-pill.tsx'
