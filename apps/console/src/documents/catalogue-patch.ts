import { isSameJson, type OperatorCatalogue, type OperatorStyle, operatorStyle } from '@ever-after/contract'
import * as z from 'zod/mini'

/** What makes one catalogue of another: who stands where, and the styles that differ. */
export const cataloguePatch = z.object({
  outline: z.record(z.string(), z.array(z.string())),
  changed: z.record(z.string(), operatorStyle),
  /** Order numbers that differ, by id; a style that only moved is not kept whole. */
  orders: z.record(z.string(), z.number()),
})
export type CataloguePatch = z.infer<typeof cataloguePatch>

export function makePatch({
  base,
  document,
}: {
  base: OperatorCatalogue
  document: OperatorCatalogue
}): CataloguePatch {
  const known = stylesById(base)
  const outline: CataloguePatch['outline'] = {}
  const changed: CataloguePatch['changed'] = {}
  const orders: CataloguePatch['orders'] = {}
  for (const [category, list] of Object.entries(document.styles)) {
    outline[category] = list.map(({ id }) => id)
    for (const style of list) {
      const before = known.get(style.id)
      if (before === style) continue
      const isMoved = before && isSameJson({ ...before, order: style.order }, style)
      if (isMoved && style.order !== undefined) orders[style.id] = style.order
      else changed[style.id] = style
    }
  }
  return { outline, changed, orders }
}

export function applyPatch({
  base,
  patch: { outline, changed, orders },
  categoryOrder,
}: {
  base: OperatorCatalogue
  patch: CataloguePatch
  categoryOrder: string[]
}): OperatorCatalogue {
  const known = stylesById(base)
  const styleOf = (id: string): OperatorStyle[] => {
    const style = changed[id] ?? known.get(id)
    if (!style) return []
    return [id in orders ? { ...style, order: orders[id] } : style]
  }
  const styles = Object.entries(outline).map(([category, ids]) => [category, ids.flatMap(styleOf)])
  return { styles: Object.fromEntries(styles), categoryOrder, version: base.version }
}

function stylesById({ styles }: OperatorCatalogue): Map<string, OperatorStyle> {
  return new Map(
    Object.values(styles)
      .flat()
      .map((style) => [style.id, style]),
  )
}
