import { archiveStylesBody, operatorStyle, restoreArchivedBody } from '@ever-after/contract'
import * as z from 'zod/mini'
import type { Services } from '../../infra/services.ts'
import { itemsOf, readCurrent, shelves } from '../releases/index.ts'

type Needed = Pick<Services, 'database'>

const namedMax = 5
const nameMaxLength = 60

const archiving = z.pick(archiveStylesBody, { catalogue: true, styleIds: true })
const restoring = z.pick(restoreArchivedBody, { ids: true })
const named = z.pick(operatorStyle, { displayName: true })

/** Names what a request wants to archive; null for a request that says nothing of it. */
export async function nameStyles({ database }: Needed, body: unknown): Promise<string | null> {
  const wanted = archiving.safeParse(body)
  if (!wanted.success) return null
  const { content } = await readCurrent({ database }, shelves[wanted.data.catalogue])
  const ids = new Set(wanted.data.styleIds)
  const styles = itemsOf(content).filter(({ id }) => ids.has(id))
  return wordsOf({ names: styles.map(({ displayName }) => displayName), count: ids.size })
}

/** Names the archived styles that a request wants to put back. */
export async function nameEntries(services: Needed, body: unknown): Promise<string | null> {
  const wanted = restoring.safeParse(body)
  if (!wanted.success) return null
  const ids = [...new Set(wanted.data.ids)]
  const first = await readEntries(services, { ids })
  return wordsOf({ names: first, count: ids.length })
}

/** Names what stands in the archive. */
export async function nameAllEntries({ database }: Needed): Promise<string | null> {
  const { count } = await database.db
    .selectFrom('archive_entries')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return wordsOf({ names: await readEntries({ database }, {}), count: Number(count) })
}

async function readEntries({ database }: Needed, { ids }: { ids?: string[] }): Promise<string[]> {
  const all = database.db
    .selectFrom('archive_entries')
    .select('style')
    .orderBy('archived_at', 'desc')
    .orderBy('place')
    .limit(namedMax)
  const rows = await (ids ? all.where('id', 'in', ids) : all).execute()
  return rows.map(({ style }) => named.parse(JSON.parse(style)).displayName)
}

function wordsOf({ names, count }: { names: readonly string[]; count: number }): string | null {
  if (names.length === 0) return null
  const shown = names.slice(0, namedMax).map((name) => name.slice(0, nameMaxLength))
  const rest = count - shown.length
  const list = [...shown, ...(rest > 0 ? [`${rest} more`] : [])].join(', ')
  return `${count} ${count === 1 ? 'style' : 'styles'}: ${list}`
}
