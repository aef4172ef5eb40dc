export { coachPhoto } from './coach-photo.ts'
export { quickFaces } from './quick-faces.ts'
export { understandPhoto } from './understand-photo.ts'
export { warmUpVision } from './warm-up.ts'
