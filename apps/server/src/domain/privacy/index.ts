export { deleteData } from './delete-data.ts'
export { finishDeletions } from './empty-device.ts'
export { exportData } from './export-data.ts'
