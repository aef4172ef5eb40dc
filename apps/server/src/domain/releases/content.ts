/** One style or dress, as far as its storage looks inside; it is never changed in place. */
export interface Item {
  id: string
  isPopular?: boolean
}

/** A document without its version. */
export interface Content<T extends Item> {
  lists: readonly { name: string; items: readonly T[] }[]
  order: readonly string[]
}

export function itemsOf<T extends Item>({ lists }: Content<T>): T[] {
  return lists.flatMap(({ items }) => items)
}
