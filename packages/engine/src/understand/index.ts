export { quickFaces } from './quick-faces.ts'
export { type UnderstandRequest, understandPhoto } from './understand-photo.ts'
export type { UnderstoodPhoto } from './understood-photo.ts'
export { warmUpVision } from './warm-up.ts'
