import { applyStyle, getStyleApplication } from '@ever-after/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ChildServer, startChildServer } from './testing/child-server.ts'
import { type FreshDatabase, freshDatabase } from './testing/fresh-database.ts'
import { applyBody, untilEnded } from './testing/make-creations.ts'
import { uploadPortraits } from './testing/make-photos.ts'

let fresh: FreshDatabase
const children: ChildServer[] = []
beforeEach(async () => {
  fresh = await freshDatabase()
})
afterEach(async () => {
  for (const child of children.splice(0)) await child.kill()
  await fresh.remove()
})

const start = async (env: Record<string, string>) => {
  const child = await startChildServer(fresh, env)
  children.push(child)
  return child
}

test.runIf(process.env.TEST_DATABASE_URL)(
  'on a database server one process answers, another draws, and two that answer share their limits',
  { timeout: 60_000 },
  async () => {
    const limits = { BROWSER_REGISTRATIONS_PER_HOUR: '3' }
    const one = await start({ ROLE: 'http', ...limits })
    const two = await start({ ROLE: 'http', ...limits })
    const { token, call } = await one.newDevice()
    const { id } = await call(applyStyle, { body: applyBody(await uploadPortraits({ call })) })
    expect((await call(getStyleApplication, { params: { id } })).status).toBe('pending')
    await start({ ROLE: 'worker' })
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
  },
)

test('a wrong setting or a taken port keeps the server from starting with one sentence', async () => {
  await expect(startChildServer(fresh, { PORT: 'eighty' })).rejects.toThrow(/cannot start.*PORT/s)
  const first = await start({})
  const { port } = new URL(first.origin)
  const other = await freshDatabase()
  await expect(startChildServer(other, { PORT: port })).rejects.toThrow('Stop the other program, or set PORT')
  await other.remove()
})
