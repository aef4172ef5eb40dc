import { hash } from 'node:crypto'
import type { Content, Item } from './content.ts'

/** What a release stores of its own: the hashes of its lists, by name, and the order. */
export interface Outline {
  lists: [name: string, hash: string][]
  order: string[]
}

interface Part {
  hash: string
  body: string
}

/** Items are never changed in place, so that one of many that a save left alone is hashed once only. */
const hashes = new WeakMap<Item, string>()

/** The name under which an item is stored. */
export function hashItem(item: Item): string {
  const known = hashes.get(item)
  if (known !== undefined) return known
  const found = hashText(JSON.stringify(item))
  hashes.set(item, found)
  return found
}

/** Keeps the hash under which an item was found; a later schema may write it in another way. */
export function rememberHash(item: Item, found: string): void {
  hashes.set(item, found)
}

/** Only what was checked or loaded is hashed, and both are written as the schema has it. */
export function isHashed(item: Item): boolean {
  return hashes.has(item)
}

export function outlineOf({ lists, order }: Content<Item>): Outline {
  return { lists: lists.map(({ name, items }) => [name, listPart(items).hash]), order: [...order] }
}

/** What has to be stored for a content where another one is stored already. */
export function partsOf(content: Content<Item>, stored: Content<Item> | undefined): Part[] {
  const known = new Set(stored?.lists.flatMap(({ items }) => items.map(hashItem)))
  for (const { items } of stored?.lists ?? []) known.add(listPart(items).hash)
  const parts = new Map<string, Part>()
  for (const { items } of content.lists) {
    const list = listPart(items)
    if (known.has(list.hash)) continue
    parts.set(list.hash, list)
    for (const item of items) {
      const name = hashItem(item)
      if (!known.has(name)) parts.set(name, { hash: name, body: JSON.stringify(item) })
    }
  }
  return [...parts.values()]
}

function listPart(items: readonly Item[]): Part {
  const body = JSON.stringify(items.map(hashItem))
  return { hash: hashText(body), body }
}

/** The name of a text. */
export function hashText(text: string): string {
  return hash('sha256', text, 'base64url')
}
