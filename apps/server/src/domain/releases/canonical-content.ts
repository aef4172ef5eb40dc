import { z } from 'zod'
import type { Content, Item } from './content.ts'
import { isHashed } from './hash-item.ts'
import type { Shelf } from './shelves.ts'

/** Every item with its keys in the order of its schema, so that an equal one has an equal hash. */
export function canonicalContent<T extends Item>(
  { item: schema }: Shelf<T>,
  { lists, order }: Content<T>,
): Content<T> {
  const canonical = (item: T) => (isHashed(item) ? item : z.parse(schema, item))
  return { lists: lists.map(({ name, items }) => ({ name, items: items.map(canonical) })), order }
}
