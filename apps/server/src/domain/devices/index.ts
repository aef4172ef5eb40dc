export { findDevice } from './find-device.ts'
export { registerDevice } from './register-device.ts'
export { isBrowserInstallation } from './rules.ts'
