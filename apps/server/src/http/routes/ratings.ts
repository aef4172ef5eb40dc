import * as contract from '@ever-after/contract'
import { countRatings, rateStyle } from '../../domain/ratings/index.ts'
import type { Http } from '../app.ts'
import { bindEndpoint } from '../bind-endpoint.ts'

export function bindRatings(http: Http): void {
  const { services } = http
  bindEndpoint(http, contract.rateStyle, async ({ caller, params, body }) => {
    await rateStyle(services, caller, { ...params, ...body })
    return { success: true as const }
  })
  bindEndpoint(http, contract.getRatingStats, ({ caller, params }) =>
    countRatings(services, caller, params.styleName),
  )
}
