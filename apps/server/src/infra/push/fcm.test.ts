import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FakeFcm, type FcmFault, startFakeFcm } from '../../testing/fake-fcm.ts'
import { systemClock } from '../clock.ts'
import { systemRandom } from '../random.ts'
import { createFcm } from './fcm/create-fcm.ts'
import { readServiceAccount } from './fcm/service-account.ts'
import type { Push } from './push.ts'

let fcm: FakeFcm
let push: Push
const opened: Push[] = []

beforeEach(async () => {
  fcm = await startFakeFcm()
  push = await open()
})
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close()
  await fcm.close()
})

async function open({ baseUrl = fcm.origin, timeoutMs = 5000 } = {}): Promise<Push> {
  const account = await readServiceAccount(fcm.serviceAccountFile)
  const made = createFcm({ account, baseUrl, timeoutMs, clock: systemClock, random: systemRandom })
  opened.push(made)
  return made
}

const messageTo = (token: string) => ({
  id: '6f1c6a3e-0000-4000-8000-000000000001',
  kind: 'ready' as const,
  token,
  title: 'Ready',
  body: 'Have a look.',
  data: { route: '/history' },
  expiresAt: new Date('2026-05-04T10:00:00.500Z'),
})

test('a message goes out once signed in, with an id that comes back and replaces its own repeat', async () => {
  expect(await push.send(messageTo('phone'))).toEqual({ kind: 'sent' })
  expect(await push.send(messageTo('other'))).toEqual({ kind: 'sent' })
  expect(fcm.logins).toHaveLength(1)
  expect(fcm.taken[0]).toEqual({
    token: 'phone',
    notification: { title: 'Ready', body: 'Have a look.' },
    data: { route: '/history', notificationId: '6f1c6a3e-0000-4000-8000-000000000001' },
    apns: {
      headers: {
        'apns-collapse-id': '6f1c6a3e-0000-4000-8000-000000000001',
        'apns-expiration': '1777888800',
        'apns-priority': '10',
      },
      payload: { aps: { sound: 'default' } },
    },
  })
})

test.each<[FcmFault, object]>([
  ['unregistered', { kind: 'dead', reason: 'messaging/registration-token-not-registered' }],
  ['invalidArgument', { kind: 'dead', reason: 'messaging/invalid-argument' }],
  ['badWords', { kind: 'refused', reason: 'messaging/invalid-argument' }],
  ['senderIdMismatch', { kind: 'account', reason: 'messaging/mismatched-credential' }],
  ['thirdParty', { kind: 'account', reason: 'messaging/third-party-auth-error' }],
  ['quota', { kind: 'busy', reason: 'messaging/message-rate-exceeded', retryAfterMs: 7000 }],
  ['internal', { kind: 'busy', reason: 'messaging/internal-error', retryAfterMs: 60_000 }],
  ['html', { kind: 'unknown', reason: 'messaging/unknown-error' }],
])('what FCM says with %s', async (fault, outcome) => {
  fcm.fail('phone', fault)
  expect(await push.send(messageTo('phone'))).toEqual(outcome)
  expect(fcm.taken).toEqual([])
})

test('an address of another project is dead as soon as the account is known to be right', async () => {
  fcm.fail('other', 'senderIdMismatch')
  await push.send(messageTo('phone'))
  expect(await push.send(messageTo('other'))).toMatchObject({ kind: 'dead' })
})

test('who is not available is asked again a few times and then later', {
  timeout: 30_000,
  tags: ['slow'],
}, async () => {
  const patient = await open({ timeoutMs: 20_000 })
  fcm.fail('phone', 'unavailable')
  expect(await patient.send(messageTo('phone'))).toMatchObject({ kind: 'busy' })
  expect(fcm.asked.length).toBeGreaterThan(1)
})

test('a message without an answer in time may have arrived', async () => {
  const hasty = await open({ timeoutMs: 200 })
  fcm.fail('phone', 'hang')
  expect(await hasty.send(messageTo('phone'))).toEqual({ kind: 'unknown', reason: 'timeout' })
  fcm.fail('phone', 'cut')
  expect(await hasty.send(messageTo('phone'))).toMatchObject({ kind: 'unknown' })
})

test('where nobody can be reached the message may be tried again', async () => {
  const alone = await open({ baseUrl: 'http://127.0.0.1:9' })
  expect(await alone.send(messageTo('phone'))).toMatchObject({ kind: 'busy' })
})

test('an account that Google refuses is said to be so, one that it cannot check now is tried again', async () => {
  fcm.refuseLogins(400)
  expect(await push.send(messageTo('phone'))).toMatchObject({ kind: 'account' })
  fcm.refuseLogins(503)
  expect(await push.send(messageTo('phone'))).toMatchObject({ kind: 'busy' })
  expect(fcm.asked).toEqual([])
})

test('a file that is no service account is refused in words that say why', async () => {
  const file = join(tmpdir(), `ever-after-no-account-${crypto.randomUUID()}.json`)
  await expect(readServiceAccount(file)).rejects.toThrow('cannot be read')
  await writeFile(file, 'no json')
  await expect(readServiceAccount(file)).rejects.toThrow('is not usable')
  const right = JSON.parse(await readFile(fcm.serviceAccountFile, 'utf8'))
  await writeFile(file, JSON.stringify({ ...right, private_key: 'abc' }))
  await expect(readServiceAccount(file)).rejects.toThrow('private_key: is not a private key in PEM')
  await rm(file)
})
