// @module-tag postgres
import { listStyleRequests, markStyleRequest, requestStyle } from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'

let server: TestServer
let operator: TestDevice
beforeAll(async () => {
  server = await startTestServer({ settings: { reportsPerMinute: 1000 } })
  operator = await server.operator()
})
afterAll(() => server.close())

const list = (state: 'open' | 'done', before?: string) =>
  operator.call(listStyleRequests, { query: { state, ...(before && { before }) } })
const mark = (id: string, state: 'open' | 'done') =>
  operator.call(markStyleRequest, { params: { id }, body: { state } })

test('wishes lie in the inbox, newest first, until they are marked as done, and back', async () => {
  expect(await list('open')).toEqual({ requests: [], open: 0, nextBefore: null })
  for (const styleName of ['Lighthouse', 'Art deco ball']) {
    await server.anonymous(requestStyle, { body: { styleName, description: 'Please' } })
    server.clock.advance(10)
  }
  const { requests, open } = await list('open')
  expect(open).toBe(2)
  expect(requests.map(({ styleName }) => styleName)).toEqual(['Art deco ball', 'Lighthouse'])
  const [wish] = requests
  expect(await mark(wish.id, 'done')).toEqual({ ...wish, state: 'done' })
  expect(await list('done')).toEqual({ requests: [{ ...wish, state: 'done' }], open: 1, nextBefore: null })
  expect(await mark(wish.id, 'open')).toEqual(wish)
  expect((await list('done')).requests).toEqual([])
})

test('a wish that is not there cannot be marked', async () => {
  await expectRefusal(mark(crypto.randomUUID(), 'done'), 'not_found')
})

test('a long inbox comes in pages, also where many wishes have one time', async () => {
  const now = server.clock.now()
  await server.services.database.db
    .insertInto('style_requests')
    .values(
      Array.from({ length: 120 }, (_, index) => ({
        id: crypto.randomUUID(),
        device_id: null,
        style_name: `Wish ${index}`,
        description: '',
        requested_at: now,
      })),
    )
    .execute()
  const names = new Set<string>()
  let before: string | undefined
  do {
    const { requests, nextBefore } = await list('open', before)
    for (const { styleName } of requests) names.add(styleName)
    before = nextBefore ?? undefined
  } while (before)
  expect(names.size).toBe(122)
})
