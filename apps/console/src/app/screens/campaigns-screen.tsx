export { CampaignsPage as default } from '../../features/campaigns/index.ts'
