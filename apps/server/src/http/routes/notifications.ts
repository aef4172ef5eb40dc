import * as contract from '@ever-after/contract'
import { registerPush, reportInteraction, reportReview } from '../../domain/notifications/index.ts'
import type { Http } from '../app.ts'
import { bindEndpoint } from '../bind-endpoint.ts'

export function bindNotifications(http: Http): void {
  const { services } = http
  bindEndpoint(http, contract.registerPush, async ({ caller, body }) => {
    await registerPush(services, caller, body)
    return { success: true as const }
  })
  bindEndpoint(http, contract.reportPushInteraction, async ({ caller, body }) => {
    await reportInteraction(services, caller, body)
    return { success: true as const }
  })
  bindEndpoint(http, contract.reportReviewRequested, async ({ caller, body }) => {
    await reportReview(services, caller, body)
    return { success: true as const }
  })
}
