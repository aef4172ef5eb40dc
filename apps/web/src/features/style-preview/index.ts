export { copy as stylePreviewCopy } from './copy.ts'
export { StylePreview } from './style-preview.tsx'
