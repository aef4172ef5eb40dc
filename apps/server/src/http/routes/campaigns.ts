import * as contract from '@ever-after/contract'
import {
  changeState,
  countAudience,
  createCampaign,
  listCampaigns,
  segmentOf,
} from '../../domain/campaigns/index.ts'
import type { Http } from '../app.ts'
import { bindEndpoint } from '../bind-endpoint.ts'

export function bindCampaigns(http: Http): void {
  const { services } = http
  bindEndpoint(http, contract.listCampaigns, () => listCampaigns(services))
  bindEndpoint(http, contract.countCampaignAudience, ({ query }) => countAudience(services, segmentOf(query)))
  bindEndpoint(http, contract.createCampaign, ({ caller, body }) => createCampaign(services, caller, body))
  bindEndpoint(http, contract.pauseCampaign, ({ params }) =>
    changeState(services, { id: params.id, to: 'paused' }),
  )
  bindEndpoint(http, contract.resumeCampaign, ({ params }) =>
    changeState(services, { id: params.id, to: 'scheduled' }),
  )
  bindEndpoint(http, contract.cancelCampaign, ({ params }) =>
    changeState(services, { id: params.id, to: 'cancelled' }),
  )
}
