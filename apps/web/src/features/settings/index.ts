export { copy as settingsCopy } from './copy.ts'
export { Settings } from './settings.tsx'
