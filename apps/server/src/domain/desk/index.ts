export { blockDevice } from './block-device.ts'
export { deleteDevice } from './delete-device.ts'
export { findDevices } from './find-devices.ts'
export { readDevice, readDeviceLedger } from './read-device.ts'
