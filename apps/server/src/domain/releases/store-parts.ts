import type { CatalogueName } from '@ever-after/contract'
import { sql } from 'kysely'
import type { Trx } from '../../infra/database/database.ts'
import type { Content, Item } from './content.ts'
import { partsOf } from './hash-item.ts'

/** One statement with all of a large catalogue would hold it in memory several times. */
const atOnce = 500

interface Storing<T extends Item> {
  catalogue: CatalogueName
  content: Content<T>
  /** A content of which every part is stored already. */
  stored: Content<T> | undefined
}

/** Stores what is not there yet; a part that is there already stays as it is. */
export async function storeParts<T extends Item>(
  trx: Trx,
  { catalogue, content, stored }: Storing<T>,
): Promise<void> {
  const parts = partsOf(content, stored)
  for (let from = 0; from < parts.length; from += atOnce) {
    const some = parts.slice(from, from + atOnce)
    const [hashes, bodies] = [some.map(({ hash }) => hash), some.map(({ body }) => body)]
    await sql`
      insert into release_parts (catalogue, hash, body)
      select ${catalogue}, hash, body from unnest(${hashes}::text[], ${bodies}::text[]) as part (hash, body)
      on conflict do nothing`.execute(trx)
  }
}
