export { readActivity } from './activity.ts'
export { refreshMeasures } from './refresh-measures.ts'
export { readStyleAnalytics } from './style-analytics.ts'
export { listStyleRequests, markStyleRequest } from './style-requests.ts'
