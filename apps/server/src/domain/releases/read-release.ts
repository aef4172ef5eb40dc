import type { OperatorDress, OperatorStyle, Release, releaseDocument } from '@ever-after/contract'
import type { z } from 'zod'
import type { Db, Trx } from '../../infra/database/database.ts'
import type { Services } from '../../infra/services.ts'
import { Refusal } from '../access/index.ts'
import type { Content, Item } from './content.ts'
import { loadContent } from './load-content.ts'
import { readCurrent } from './read-current.ts'
import { type Shelf, shelves, toCatalogue, toDresses } from './shelves.ts'
import { viewRelease } from './view-release.ts'

/** A release with all that was in it, as it was saved. */
export async function getRelease(
  services: Pick<Services, 'database'>,
  id: string,
): Promise<z.output<typeof releaseDocument>> {
  const { db } = services.database
  const { catalogue } = await findRelease(db, id)
  if (catalogue === 'dresses') {
    const { release, content } = await readRelease<OperatorDress>(services, { shelf: shelves.dresses, id })
    return { release, document: toDresses({ content, version: release.version }) }
  }
  const { release, content } = await readRelease<OperatorStyle>(services, { shelf: shelves[catalogue], id })
  return { release, document: toCatalogue({ content, version: release.version }) }
}

/** The document that a release belongs to. */
export async function findRelease(db: Db | Trx, id: string): Promise<Pick<Release, 'catalogue'>> {
  const row = await db.selectFrom('releases').select('catalogue').where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  return row
}

/** A release of one shelf, or of the one that it copies, with its content. */
export async function readRelease<T extends Item>(
  { database }: Pick<Services, 'database'>,
  { shelf, id, trx }: { shelf: Shelf<T>; id: string; trx?: Trx },
): Promise<{ release: Release; content: Content<T> }> {
  const db = trx ?? database.db
  const row = await db
    .selectFrom('releases')
    .selectAll()
    .where('id', '=', id)
    .where('catalogue', 'in', shelf.copies ? [shelf.name, shelf.copies.name] : [shelf.name])
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  const { content: known } = await readCurrent({ database, trx }, shelf)
  return {
    release: viewRelease(row),
    content: await loadContent(db, shelf, { stored: row.outline, known }),
  }
}
