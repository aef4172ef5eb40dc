import { request } from 'node:http'
import { applyStyle, getStyleApplication, listStyleApplications } from '@ever-after/contract'
import { expect, test } from 'vitest'
import { applyBody, changesLeft, untilEnded } from './testing/make-creations.ts'
import { uploadPortraits } from './testing/make-photos.ts'
import { startTestServer } from './testing/start-server.ts'
import { useChildServers } from './testing/use-child-servers.ts'

const { start, database } = useChildServers()
const tags = ['slow']

test('a server asked to stop says so, answers until nobody asks it any more, and hears out who still sends', {
  tags,
}, async () => {
  const server = await start({ DRAIN_NOTICE_SECONDS: '1.5' })
  const { call } = await server.newDevice()
  const { finish, status } = beginRegistration(server.origin)
  const stopped = server.stop()
  await expect.poll(async () => (await fetch(`${server.origin}/readyz`)).status).toBe(503)
  const answers = []
  for (let asked = 0; asked < 5; asked++) {
    const { status, headers } = await fetch(`${server.origin}/healthz`)
    answers.push([status, headers.get('connection')])
  }
  expect(answers).toEqual(Array(5).fill([200, 'close']))
  expect(await call(listStyleApplications, {})).toEqual([])
  await expect.poll(() => fetch(`${server.origin}/healthz`).catch(() => 'nobody')).toBe('nobody')
  finish()
  expect(await status).toBe(200)
  expect(await stopped).toBe(0)
})

/** Sends the first half of a registration; `finish` sends the other. */
function beginRegistration(origin: string): { finish(): void; status: Promise<number | undefined> } {
  const body = JSON.stringify({ deviceId: `test-${crypto.randomUUID()}`, appVersion: '1' })
  const sending = request(`${origin}/api/auth/register-device`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length },
  })
  const status = new Promise<number | undefined>((resolve, reject) => {
    sending.on('response', ({ statusCode }) => resolve(statusCode))
    sending.on('error', reject)
  })
  sending.write(body.slice(0, 10))
  return { status, finish: () => sending.end(body.slice(10)) }
}

test('a picture that takes longer than the server may wait is handed on, as often as it takes', {
  tags,
  timeout: 60_000,
}, async () => {
  const slow = { LIGHT_ENGINE_JOB_MS: '20000', DRAIN_SECONDS: '0.3' }
  let server = await start(slow)
  const { token, call: ask } = await server.newDevice()
  const { id } = await ask(applyStyle, { body: applyBody(await uploadPortraits({ call: ask })) })
  const allStops = process.env.FULL ? 3 : 2
  for (let stops = 1; stops <= allStops; stops++) {
    const { clientOf } = server
    const status = async () => (await clientOf(token)(getStyleApplication, { params: { id } })).status
    await expect.poll(status, { timeout: 10_000 }).toBe('processing')
    expect(await server.stop()).toBe(0)
    if (stops < allStops) server = await start(slow)
  }
  const last = await startTestServer({ database: database() })
  const call = last.clientOf(token)
  expect((await untilEnded({ call }, id, 20_000)).status).toBe('completed')
  expect(await changesLeft({ call })).toBe(4)
  await last.close()
})
