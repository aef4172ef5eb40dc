import { createUploadDraft } from '../features/photo-upload/index.ts'

/** The couple's photos and clothes while they are chosen. */
export const coupleDraft = createUploadDraft('couple')
