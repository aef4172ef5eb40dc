export { coachPhoto } from './coach/coach-photo.ts'
export { understandPhoto } from './understand-photo.ts'
export { warmUpVision } from './warm-up.ts'
export { quickFaces } from './who/quick-faces.ts'
