import { endpoint } from '../endpoint.ts'
import { operatorErrors } from '../operator-errors.ts'
import { byId } from '../schemas/by-id.ts'
import {
  campaign,
  campaignAudienceQuery,
  campaignAudienceReply,
  campaignsReply,
  createCampaignBody,
} from '../schemas/campaign.ts'

const access = ['bad_request', ...operatorErrors] as const
const oneCampaign = [...access, 'not_found'] as const

export const listCampaigns = endpoint({
  method: 'GET',
  path: '/admin/campaigns',
  auth: 'operator',
  tag: 'campaigns',
  summary: 'Campaigns of messages and what became of them, newest first',
  reply: campaignsReply,
  errors: operatorErrors,
})

export const countCampaignAudience = endpoint({
  method: 'GET',
  path: '/admin/campaign-audience',
  auth: 'operator',
  tag: 'campaigns',
  summary: 'How many devices a segment has now',
  query: campaignAudienceQuery,
  reply: campaignAudienceReply,
  errors: access,
})

export const createCampaign = endpoint({
  method: 'POST',
  path: '/admin/campaigns',
  auth: 'operator',
  tag: 'campaigns',
  summary: 'Sends a message to the devices of a segment, now or at a time',
  body: createCampaignBody,
  reply: campaign,
  errors: [...access, 'malformed_json', 'time_passed'],
})

export const pauseCampaign = endpoint({
  method: 'POST',
  path: '/admin/campaigns/{id}/pause',
  auth: 'operator',
  tag: 'campaigns',
  summary: 'Stops a campaign until it is resumed',
  params: byId,
  reply: campaign,
  errors: oneCampaign,
})

export const resumeCampaign = endpoint({
  method: 'POST',
  path: '/admin/campaigns/{id}/resume',
  auth: 'operator',
  tag: 'campaigns',
  summary: 'Goes on with a paused campaign',
  params: byId,
  reply: campaign,
  errors: oneCampaign,
})

export const cancelCampaign = endpoint({
  method: 'POST',
  path: '/admin/campaigns/{id}/cancel',
  auth: 'operator',
  tag: 'campaigns',
  summary: 'Ends a campaign; what was sent is sent',
  params: byId,
  reply: campaign,
  errors: oneCampaign,
})
