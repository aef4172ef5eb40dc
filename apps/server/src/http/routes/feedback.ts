import * as contract from '@ever-after/contract'
import { reportDiscovery, requestStyle } from '../../domain/feedback/index.ts'
import type { Http } from '../app.ts'
import { bindEndpoint } from '../bind-endpoint.ts'

export function bindFeedback(http: Http): void {
  const { services } = http
  bindEndpoint(http, contract.requestStyle, async ({ caller, body }) => {
    await requestStyle(services, caller, body)
    return { success: true as const }
  })
  bindEndpoint(http, contract.reportDiscoverySource, async ({ caller, body }) => {
    await reportDiscovery(services, caller, body)
    return { success: true as const }
  })
}
