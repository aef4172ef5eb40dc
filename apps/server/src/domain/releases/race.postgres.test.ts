// @module-tag postgres
import { afterAll, beforeAll, expect, test } from 'vitest'
import { raceSaves } from '../../testing/race-saves.ts'
import { startTestServer, type TestServer } from '../../testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('on a database server, of twenty saves that start from one version exactly one is kept', {
  tags: ['slow'],
}, async () => {
  const { winners, refusals, live, newReleases } = await raceSaves(await server.operator(), 20)
  expect([winners.length, refusals.length, newReleases]).toEqual([1, 19, 1])
  expect(live.styles.Race).toMatchObject([{ id: `racer-${winners[0].racer}` }])
  expect(live).toMatchObject({ version: winners[0].version })
})
