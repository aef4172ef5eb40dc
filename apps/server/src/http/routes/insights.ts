import * as contract from '@ever-after/contract'
import {
  listStyleRequests,
  markStyleRequest,
  readActivity,
  readStyleAnalytics,
} from '../../domain/insights/index.ts'
import type { Http } from '../app.ts'
import { bindEndpoint } from '../bind-endpoint.ts'

const usualDays = 30

export function bindInsights(http: Http): void {
  const { services } = http
  bindEndpoint(http, contract.getStyleAnalytics, () => readStyleAnalytics(services))
  bindEndpoint(http, contract.getActivity, ({ query }) =>
    readActivity(services, Number(query.days ?? usualDays)),
  )
  bindEndpoint(http, contract.listStyleRequests, ({ query }) => listStyleRequests(services, query))
  bindEndpoint(http, contract.markStyleRequest, ({ params, body }) =>
    markStyleRequest(services, { id: params.id, ...body }),
  )
}
