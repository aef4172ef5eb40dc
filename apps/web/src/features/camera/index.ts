export { Camera } from './camera.tsx'
export { copy as cameraCopy } from './copy.ts'
