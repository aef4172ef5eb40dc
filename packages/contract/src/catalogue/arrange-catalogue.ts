import type { OperatorCatalogue, OperatorStyle } from '../schemas/catalogue.ts'
import { mergeSequences } from './merge-sequences.ts'
import { withOrder } from './outline-styles.ts'
import { orderOf, type PlacedStyle, type Placement } from './place-styles.ts'

interface Arrangement {
  /** Every style of the result by its key, with the category that it goes to. */
  placed: ReadonlyMap<string, PlacedStyle>
  base: Placement
  theirs: Placement
  mine: Placement
}

/** Puts merged styles into categories, both in an order that follows both sides. */
export function arrangeCatalogue({
  placed,
  base,
  theirs,
  mine,
}: Arrangement): Pick<OperatorCatalogue, 'styles' | 'categoryOrder'> {
  const members = Map.groupBy(placed.keys(), (key) => placed.get(key)?.category ?? '')
  const categoryOrder = mergeSequences({
    base: base.categoryOrder,
    theirs: theirs.categoryOrder,
    mine: mine.categoryOrder,
    keep: new Set([...members.keys(), ...emptyCategories({ base, theirs, mine })]),
  })
  const lists = categoryOrder.map((category) => {
    const keys = mergeSequences({
      base: base.sequences.get(category) ?? [],
      theirs: theirs.sequences.get(category) ?? [],
      mine: mine.sequences.get(category) ?? [],
      keep: new Set(members.get(category)),
    })
    return [category, numbered(keys.flatMap((key) => placed.get(key)?.style ?? []))] as const
  })
  return { styles: Object.fromEntries(lists), categoryOrder }
}

/** A category that somebody just added has no style yet; one that both sides emptied is gone. */
function emptyCategories({ base, theirs, mine }: Omit<Arrangement, 'placed'>): string[] {
  const isEmptyIn = (side: Placement, name: string) => side.sequences.get(name)?.length === 0
  const names = new Set([...theirs.categoryOrder, ...mine.categoryOrder])
  return [...names].filter((name) => {
    const isWanted = (theirs.sequences.has(name) && mine.sequences.has(name)) || !base.sequences.has(name)
    return isWanted && (isEmptyIn(theirs, name) || isEmptyIn(mine, name))
  })
}

/** Order numbers stay while they agree with the list; otherwise all are counted anew. */
function numbered(styles: OperatorStyle[]): OperatorStyle[] {
  const agrees = styles.every((style, index) => index === 0 || orderOf(styles[index - 1]) <= orderOf(style))
  return agrees ? styles : styles.map((style, order) => withOrder(style, { order }))
}
