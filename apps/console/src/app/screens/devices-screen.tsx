export { DevicesPage as default } from '../../features/devices/index.ts'
