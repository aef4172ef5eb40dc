import { type Content, type Item, itemsOf } from './content.ts'
import { hashItem } from './hash-item.ts'

export interface Difference {
  added: number
  changed: number
  removed: number
}

/** How many items came, went, or are another text or in another list than before. */
export function countDifference(before: Content<Item>, after: Content<Item>): Difference {
  const [old, now] = [fingerprints(before), fingerprints(after)]
  let changed = 0
  for (const [id, print] of old) if (now.has(id) && now.get(id) !== print) changed += 1
  const missingIn = (there: ReadonlyMap<string, string>, from: ReadonlyMap<string, string>) =>
    [...from.keys()].filter((id) => !there.has(id)).length
  return { added: missingIn(old, now), changed, removed: missingIn(now, old) }
}

/** Whether more than half of what was there is gone. */
export function isWipe(before: Content<Item>, { removed }: Difference): boolean {
  return removed * 2 > itemsOf(before).length
}

function fingerprints({ lists }: Content<Item>): Map<string, string> {
  return new Map(
    lists.flatMap(({ name, items }) => items.map((item) => [item.id, `${hashItem(item)} ${name}`] as const)),
  )
}
