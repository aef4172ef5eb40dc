export { AnalyticsPage } from './components/analytics-page.tsx'
