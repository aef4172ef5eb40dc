import type { OperatorCatalogue } from '../schemas/catalogue.ts'
import { placeStyles } from './place-styles.ts'

/** Gives styles without an id the one that the style of the same name has, so that a file from elsewhere changes styles and does not replace them (decision A31). */
export function adoptIds({
  from,
  to,
}: {
  from: OperatorCatalogue
  to: OperatorCatalogue
}): OperatorCatalogue {
  const taken = new Set([...placeStyles(to).byKey.values()].map(({ style }) => style.id))
  const known = new Map<string, string>()
  for (const { style } of placeStyles(from).byKey.values())
    if (style.id && !taken.has(style.id) && !known.has(style.styleName)) known.set(style.styleName, style.id)
  const styles = Object.entries(to.styles).map(([category, list]) => [
    category,
    list.map((style) => {
      const id = style.id ? undefined : known.get(style.styleName)
      if (!id) return style
      known.delete(style.styleName)
      return { ...style, id }
    }),
  ])
  return { ...to, styles: Object.fromEntries(styles) }
}
