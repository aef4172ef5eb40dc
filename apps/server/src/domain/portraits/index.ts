export { deletePortrait } from './delete-portrait.ts'
export { enhancePortrait } from './enhance-portrait.ts'
export { listPortraits } from './list-portraits.ts'
export { savePortrait } from './save-portrait.ts'
