import { createHash, timingSafeEqual } from 'node:crypto'
import { Refusal } from '../domain/access/index.ts'
import { storeMessage, takeStoreEvent } from '../domain/purchases/index.ts'
import type { Http } from './app.ts'
import { describeIssues } from './errors/describe-issues.ts'

/** POST /api/webhooks/revenuecat: what the store tells by itself; only there when its authorisation is configured. */
export function serveStoreWebhook({ app, services }: Pick<Http, 'app' | 'services'>): void {
  const { storeAuthorization } = services
  if (storeAuthorization === undefined) return
  app.post('/api/webhooks/revenuecat', {
    onRequest: async ({ headers }) => {
      if (!isSame(headers.authorization ?? '', storeAuthorization)) throw new Refusal('unauthenticated')
    },
    handler: async ({ body }) => {
      const message = storeMessage.safeParse(body)
      if (!message.success)
        throw new Refusal('bad_request', { details: describeIssues(message.error.issues) })
      await takeStoreEvent(services, message.data.event)
      return { success: true }
    },
  })
}

/** Takes as long for a near miss as for a wild guess. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}
