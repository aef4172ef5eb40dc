export { resolveStyle } from './resolve-style.ts'
export type { FoundStyle } from './rules.ts'
export { seedCatalogue } from './seed-catalogue.ts'
export { viewCatalogue } from './view-catalogue.ts'
