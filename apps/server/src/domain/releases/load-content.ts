import { z } from 'zod'
import type { Db, Trx } from '../../infra/database/database.ts'
import { type Content, type Item, itemsOf } from './content.ts'
import { hashItem, rememberHash } from './hash-item.ts'
import type { Shelf } from './shelves.ts'

const outline = z.object({ lists: z.array(z.tuple([z.string(), z.string()])), order: z.array(z.string()) })
const list = z.array(z.string())

/** Puts together what a release consists of; what is known already is not read again. */
export async function loadContent<T extends Item>(
  db: Db | Trx,
  shelf: Shelf<T>,
  { stored, known }: { stored: unknown; known: Content<T> | undefined },
): Promise<Content<T>> {
  const { lists, order } = outline.parse(stored)
  const bodies = await readParts(
    db,
    shelf,
    lists.map(([, hash]) => hash),
  )
  const named = lists.map(([name, hash]) => ({ name, hashes: list.parse(JSON.parse(bodyOf(bodies, hash))) }))
  const items = new Map((known ? itemsOf(known) : []).map((item) => [hashItem(item), item]))
  const missing = [...new Set(named.flatMap(({ hashes }) => hashes))].filter((hash) => !items.has(hash))
  for (const [hash, body] of await readParts(db, shelf, missing)) {
    const item = z.parse(shelf.item, JSON.parse(body))
    rememberHash(item, hash)
    items.set(hash, item)
  }
  return {
    lists: named.map(({ name, hashes }) => ({ name, items: hashes.map((hash) => bodyOf(items, hash)) })),
    order,
  }
}

async function readParts<T extends Item>(
  db: Db | Trx,
  { name, copies }: Shelf<T>,
  hashes: string[],
): Promise<Map<string, string>> {
  if (hashes.length === 0) return new Map()
  const rows = await db
    .selectFrom('release_parts')
    .select(['hash', 'body'])
    .where('catalogue', 'in', copies ? [name, copies.name] : [name])
    .where((e) => e('hash', '=', e.fn.any(e.val(hashes))))
    .execute()
  return new Map(rows.map(({ hash, body }) => [hash, body]))
}

function bodyOf<V>(parts: ReadonlyMap<string, V>, hash: string): V {
  const body = parts.get(hash)
  if (body === undefined) throw new Error(`A release names ${hash}, which is not stored.`)
  return body
}
