export { AnalyticsPage as default } from '../../features/analytics/index.ts'
