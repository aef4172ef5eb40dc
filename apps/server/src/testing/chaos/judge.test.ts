import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  applyStyle,
  createClient,
  deleteStyleApplication,
  listStyleApplications,
  registerDevice,
} from '@ever-after/contract'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { noFaults } from '../books/read-books.ts'
import { freshDatabase } from '../fresh-database.ts'
import { applyBody, untilEnded, untilHandled } from '../make-creations.ts'
import { uploadPortraits } from '../make-photos.ts'
import { startTestServer } from '../start-server.ts'
import { clusterUrl } from './cluster.ts'
import type { Promised } from './couple.ts'
import { judge } from './judge.ts'
import { nothingLost } from './run-chaos.ts'

const clean = { ...nothingLost, faultsInTheBooks: noFaults }

/** A couple of which everything was kept: three pictures, one of them deleted again. */
async function liveOnce() {
  const fresh = await freshDatabase()
  const server = await startTestServer({ database: fresh })
  onTestFinished(async () => {
    await server.close()
    await fresh.remove()
  })
  const { database } = server.services
  const { token } = await server.anonymous(registerDevice, {
    body: { deviceId: `test-${randomUUID()}`, appVersion: '1' },
  })
  const call = createClient({ baseUrl: `${server.origin}/api`, token: () => token })
  const photos = await uploadPortraits({ call })
  const promised: Promised = {
    tokens: [token],
    photos: [{ token, ids: Object.values(photos) }],
    creations: [],
    deleted: [],
    surprises: [],
  }
  for (const partner2Attire of ['dress', 'suit'] as const) {
    const key = randomUUID()
    const body = applyBody(photos, { partner2Attire })
    const { id } = await call(applyStyle, { body, idempotencyKey: key })
    promised.creations.push({ token, id, key })
    await untilEnded({ call }, id)
    await untilHandled(server, id)
  }
  const [gone, kept] = promised.creations.map(({ id }) => id)
  await call(deleteStyleApplication, { params: { id: gone } })
  promised.deleted.push(gone)
  const cluster = {
    fetch: (input: Parameters<typeof fetch>[0], init?: RequestInit) =>
      fetch(String(input).replace(clusterUrl, `${server.origin}/api`), init),
  }
  return {
    kept,
    gone,
    photos,
    call,
    promised,
    db: database.db,
    fileOf: (key: string) => join(fresh.dataFolder, 'objects', key),
    verdict: () => judge({ cluster, database, dataFolder: fresh.dataFolder, promised }),
  }
}

test('where nothing was lost the verdict is clean, deleted pictures included', {
  tags: ['slow'],
}, async () => {
  const { verdict, call } = await liveOnce()
  expect(await verdict()).toEqual(clean)
  expect(await call(listStyleApplications, {})).toHaveLength(1)
})

test('an acknowledged wish that is gone is named, and so is a device', { tags: ['slow'] }, async () => {
  const { verdict, db, kept, promised } = await liveOnce()
  await sql`delete from creations where id = ${kept}`.execute(db)
  expect(await verdict()).toEqual({ ...clean, lostCreations: [kept] })
  promised.tokens.push('nobody')
  expect(await verdict()).toMatchObject({ lostDevices: ['nobody'] })
})

test('photos and pictures whose file is gone are named', { tags: ['slow'] }, async () => {
  const { verdict, db, kept, photos, fileOf } = await liveOnce()
  const key = `photos/${photos.partner1PhotoId}.jpg`
  const { rows } = await sql<{
    key: string
  }>`select master_key as key from creations where id = ${kept}`.execute(db)
  for (const lost of [key, rows[0].key]) await rm(fileOf(lost))
  expect(await verdict()).toEqual({
    ...clean,
    lostPhotos: [photos.partner1PhotoId],
    lostPictures: [rows[0].key],
  })
})

test('a picture that was deleted and is there again is named', { tags: ['slow'] }, async () => {
  const { verdict, kept, promised } = await liveOnce()
  promised.deleted.push(kept)
  expect(await verdict()).toEqual({ ...clean, deletedButThere: [kept] })
})

test('a unit that was taken for no answered wish is named', { tags: ['slow'] }, async () => {
  const { verdict, db } = await liveOnce()
  const second = randomUUID()
  await sql`
    insert into ledger_entries (device_id, bucket, period, kind, amount, reason, creation_id, created_at)
    select device_id, bucket, period, entry.kind, entry.amount, 'creation', ${second}, now()
    from balances, (values ('reserve', -1), ('commit', 0)) as entry (kind, amount)
    where bucket = 'welcome'`.execute(db)
  expect(await verdict()).toEqual({ ...clean, paidTwice: [second] })
})

test('a wish that was answered as one creation and paid as another is named', {
  tags: ['slow'],
}, async () => {
  const { verdict, kept, promised } = await liveOnce()
  const [first, second] = promised.creations
  promised.creations = [first, { ...second, id: first.id }]
  expect(await verdict()).toMatchObject({ paidTwice: [kept] })
})

test('a unit that vanished from the books is named', { tags: ['slow'] }, async () => {
  const { verdict, db } = await liveOnce()
  await sql`update balances set balance = balance - 1 where balance > 0`.execute(db)
  const { faultsInTheBooks } = await verdict()
  expect(faultsInTheBooks).not.toEqual(noFaults)
  expect(faultsInTheBooks.balanceIsNotTheSum).not.toEqual([])
})

test('a picture and a job that never ended are named', { tags: ['slow'] }, async () => {
  const { verdict, db, kept } = await liveOnce()
  await sql`update creations set status = 'processing' where id = ${kept}`.execute(db)
  await sql`update pgboss.job set state = 'active' where data ->> 'creationId' = ${kept}`.execute(db)
  expect(await verdict()).toMatchObject({ unended: [kept], jobsLeft: [kept], lostCreations: [kept] })
})
