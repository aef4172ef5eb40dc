import {
  getOneTimeStatus,
  reportOneTimePurchase,
  reportPortraitCredits,
  syncSubscription,
} from '@ever-after/contract'
import { readOneTimeStatus, reportPurchase, syncDevice } from '../../domain/purchases/index.ts'
import type { Http } from '../app.ts'
import { bindEndpoint } from '../bind-endpoint.ts'

export function bindPurchases(http: Http): void {
  const { services } = http
  bindEndpoint(http, syncSubscription, async ({ caller }) => {
    await syncDevice(services, caller)
    return { success: true as const }
  })
  bindEndpoint(http, reportOneTimePurchase, ({ caller, body, idempotencyKey }) =>
    reportPurchase(services, caller, { report: body, body, idempotencyKey }),
  )
  bindEndpoint(http, reportPortraitCredits, ({ caller, body, idempotencyKey }) =>
    reportPurchase(services, caller, {
      report: { ...body, type: 'portrait_credits' },
      body,
      idempotencyKey,
    }),
  )
  bindEndpoint(http, getOneTimeStatus, ({ caller }) => readOneTimeStatus(services, caller))
}
