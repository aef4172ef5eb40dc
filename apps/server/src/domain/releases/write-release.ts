import type { Release, ReleaseAction } from '@ever-after/contract'
import type { Trx } from '../../infra/database/database.ts'
import { type Content, type Item, itemsOf } from './content.ts'
import type { Difference } from './count-difference.ts'
import { outlineOf } from './hash-item.ts'
import type { Shelf } from './shelves.ts'
import { storeParts } from './store-parts.ts'
import { viewRelease } from './view-release.ts'

interface Writing<T extends Item> {
  id: string
  content: Content<T>
  /** What is in force now, when anything is. */
  stored: Content<T> | undefined
  difference: Difference
  version: string
  savedAt: Date
  savedBy: string | null
  action: ReleaseAction
  note: string | null
  /** The release of which the document was a copy until now. */
  copied?: string
}

/** Stores a release and puts it in force; the shelf is locked. */
export async function writeRelease<T extends Item>(
  trx: Trx,
  { name }: Shelf<T>,
  { id, content, stored, difference, version, savedAt, savedBy, action, note, copied }: Writing<T>,
): Promise<Release> {
  await storeParts(trx, { catalogue: name, content, stored })
  const { last } = await trx
    .selectFrom('releases')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('catalogue', '=', name)
    .executeTakeFirstOrThrow()
  const items = itemsOf(content)
  const row = await trx
    .insertInto('releases')
    .values({
      id,
      catalogue: name,
      number: Number(last ?? 0) + 1,
      version,
      saved_at: savedAt,
      saved_by: savedBy,
      action,
      note,
      categories: content.lists.length,
      items: items.length,
      popular: items.filter(({ isPopular }) => isPopular).length,
      ...difference,
      outline: JSON.stringify(outlineOf(content)),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const inForce = { release_id: id, version, saved_at: savedAt, document: null }
  await trx
    .insertInto('catalogues')
    .values({ name, ...inForce, base_release: copied ?? null })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(inForce))
    .execute()
  return viewRelease(row)
}
