export { copy as hairColorCopy } from './copy.ts'
export { HairColor } from './hair-color.tsx'
