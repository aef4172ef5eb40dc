export { StylePreviewSkeleton } from './components/style-preview-skeleton.tsx'
export { copy as stylePreviewCopy } from './copy.ts'
export { StylePreview } from './style-preview.tsx'
