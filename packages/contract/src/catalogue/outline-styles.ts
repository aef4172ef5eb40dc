import type { OperatorStyle } from '../schemas/catalogue.ts'
import type { OutlinedStyles, StyleReference } from '../schemas/release.ts'
import { isSameJson } from './same-json.ts'

type Lists = Readonly<Record<string, readonly OperatorStyle[]>>

interface Outlining {
  /** What the reader has. */
  base: Lists
  styles: Lists
  /** Whether two styles are one; by default when they are the same object. */
  isSame?: (before: OperatorStyle, after: OperatorStyle) => boolean
}

/** Writes styles for a reader who has others already: what both have is only named. */
export function outlineStyles({ base, styles, isSame = Object.is }: Outlining): OutlinedStyles {
  const known = stylesById(base)
  const shorten = (style: OperatorStyle): OperatorStyle | StyleReference => {
    const before = known.get(style.id)
    if (!before || style.id === '') return style
    if (isSame(before, style)) return { same: style.id }
    if (style.order === undefined || !isSameJson({ ...before, order: style.order }, style)) return style
    return { same: style.id, order: style.order }
  }
  const lists = Object.entries(styles).map(([category, list]) => [category, list.map(shorten)])
  return Object.fromEntries(lists)
}

/** Puts the styles that the reader has in the places where they are only named. */
export function fillOutline({
  base,
  outline,
}: {
  base: Lists
  outline: OutlinedStyles
}): Record<string, OperatorStyle[]> {
  const known = stylesById(base)
  const fill = (entry: OperatorStyle | StyleReference): OperatorStyle => {
    if (!('same' in entry)) return entry
    const style = known.get(entry.same)
    if (!style) throw new Error(`An outline names ${entry.same}, which is not known.`)
    return withOrder(style, entry)
  }
  const lists = Object.entries(outline).map(([category, list]) => [category, list.map(fill)])
  return Object.fromEntries(lists)
}

/** A style in the place that a reference gives it; the same object when that is its own. */
export function withOrder(style: OperatorStyle, { order }: Pick<StyleReference, 'order'>): OperatorStyle {
  return order === undefined || order === style.order ? style : { ...style, order }
}

function stylesById(styles: Lists): Map<string, OperatorStyle> {
  return new Map(
    Object.values(styles)
      .flat()
      .map((style) => [style.id, style]),
  )
}
