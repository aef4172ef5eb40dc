export { copy as photoUploadCopy } from './copy.ts'
export { chooseAttires } from './draft/choose-attires.ts'
export { createUploadDraft } from './draft/create-upload-draft.ts'
export { PhotoFlow } from './photo-flow.tsx'
