import { adoptIds, type OperatorCatalogue } from '@ever-after/contract'
import type { Random } from '../../infra/random.ts'

/** Styles of names that are known keep their ids; the others get new ones. */
export function giveIds({
  from,
  to,
  random,
}: {
  from: OperatorCatalogue
  to: OperatorCatalogue
  random: Random
}): OperatorCatalogue {
  if (!Object.values(to.styles).some((list) => list.some(({ id }) => id === ''))) return to
  const { styles } = adoptIds({ from, to })
  const named = Object.entries(styles).map(([category, list]) => [
    category,
    list.map((style) => (style.id === '' ? { ...style, id: random.uuid() } : style)),
  ])
  return { ...to, styles: Object.fromEntries(named) }
}
