import type { DeviceCatalogue, Style } from '@ever-after/contract'

const perCategory = 3

/** The first styles of each category in turn, so that every few pictures show all of them. */
export function showcaseOf({ styles, categoryOrder }: DeviceCatalogue): Style[] {
  const categories = categoryOrder.map((name) =>
    (styles[name] ?? []).filter(({ variations }) => variations.length > 0),
  )
  return Array.from({ length: perCategory }, (_, turn) => categories.flatMap((all) => all[turn] ?? [])).flat()
}
