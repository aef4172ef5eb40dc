export { CampaignsPage } from './components/campaigns-page.tsx'
