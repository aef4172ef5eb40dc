export { copy as dressCopy } from './copy.ts'
export { DressBrowser } from './dress-browser.tsx'
export { DressTryon } from './dress-tryon.tsx'
