import type { Database, Db, Trx } from '../../infra/database/database.ts'
import type { Item } from './content.ts'
import { loadContent } from './load-content.ts'
import type { Current, Shelf } from './shelves.ts'

interface Reading {
  database: Database
  /** The transaction to read in. */
  trx?: Trx
}

/** What is in force on a shelf. Only which release that is gets asked every time. */
export async function readCurrent<T extends Item>(
  { database, trx }: Reading,
  shelf: Shelf<T>,
): Promise<Current<T>> {
  const db: Db | Trx = trx ?? database.db
  const found = db.selectFrom('catalogues').select(['release_id', 'version']).where('name', '=', shelf.name)
  const row = shelf.copies ? await found.executeTakeFirst() : await found.executeTakeFirstOrThrow()
  if (!row && shelf.copies) return { ...(await readCurrent({ database, trx }, shelf.copies)), isCopy: true }
  if (!row?.release_id) throw new Error(`The document ${shelf.name} was not adopted yet.`)
  const last = shelf.read.get(database)
  if (last?.releaseId === row.release_id) return last
  const release = await db
    .selectFrom('releases')
    .select('outline')
    .where('id', '=', row.release_id)
    .executeTakeFirstOrThrow()
  const content = await loadContent(db, shelf, { stored: release.outline, known: last?.content })
  const current = { releaseId: row.release_id, version: row.version, content, isCopy: false }
  shelf.read.set(database, current)
  return current
}
