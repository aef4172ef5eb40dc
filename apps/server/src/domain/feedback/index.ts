export { reportDiscovery } from './report-discovery.ts'
export { requestStyle } from './request-style.ts'
