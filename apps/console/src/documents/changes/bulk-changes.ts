import type { OperatorCatalogue } from '@ever-after/contract'
import { changeStyles } from './replace-styles.ts'
import { placedStyles } from './styles-in.ts'

/** Whether a toggle would turn the styles popular: yes, unless every one of them is. */
export function turnsPopular(document: OperatorCatalogue, styleIds: Iterable<string>): boolean {
  const wanted = new Set(styleIds)
  return placedStyles(document).some(({ style }) => wanted.has(style.id) && !style.isPopular)
}

/** When every one of the styles is popular all are turned off, otherwise all are turned on. */
export function togglePopular(document: OperatorCatalogue, styleIds: Iterable<string>): OperatorCatalogue {
  const wanted = [...styleIds]
  const isPopular = turnsPopular(document, wanted)
  return changeStyles(document, wanted, (style) =>
    style.isPopular === isPopular ? style : { ...style, isPopular },
  )
}

/** Sets the subcategory of styles; an empty text takes it away. */
export function setSubcategory(
  document: OperatorCatalogue,
  { styleIds, subcategory }: { styleIds: Iterable<string>; subcategory: string },
): OperatorCatalogue {
  const name = subcategory.trim() || null
  return changeStyles(document, styleIds, (style) =>
    (style.subcategory ?? null) === name ? style : { ...style, subcategory: name },
  )
}

/** Gives styles another preview picture, by their id: of their first variation. */
export function setPreviews(
  document: OperatorCatalogue,
  previews: Readonly<Record<string, string>>,
): OperatorCatalogue {
  return changeStyles(document, Object.keys(previews), (style) => ({
    ...style,
    variations: style.variations.map((variation, index) =>
      index === 0 ? { ...variation, previewPath: previews[style.id] } : variation,
    ),
  }))
}
