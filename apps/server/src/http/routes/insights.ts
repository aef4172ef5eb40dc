import * as contract from '@ever-after/contract'
import { type ConfiguredChains, nameOfLink } from '../../config-engine.ts'
import {
  listStyleRequests,
  markStyleRequest,
  readActivity,
  readProviderAnalytics,
  readStyleAnalytics,
} from '../../domain/insights/index.ts'
import type { Http } from '../app.ts'
import { bindEndpoint } from '../bind-endpoint.ts'

const usualDays = 30

export function bindInsights(http: Http): void {
  const { services, config } = http
  bindEndpoint(http, contract.getStyleAnalytics, () => readStyleAnalytics(services))
  bindEndpoint(http, contract.getActivity, ({ query }) =>
    readActivity(services, Number(query.days ?? usualDays)),
  )
  bindEndpoint(http, contract.getProviderAnalytics, ({ query }) =>
    readProviderAnalytics(services, {
      dayCount: Number(query.days ?? usualDays),
      chains: viewChains(config.chains),
    }),
  )
  bindEndpoint(http, contract.listStyleRequests, ({ query }) => listStyleRequests(services, query))
  bindEndpoint(http, contract.markStyleRequest, ({ params, body }) =>
    markStyleRequest(services, { id: params.id, ...body }),
  )
}

function viewChains(chains: ConfiguredChains): contract.ProviderAnalytics['chains'] {
  return contract.hostedKind.options.flatMap((kind) => {
    const links = chains[kind]
    return links ? [{ kind, links: links.map(nameOfLink) }] : []
  })
}
