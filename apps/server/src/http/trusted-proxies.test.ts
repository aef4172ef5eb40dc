// @module-tag slow

import { listOperatorActions, nameOperator, operatorLogin } from '@ever-after/contract'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import { operatorPassword, startTestServer, type TestServer } from '../testing/start-server.ts'

let server: TestServer
async function startBehind(trust: string): Promise<void> {
  const started = await startTestServer({ env: { TRUST_PROXY: trust } })
  onTestFinished(() => started.close())
  server = started
}

/** Tries a password over a connection from 127.0.0.1, with what a proxy there passes on. */
async function tryPassword(forwardedFor: string, password = 'wrong'): Promise<number> {
  const response = await server.fetch('/api/admin/login', {
    method: 'POST',
    body: JSON.stringify({ password }),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor },
  })
  return response.status
}

async function statusesOf(guesses: readonly string[]): Promise<number[]> {
  const statuses: number[] = []
  for (const forwardedFor of guesses) statuses.push(await tryPassword(forwardedFor))
  return statuses
}

async function addressesSeen(): Promise<string[]> {
  const { call } = await server.operator()
  const { actions } = await call(listOperatorActions, {})
  return actions.flatMap(({ endpoint, address }) => (endpoint.endsWith(operatorLogin.path) ? address : []))
}

const fiveThenNone = (count: number) => [...Array(5).fill(401), ...Array(count - 5).fill(429)]

test.each([
  ['no proxy', '0', (guess: number) => `198.51.100.${guess}`],
  ['one proxy', '1', (guess: number) => `198.51.100.${guess}, 203.0.113.7`],
  ['two proxies', '2', (guess: number) => `198.51.100.${guess}, 203.0.113.7, 10.0.0.2`],
  ['a proxy by its network', 'loopback', (guess: number) => `198.51.100.${guess}, 203.0.113.7`],
])(
  'behind %s twenty guesses with a forged X-Forwarded-For are those of one address',
  async (_, trust, forward) => {
    await startBehind(trust)
    const guesses = Array.from({ length: 20 }, (_unused, index) => forward(index + 1))
    expect(await statusesOf(guesses)).toEqual(fiveThenNone(20))
  },
)

test('behind one proxy two clients have tries of their own, and each is written down with its address', {
  tags: ['A60'],
}, async () => {
  await startBehind('1')
  for (let tries = 0; tries < 5; tries++) await tryPassword('203.0.113.7')
  expect([await tryPassword('203.0.113.7'), await tryPassword('203.0.113.8')]).toEqual([429, 401])
  expect(await tryPassword('<b>evil</b>, [2001:db8::9]:4711', operatorPassword)).toBe(200)
  expect(new Set(await addressesSeen())).toEqual(
    new Set(['203.0.113.7', '203.0.113.8', '2001:db8::9', '127.0.0.1']),
  )
})

test('behind one proxy what an operator does is written down with the operator’s own address, without its port', {
  tags: ['A29', 'A60'],
}, async () => {
  await startBehind('1')
  const { token, call } = await server.operator()
  const namedFrom = async (forwardedFor: string) => {
    const response = await server.fetch(`/api${nameOperator.path}`, {
      method: nameOperator.method,
      body: JSON.stringify({ name: 'Ines' }),
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'x-forwarded-for': forwardedFor,
      },
    })
    expect(response.status).toBe(200)
    return (await call(listOperatorActions, {})).actions[0].address
  }
  expect(await namedFrom('198.51.100.1, 203.0.113.9')).toBe('203.0.113.9')
  expect(await namedFrom('203.0.113.10:4711')).toBe('203.0.113.10')
  expect(await namedFrom('[2001:db8::9]:4711')).toBe('2001:db8::9')
  expect(await namedFrom('<b>evil</b>')).toBe('127.0.0.1')
})

test('what is no address is written down nowhere, however it comes', async () => {
  await startBehind('1')
  for (const forged of ['<b>evil</b>', 'unknown', '999.1.1.1', '203.0.113.7;', ',,', ' '])
    await tryPassword(forged, operatorPassword)
  expect(new Set(await addressesSeen())).toEqual(new Set(['127.0.0.1']))
})

test('TRUST_PROXY is a number of proxies or their networks, and nothing else', () => {
  for (const value of ['0', '1', '9', 'false', '10.0.0.0/8', '10.1.2.3, fd00::/8', 'loopback,uniquelocal'])
    expect(() => readConfig({ TRUST_PROXY: value })).not.toThrow()
  for (const value of ['true', '10', '-1', '1.5', 'all', '*', '10.0.0.0/33', '10.0.0.0/0', '10.0.0/8', 'a,b'])
    expect(() => readConfig({ TRUST_PROXY: value })).toThrow('TRUST_PROXY')
})
