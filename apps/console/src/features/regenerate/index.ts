export { RegenerateDialog } from './components/regenerate-dialog.tsx'
export { openRegeneration } from './draw/draw-previews.ts'
