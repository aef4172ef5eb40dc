// @module-tag postgres
import { applyStyle } from '@ever-after/contract'
import { expect, test } from 'vitest'
import type { ChildServer } from './testing/child-server.ts'
import { applyBody, untilEnded } from './testing/make-creations.ts'
import { uploadPortraits } from './testing/make-photos.ts'
import { openEvents } from './testing/read-events.ts'
import { useChildServers } from './testing/use-child-servers.ts'

const { start } = useChildServers()

test('on a database server one process answers, another draws and is heard, and two share their limits', {
  tags: ['slow'],
}, async () => {
  const limits = { BROWSER_REGISTRATIONS_PER_HOUR: '3' }
  const one = await start({ ROLE: 'http', ...limits })
  const two = await start({ ROLE: 'http', ...limits })
  const { token, call } = await one.newDevice()
  const { id } = await call(applyStyle, { body: applyBody(await uploadPortraits({ call })) })
  const events = await openEvents(
    { fetch: (path, init) => fetch(`${one.origin}${path}`, init) },
    { token },
    id,
  )
  expect((await events.nextState())?.status).toBe('pending')
  await start({ ROLE: 'worker' })
  expect((await events.rest()).at(-1)).toEqual({ id, status: 'completed', progress: null })
  expect((await untilEnded({ call: two.clientOf(token) }, id)).status).toBe('completed')

  const register = (server: ChildServer) =>
    fetch(`${server.origin}/api/auth/register-device`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ deviceId: `web-${crypto.randomUUID()}`, appVersion: '1' }),
    }).then(({ status }) => status)
  const statuses = []
  for (const server of [one, two, one, two]) statuses.push(await register(server))
  expect(statuses).toEqual([200, 200, 200, 429])
})
