export { applyHair } from './apply-hair.ts'
export { getHair } from './get-hair.ts'
export { listChanges } from './list-changes.ts'
export { showSwatches } from './show-swatches.ts'
