import { expect, test } from 'vitest'
import { fetchStatus, queryClient } from '#server-state'
import { statusOf } from '#testing/builders.ts'
import { serveApi } from '#testing/serve-api.ts'
import { forgetEverything } from '#testing/show.tsx'
import { refreshHoldings } from './refresh-holdings.ts'

forgetEverything()

test('the list of changes is read again after a purchase although the status says the same', {
  tags: ['SHELL-44'],
}, async () => {
  serveApi({ 'GET /api/subscriptions/status': statusOf() })
  await fetchStatus()
  queryClient.setQueryData(['me', 'ledger'], { pages: [], pageParams: [] })
  await refreshHoldings()
  expect(queryClient.getQueryState(['me', 'ledger'])?.isInvalidated).toBe(true)
})
