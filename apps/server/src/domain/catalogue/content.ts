import type { OperatorCatalogue, OperatorStyle } from '@ever-after/contract'
import type { Content } from '../releases/index.ts'
import { withoutPopular } from './rules.ts'

/** What is stored of a catalogue: never the derived category (decision A30), and no order without its category. */
export function toContent(catalogue: OperatorCatalogue): Content<OperatorStyle> {
  const { styles, categoryOrder } = withoutPopular(catalogue)
  return {
    lists: Object.entries(styles).map(([name, items]) => ({ name, items })),
    order: [...new Set(categoryOrder)].filter((name) => Object.hasOwn(styles, name)),
  }
}
