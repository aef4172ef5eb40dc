export { CoupleUpload } from './couple-upload.tsx'
