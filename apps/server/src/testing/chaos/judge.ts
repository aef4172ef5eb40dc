import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient, getStyleApplication, listStyleApplications } from '@ever-after/contract'
import { sql } from 'kysely'
import type { Database } from '../../infra/database/database.ts'
import { findFaults } from '../books/read-books.ts'
import { type Cluster, clusterUrl } from './cluster.ts'
import type { Promised } from './couple.ts'

/** What must be empty after all the killing; each loss is named. */
export interface Verdict {
  lostDevices: string[]
  lostPhotos: string[]
  lostCreations: string[]
  lostPictures: string[]
  deletedButThere: string[]
  paidTwice: string[]
  unended: string[]
  /** Creations whose job is not done. */
  jobsLeft: string[]
  faultsInTheBooks: Record<string, unknown[]>
  surprises: string[]
}

interface Evidence {
  cluster: Pick<Cluster, 'fetch'>
  database: Database
  dataFolder: string
  promised: Promised
}

/** Compares everything that was said yes to with what is there. */
export async function judge({ cluster, database, dataFolder, promised }: Evidence): Promise<Verdict> {
  const { db } = database
  const rows = await db.selectFrom('creations').select(['id', 'device_id', 'status', 'master_key']).execute()
  const creations = new Map(rows.map((row) => [row.id, row]))
  const photos = new Map((await db.selectFrom('photos').selectAll().execute()).map((row) => [row.id, row]))
  const deleted = new Set(promised.deleted)
  const kept = promised.creations.filter(({ id }) => !deleted.has(id))
  const isStored = (key: string) =>
    access(join(dataFolder, 'objects', key)).then(
      () => true,
      () => false,
    )
  return {
    lostDevices: await filter(promised.tokens, async (token) => !(await answers(cluster, { token }))),
    lostPhotos: await filter(
      promised.photos.flatMap(({ ids }) => ids),
      async (id) => !(await isStored(photos.get(id)?.object_key ?? 'none')),
    ),
    lostCreations: await filter(kept, async (one) => !(await answers(cluster, one))).then((lost) =>
      lost.map(({ id }) => id),
    ),
    lostPictures: await filter(
      rows.flatMap(({ master_key }) => (master_key ? [master_key] : [])),
      async (key) => !(await isStored(key)),
    ),
    deletedButThere: promised.deleted.filter((id) => creations.has(id)),
    paidTwice: await findPaidTwice(database, promised),
    unended: rows.flatMap(({ id, status }) => (status === 'pending' || status === 'processing' ? [id] : [])),
    jobsLeft: await findJobs(database),
    faultsInTheBooks: await findFaults(db),
    surprises: promised.surprises,
  }
}

/** Whether the server still knows a device, or a picture of it that has ended. */
async function answers(
  cluster: Pick<Cluster, 'fetch'>,
  { token, id }: { token: string; id?: string },
): Promise<boolean> {
  const call = createClient({ baseUrl: clusterUrl, fetch: cluster.fetch, token: () => token })
  try {
    if (id === undefined) return Array.isArray(await call(listStyleApplications, {}))
    const { status } = await call(getStyleApplication, { params: { id } })
    return status === 'completed' || status === 'failed'
  } catch {
    return false
  }
}

/**
 * A wish was asked for again and again with one key until it was answered; whoever paid for more than the answers, paid
 * twice. The last wish of a couple may have been taken without an answer.
 */
async function findPaidTwice({ db }: Database, { creations }: Promised): Promise<string[]> {
  const { rows } = await sql<{ id: string; creation_id: string; key: string }>`
    select device_id as id, creation_id, idempotency_keys.key from ledger_entries
    left join idempotency_keys on reply ->> 'id' = creation_id::text
    where kind = 'reserve'`.execute(db)
  const answered = new Map(creations.map(({ id, key }) => [key, id]))
  const wrong = rows.filter(({ key, creation_id }) => {
    const id = answered.get(key)
    return !key || (id !== undefined && id !== creation_id)
  })
  return wrong.map(({ creation_id }) => creation_id)
}

async function findJobs({ db }: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select data ->> 'creationId' as id from pgboss.job where name = 'creation' and state <> 'completed'`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

async function filter<T>(items: readonly T[], isWanted: (item: T) => Promise<boolean>): Promise<T[]> {
  const wanted: T[] = []
  for (const item of items) if (await isWanted(item)) wanted.push(item)
  return wanted
}
