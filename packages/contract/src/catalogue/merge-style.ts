import type { OperatorStyle } from '../schemas/catalogue.ts'
import type { PlacedStyle } from './place-styles.ts'
import { isSameJson } from './same-json.ts'

export interface ThreeSides {
  base: PlacedStyle | undefined
  theirs: PlacedStyle | undefined
  mine: PlacedStyle | undefined
}

/** What becomes of one style, as the object that a side has wherever that is possible; `conflict` when both sides wanted something else for it. */
export function mergeStyle(sides: ThreeSides): PlacedStyle | undefined | 'conflict' {
  const { base, theirs, mine } = sides
  if (!theirs || !mine) {
    const left = theirs ?? mine
    if (!base || !left) return left
    return isUnchanged(base, left) ? undefined : 'conflict'
  }
  const category = choose(
    { base: base?.category, theirs: theirs.category, mine: mine.category },
    (one, other) => one === other,
  )
  const style = choose({ base: base?.style, theirs: theirs.style, mine: mine.style }, isSameContent)
  if (!category || !style) return 'conflict'
  const order = base?.style.order === theirs.style.order ? mine.style.order : theirs.style.order
  return { category: category.value, style: withOrder(style.value, order) }
}

/** The side that changed; undefined when both did, each in its own way. */
function choose<T>(
  { base, theirs, mine }: { base: T | undefined; theirs: T; mine: T },
  isSame: (one: T, other: T) => boolean,
): { value: T } | undefined {
  if (isSame(theirs, mine)) return { value: theirs }
  if (base === undefined) return undefined
  if (isSame(base, mine)) return { value: theirs }
  return isSame(base, theirs) ? { value: mine } : undefined
}

/** A place in the category belongs to the category's order, not to what a style is. */
function isSameContent(one: OperatorStyle, other: OperatorStyle): boolean {
  return one === other || isSameJson({ ...one, order: undefined }, { ...other, order: undefined })
}

function withOrder(style: OperatorStyle, order: number | undefined): OperatorStyle {
  if (style.order === order) return style
  const { order: _, ...content } = style
  return order === undefined ? content : { ...content, order }
}

function isUnchanged(base: PlacedStyle, now: PlacedStyle): boolean {
  return base.category === now.category && isSameContent(base.style, now.style)
}
