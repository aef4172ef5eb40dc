import { localKeys } from '@ever-after/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { refusal, serveApi } from '../testing/serve-api.ts'
import { readTestGroup } from './test-group.ts'

const route = '/api/analytics/test-group'
const register = () => localStorage.setItem(localKeys.authToken, JSON.stringify('token'))

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the server’s group is kept and not asked for again', { tags: ['MEMB-74', 'API-11'] }, async () => {
  register()
  const calls = serveApi({ [`GET ${route}`]: { group: 'test' } })
  expect(await readTestGroup(() => 0)).toBe('test')
  expect(await readTestGroup(() => 0)).toBe('test')
  expect(calls).toHaveLength(1)
})

test('without a connection a group is drawn once and stays', { tags: ['MEMB-71', 'A14'] }, async () => {
  register()
  serveApi({ [`GET ${route}`]: refusal(503, 'overloaded', 'Busy.') })
  expect(await readTestGroup(() => 0.5)).toBe('test')
  expect(await readTestGroup(() => 0)).toBe('test')
})

test('halves of all draws are control and test', { tags: ['MEMB-71'] }, async () => {
  serveApi({})
  const groups: string[] = []
  for (const drawn of [0, 0.25, 0.49, 0.5, 0.75, 0.99]) {
    localStorage.clear()
    groups.push(await readTestGroup(() => drawn))
  }
  expect(groups).toEqual(['control', 'control', 'control', 'test', 'test', 'test'])
})

test.each([
  [0.49, 'control'],
  [0.5, 'test'],
])('chance decides: %d means %s', { tags: ['MEMB-71', 'A14'] }, async (drawn, group) => {
  serveApi({})
  vi.spyOn(Math, 'random').mockReturnValue(drawn)
  expect(await readTestGroup()).toBe(group)
})

test('a group that was reported without a token is reported again once the device has one', {
  tags: ['API-12', 'MEMB-74', 'A14'],
}, async () => {
  const anonymous = serveApi({ [`POST ${route}`]: { group: 'test' } })
  expect(await readTestGroup(() => 0.9)).toBe('test')
  expect(anonymous.map(({ headers }) => headers.get('authorization'))).toEqual([null])
  register()
  const calls = serveApi({ [`POST ${route}`]: { group: 'control' } })
  for (let again = 0; again < 2; again++) expect(await readTestGroup(() => 0.9)).toBe('control')
  expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer token'])
  expect(calls[0].body).toMatchObject({ group: 'test' })
})

test('a drawn group is reported, and the one that the server stored first counts', {
  tags: ['API-12', 'MEMB-72', 'MEMB-74', 'A14'],
}, async () => {
  serveApi({})
  expect(await readTestGroup(() => 0.9)).toBe('test')
  register()
  const calls = serveApi({ [`POST ${route}`]: { group: 'control' } })
  expect(await readTestGroup(() => 0.9)).toBe('control')
  expect(calls).toHaveLength(1)
  expect(calls[0].body).toEqual({
    group: 'test',
    testName: 'intro_pricing_annual_2025',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
  })
  const { timestamp } = calls[0].body as { timestamp: string }
  expect(Math.abs(Date.now() - Date.parse(timestamp))).toBeLessThan(60_000)
  expect(await readTestGroup(() => 0.9)).toBe('control')
  expect(calls).toHaveLength(1)
})

test.each(['"test"', '{"group":"both","isSettled":true}'])(
  'a group that is kept as %s is none, and the server is asked',
  { tags: ['A50'] },
  async (kept) => {
    register()
    localStorage.setItem('ever-after.test-group', kept)
    serveApi({ [`GET ${route}`]: { group: 'control' } })
    expect(await readTestGroup(() => 0.9)).toBe('control')
  },
)
