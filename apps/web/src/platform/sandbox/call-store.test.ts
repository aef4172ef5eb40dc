import { expect, test } from 'vitest'
import { serveApi } from '#testing/serve-api.ts'
import { forgetEverything } from '#testing/show.tsx'
import { callStore } from './call-store.ts'

forgetEverything()

test.for([
  [503, '', 'store_unavailable', '503: Busy'],
  [404, '{"error":"Gone."}', 'not_available', '404: {"error":"Gone."}'],
  [409, 'No.', 'failed', '409: No.'],
] as const)(
  'a sandbox that answers %i throws what it answered',
  {
    tags: ['ERR-01', 'ERR-06', 'ERR-08', 'ERR-09'],
  },
  async ([status, body, code, message]) => {
    serveApi({ 'GET /sandbox-store/offers': new Response(body, { status, statusText: 'Busy' }) })
    await expect(callStore('/offers')).rejects.toMatchObject({ code, message })
  },
)

test('a sandbox that is not reached is unavailable', { tags: ['ERR-06'] }, async () => {
  serveApi({ 'GET /sandbox-store/offers': () => Promise.reject(new TypeError('Failed to fetch')) })
  await expect(callStore('/offers')).rejects.toMatchObject({ code: 'store_unavailable' })
})
