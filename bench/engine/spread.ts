/** `count` items at equal distances, so that they stand for all of them. */
export function spread<Item>(items: readonly Item[], count: number): Item[] {
  const taken = Math.min(count, items.length)
  return Array.from({ length: taken }, (_, index) => items[Math.floor((index * items.length) / taken)])
}
