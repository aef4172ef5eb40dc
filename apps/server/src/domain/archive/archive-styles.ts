import type { ArchiveEntry, archiveStylesBody, archiveStylesReply, OperatorStyle } from '@ever-after/contract'
import type { Insertable } from 'kysely'
import type { z } from 'zod'
import type { Trx } from '../../infra/database/database.ts'
import type { Tables } from '../../infra/database/tables.ts'
import type { Services } from '../../infra/services.ts'
import { type OperatorActor, Refusal } from '../access/index.ts'
import { type Content, saveContent, shelves } from '../releases/index.ts'
import { viewEntry } from './view-entry.ts'

type Needed = Pick<Services, 'database' | 'clock' | 'random'>
type Row = Insertable<Tables['archive_entries']>

/** Takes styles out of a catalogue and keeps them, both or neither. */
export async function archiveStyles(
  services: Needed,
  { by }: OperatorActor,
  { catalogue, styleIds, reason, ...saving }: z.output<typeof archiveStylesBody>,
): Promise<z.output<typeof archiveStylesReply>> {
  const wanted = new Set(styleIds)
  const entries: ArchiveEntry[] = []
  const release = await saveContent(services, shelves[catalogue], {
    saving: { ...saving, action: 'archived', by, note: reason },
    async change({ content }, trx) {
      const taken = takenFrom(content, wanted)
      if (taken.length < wanted.size) throw new Refusal('unknown_style')
      const common = { reason: reason ?? null, archived_at: services.clock.now(), archived_by: by }
      const rows = taken.map(({ style, category }, place) => ({
        id: services.random.uuid(),
        style: JSON.stringify(style),
        category,
        place,
        ...common,
      }))
      await store(trx, rows)
      entries.push(...rows.map(viewEntry))
      return without(content, wanted)
    },
  })
  return { success: true, version: release.version, release, entries }
}

function takenFrom({ lists }: Content<OperatorStyle>, wanted: ReadonlySet<string>) {
  return lists.flatMap(({ name, items }) =>
    items.filter(({ id }) => wanted.has(id)).map((style) => ({ style, category: name })),
  )
}

/** A category whose last style went goes with it. */
function without(
  { lists, order }: Content<OperatorStyle>,
  taken: ReadonlySet<string>,
): Content<OperatorStyle> {
  const left = lists
    .map(({ name, items }) => ({ name, all: items.length, items: items.filter(({ id }) => !taken.has(id)) }))
    .filter(({ all, items }) => items.length > 0 || all === 0)
  const names = new Set(left.map(({ name }) => name))
  return {
    lists: left.map(({ name, items }) => ({ name, items })),
    order: order.filter((name) => names.has(name)),
  }
}

/** PostgreSQL takes 65,535 values in one statement. */
async function store(trx: Trx, rows: Row[]): Promise<void> {
  const atOnce = 1000
  for (let from = 0; from < rows.length; from += atOnce)
    await trx
      .insertInto('archive_entries')
      .values(rows.slice(from, from + atOnce))
      .execute()
}
