export { keepGroup } from './keep-group.ts'
export { readGroup } from './read-group.ts'
export { recordConversion } from './record-conversion.ts'
export { recordExposure } from './record-exposure.ts'
