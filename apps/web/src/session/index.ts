export { type Partner, readPartners, writePartners } from './partners.ts'
export { clearRunningCreation, readRunningCreation, writeRunningCreation } from './running-creation.ts'
export { clearSelectedStyle, readSelectedStyle, writeSelectedStyle } from './selected-style.ts'
