import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { applyStyle, getStyleApplication, listStyleApplications } from '@ever-after/contract'
import { expect, test } from 'vitest'
import { applyBody, changesLeft, untilEnded } from './testing/make-creations.ts'
import { uploadPortraits } from './testing/make-photos.ts'
import { useChildServers } from './testing/use-child-servers.ts'

const { start } = useChildServers()
const tags = ['slow']

test('a server asked to stop says so, and answers everything until nobody asks it any more', {
  tags,
}, async () => {
  const server = await start({ DRAIN_NOTICE_SECONDS: '1.5' })
  const { call } = await server.newDevice()
  const stopped = server.stop()
  await expect.poll(async () => (await fetch(`${server.origin}/readyz`)).status).toBe(503)
  const answers = []
  for (let asked = 0; asked < 5; asked++) {
    const { status, headers } = await fetch(`${server.origin}/healthz`)
    answers.push([status, headers.get('connection')])
  }
  expect(answers).toEqual(Array(5).fill([200, 'close']))
  expect(await call(listStyleApplications, {})).toEqual([])
  expect(await stopped).toBe(0)
  await expect(fetch(`${server.origin}/healthz`)).rejects.toThrow()
})

test('a request that is still being sent when the server is asked to stop gets its answer', {
  tags,
}, async () => {
  const server = await start()
  const body = JSON.stringify({ deviceId: `test-${crypto.randomUUID()}`, appVersion: '1' })
  const answer = new Promise<number | undefined>((resolve, reject) => {
    const sending = request(`${server.origin}/api/auth/register-device`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length },
    })
    sending.on('response', ({ statusCode }) => resolve(statusCode))
    sending.on('error', reject)
    sending.write(body.slice(0, 10))
    setTimeout(() => sending.end(body.slice(10)), 700)
  })
  await sleep(200)
  const stopped = server.stop()
  expect(await answer).toBe(200)
  expect(await stopped).toBe(0)
})

test('a picture that takes longer than the server may wait is handed on, as often as it takes', {
  tags,
  timeout: 60_000,
}, async () => {
  const slow = { LIGHT_ENGINE_JOB_MS: '20000', DRAIN_SECONDS: '0.3' }
  const first = await start(slow)
  const { token, call } = await first.newDevice()
  const { id } = await call(applyStyle, { body: applyBody(await uploadPortraits({ call })) })
  let server = first
  const allStops = process.env.FULL ? 3 : 2
  for (let stops = 1; stops <= allStops; stops++) {
    const ask = server.clientOf(token)
    const status = async () => (await ask(getStyleApplication, { params: { id } })).status
    await expect.poll(status, { timeout: 10_000 }).toBe('processing')
    expect(await server.stop()).toBe(0)
    server = await start(stops < allStops ? slow : {})
  }
  const last = server.clientOf(token)
  expect((await untilEnded({ call: last }, id, 20_000)).status).toBe('completed')
  expect(await changesLeft({ call: last })).toBe(4)
})
