import { sql } from 'kysely'
import type { Trx } from '../../infra/database/database.ts'
import type { Item } from './content.ts'
import type { Shelf } from './shelves.ts'

/** Lets nobody else change the document until the transaction ends; a copy and what it copies have one lock. */
export async function lockShelf<T extends Item>(trx: Trx, { name, copies }: Shelf<T>): Promise<void> {
  const key = `catalogue ${copies?.name ?? name}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx)
}
