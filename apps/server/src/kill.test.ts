import { applyStyle, getStyleApplication, listStyleApplications } from '@ever-after/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from './infra/database/database.ts'
import { openDatabase } from './infra/database/open-database.ts'
import type { ChildServer } from './testing/child-server.ts'
import { freshEmbedded } from './testing/fresh-database.ts'
import { applyBody, changesLeft, untilEnded } from './testing/make-creations.ts'
import { uploadPortraits } from './testing/make-photos.ts'
import { startTestServer } from './testing/start-server.ts'
import { useChildServers } from './testing/use-child-servers.ts'

/** On a database server the dead worker's heartbeat has to run out first. */
const patienceMs = 60_000

const { start, database } = useChildServers()

test('a server killed in the middle of its jobs ends every accepted one after it starts again', {
  timeout: 120_000,
  tags: ['slow'],
}, async () => {
  const first = await start({ LIGHT_ENGINE_JOB_MS: '1500' })
  const devices = [await first.newDevice(), await first.newDevice()]
  const accepted: { token: string; id: string }[] = []
  for (const { token, call } of devices) {
    const photos = await uploadPortraits({ call })
    for (const attire of ['dress', 'suit'] as const) {
      const body = applyBody(photos, { partner2Attire: attire })
      accepted.push({ token, id: (await call(applyStyle, { body })).id })
    }
  }
  await expect.poll(() => statusOf(first, accepted[0]), { timeout: 20_000 }).toBe('processing')
  await first.kill()

  const second = await startTestServer({ database: database() })
  const ended = await Promise.all(
    accepted.map(({ token, id }) => untilEnded({ call: second.clientOf(token) }, id, patienceMs)),
  )
  expect(ended.map(({ status }) => status)).toEqual(Array(4).fill('completed'))
  for (const { token } of devices) {
    const call = second.clientOf(token)
    expect(await call(listStyleApplications, {})).toHaveLength(2)
    expect(await changesLeft({ call })).toBe(3)
  }
  await second.close()
  await expectHonestLedger(4)
})

test('a server killed again and again while it is asked for pictures never charges for one it did not make', {
  timeout: 180_000,
  tags: ['slow'],
}, async () => {
  let server = await start({ LIGHT_ENGINE_JOB_MS: '300' })
  const { token, call } = await server.newDevice()
  const photos = await uploadPortraits({ call })
  const ids: string[] = []
  for (let round = 0; round < (process.env.FULL ? 3 : 1); round++) {
    const asks = ['dress', 'suit'].map((attire) =>
      server
        .clientOf(token)(applyStyle, {
          body: applyBody(photos, {
            partner1Attire: attire as 'dress',
            partner2Attire: round % 2 ? 'suit' : 'dress',
          }),
        })
        .then(({ id }) => ids.push(id))
        // The answer of a killed server is lost; what it had accepted shows in the history.
        .catch(() => undefined),
    )
    await new Promise((resolve) => setTimeout(resolve, 20 + round * 150))
    await server.kill()
    await Promise.all(asks)
    server = await start({ LIGHT_ENGINE_JOB_MS: '300' })
  }
  const items = await server.clientOf(token)(listStyleApplications, {})
  expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
  const ended = await Promise.all(
    items.map(({ id }) => untilEnded({ call: server.clientOf(token) }, id, patienceMs)),
  )
  const completed = ended.filter(({ status }) => status === 'completed').length
  expect(await changesLeft({ call: server.clientOf(token) })).toBe(5 - completed)
  expect(await server.stop()).toBe(0)
  await expectHonestLedger(completed)
})

test('a second server on the same data folder is refused and the first one goes on', {
  tags: ['slow'],
}, async () => {
  const embedded = await freshEmbedded()
  const first = await startTestServer({ database: embedded })
  await expect(start({}, embedded)).rejects.toThrow('Another server is using the data folder')
  expect((await first.fetch('/readyz')).status).toBe(200)
  await first.close()
  await embedded.remove()
})

test('a server asked to stop finishes the picture it is making', {
  timeout: 60_000,
  tags: ['slow'],
}, async () => {
  const first = await start({ LIGHT_ENGINE_JOB_MS: '1000' })
  const { token, call } = await first.newDevice()
  const body = applyBody(await uploadPortraits({ call }))
  const { id } = await call(applyStyle, { body })
  await expect.poll(() => statusOf(first, { token, id })).toBe('processing')
  expect(await first.stop()).toBe(0)
  await expectHonestLedger(1)
})

async function statusOf(server: ChildServer, { token, id }: { token: string; id: string }): Promise<string> {
  return (await server.clientOf(token)(getStyleApplication, { params: { id } })).status
}

async function expectHonestLedger(completed: number): Promise<void> {
  const { databaseUrl: url, dataFolder } = database()
  const opened: Database = await openDatabase({
    url,
    dataFolder,
    onIdleError: () => {},
  })
  const { rows } = await sql<Record<string, number>>`
    select
      (select count(*)::integer from creations where status = 'completed') as completed,
      (select count(*)::integer from creations where status in ('pending', 'processing')) as running,
      (select count(*)::integer from ledger_entries where kind = 'commit') as commits,
      (select count(*)::integer from ledger_entries where kind = 'reserve')
        - (select count(*)::integer from ledger_entries where kind in ('commit', 'return')) as unsettled,
      (select coalesce(sum(amount), 0)::integer from ledger_entries) as entries,
      (select coalesce(sum(balance), 0)::integer from balances) as balances`.execute(opened.db)
  await opened.close()
  expect(rows[0]).toMatchObject({ completed, commits: completed, running: 0, unsettled: 0 })
  expect(rows[0].balances).toBe(rows[0].entries)
}
