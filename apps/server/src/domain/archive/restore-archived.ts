import type { ArchiveEntry, OperatorStyle, restoreArchivedBody, Saved } from '@ever-after/contract'
import type { z } from 'zod'
import type { Services } from '../../infra/services.ts'
import { type OperatorActor, Refusal } from '../access/index.ts'
import { type Content, itemsOf, saveContent, shelves } from '../releases/index.ts'
import { viewEntry } from './view-entry.ts'

/** Puts archived styles back at the end of their categories, which are made again where they are gone. */
export async function restoreArchived(
  services: Pick<Services, 'database' | 'clock' | 'random'>,
  { by }: OperatorActor,
  { catalogue, ids, baseVersion }: z.output<typeof restoreArchivedBody>,
): Promise<Saved> {
  const wanted = [...new Set(ids)]
  const release = await saveContent(services, shelves[catalogue], {
    saving: { baseVersion, action: 'unarchived', by },
    async change({ content }, trx) {
      const rows = await trx.deleteFrom('archive_entries').where('id', 'in', wanted).returningAll().execute()
      if (rows.length < wanted.length) throw new Refusal('not_found')
      const places = new Map(wanted.map((id, place) => [id, place]))
      const placeOf = ({ id }: { id: string }) => places.get(id) ?? 0
      const entries = rows.map(viewEntry).toSorted((one, other) => placeOf(one) - placeOf(other))
      return withEntries(content, entries, () => services.random.uuid())
    },
  })
  return { success: true, version: release.version, release }
}

/** A style that came back another way in the meantime is there twice then, the second time under a new id. */
function withEntries(
  content: Content<OperatorStyle>,
  entries: readonly ArchiveEntry[],
  newId: () => string,
): Content<OperatorStyle> {
  const lists = new Map(content.lists.map(({ name, items }) => [name, [...items]]))
  const ids = new Set(itemsOf(content).map(({ id }) => id))
  for (const { style, category } of entries) {
    const list = lists.get(category) ?? []
    const id = ids.has(style.id) ? newId() : style.id
    ids.add(id)
    lists.set(category, [...list, { ...style, id, order: nextOrder(list) }])
  }
  return {
    lists: [...lists].map(([name, items]) => ({ name, items })),
    order: [...new Set([...content.order, ...entries.map(({ category }) => category)])],
  }
}

function nextOrder(styles: readonly OperatorStyle[]): number {
  return styles.reduce((highest, { order }, index) => Math.max(highest, order ?? index), -1) + 1
}
