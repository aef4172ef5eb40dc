import type { Services } from '../../infra/services.ts'
import { canonicalContent } from './canonical-content.ts'
import { type Content, type Item, itemsOf } from './content.ts'
import { lockShelf } from './lock-shelf.ts'
import type { Shelf } from './shelves.ts'
import { writeRelease } from './write-release.ts'

interface Filling<T extends Item> {
  /** What a new installation begins with. */
  ship: () => Promise<{ content: Content<T>; version: string }>
  /** What an earlier release of the server stored as one document. */
  adopt: (document: object) => Content<T>
}

/** Makes the first release of a document when there is none; answers whether the shipped one was taken. */
export async function fillShelf<T extends Item>(
  { database, clock, random }: Pick<Services, 'database' | 'clock' | 'random'>,
  shelf: Shelf<T>,
  { ship, adopt }: Filling<T>,
): Promise<boolean> {
  const shipped = await ship()
  return database.transaction(async (trx) => {
    await lockShelf(trx, shelf)
    const row = await trx
      .selectFrom('catalogues')
      .select(['document', 'version', 'saved_at'])
      .where('name', '=', shelf.name)
      .executeTakeFirst()
    if (row && !row.document) return false
    const first = row?.document
      ? { content: adopt(row.document), version: row.version, savedAt: row.saved_at }
      : { ...shipped, savedAt: clock.now() }
    const content = canonicalContent(shelf, first.content)
    await writeRelease(trx, shelf, {
      ...first,
      content,
      id: random.uuid(),
      stored: undefined,
      difference: {
        added: itemsOf(content).length,
        changed: 0,
        removed: 0,
      },
      savedBy: null,
      action: 'seeded',
      note: null,
    })
    return !row
  })
}
