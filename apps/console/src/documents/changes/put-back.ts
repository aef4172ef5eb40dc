import type { OperatorCatalogue } from '@ever-after/contract'
import { reorderCategories } from './categories.ts'
import { reorderStyles } from './reorder-styles.ts'
import { stylesIn } from './styles-in.ts'

interface PutBack {
  document: OperatorCatalogue
  before: OperatorCatalogue
  styleIds: readonly string[]
}

/** Moves styles that came back at the end of their categories to where they stood before, after the same neighbour. */
export function putBack({ document, before, styleIds }: PutBack): OperatorCatalogue {
  const back = new Set(styleIds)
  const touched = Object.keys(before.styles).filter((category) =>
    before.styles[category].some(({ id }) => back.has(id)),
  )
  const placed = touched.reduce((current, category) => {
    const order = weave({
      before: stylesIn(before, category).map(({ id }) => id),
      now: stylesIn(current, category).map(({ id }) => id),
      moving: back,
    })
    return reorderStyles(current, { category, styleIds: order })
  }, document)
  const order = weave({
    before: before.categoryOrder,
    now: placed.categoryOrder,
    moving: new Set(touched),
  })
  return reorderCategories(placed, order)
}

interface Weave {
  before: readonly string[]
  now: readonly string[]
  moving: ReadonlySet<string>
}

/** The names of `now`, those that move behind the one that they stood behind before. */
function weave({ before, now, moving }: Weave): string[] {
  const order = now.filter((name) => !moving.has(name))
  for (const name of before) {
    if (!moving.has(name) || !now.includes(name)) continue
    const neighbour = before.slice(0, before.indexOf(name)).findLast((other) => order.includes(other))
    order.splice(neighbour === undefined ? 0 : order.indexOf(neighbour) + 1, 0, name)
  }
  return [...order, ...now.filter((name) => !order.includes(name))]
}
