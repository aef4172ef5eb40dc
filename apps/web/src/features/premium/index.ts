export { copy as premiumCopy } from './copy.ts'
export { Premium } from './premium.tsx'
