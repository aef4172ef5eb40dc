import {
  type DeviceCatalogue,
  type OperatorCatalogue,
  type OperatorStyle,
  offersCovering,
  popularCategory,
  type Style,
} from '@ever-after/contract'
import { keywordsOf } from './keywords-of.ts'

/** Where new styles wait for publication; devices never see it (decision A27). */
const draftsCategory = 'Drafts'

type OperatorVariation = OperatorStyle['variations'][number]

export interface FoundStyle {
  category: string
  style: OperatorStyle
  variation: OperatorVariation
}

/** What a device gets: no drafts, no prompts, no recipes (decision A04), but whether a covering is offered and words to look for. */
export function viewForDevice(catalogue: OperatorCatalogue): DeviceCatalogue {
  const shown = withoutCategories(catalogue, [popularCategory, draftsCategory])
  return {
    ...shown,
    styles: mapValues(shown.styles, (styles) => styles.map(withoutSecrets)),
  }
}

/** The document as it is stored: every category but the derived one. */
export function withoutPopular(catalogue: OperatorCatalogue): OperatorCatalogue {
  return withoutCategories(catalogue, [popularCategory])
}

/** By id, then by variation name, then by style name; the first in category order wins (decision A31). */
export function findStyle(catalogue: OperatorCatalogue, name: string): FoundStyle | undefined {
  const pairs = inCategoryOrder(catalogue).flatMap(({ category, style }) =>
    style.variations.map((variation) => ({ category, style, variation })),
  )
  return (
    pairs.find(({ style }) => style.id === name) ??
    pairs.find(({ variation }) => variation.variationName === name) ??
    pairs.find(({ style }) => style.styleName === name)
  )
}

/** The catalogue's styles without those that only the operator may use. */
export function published(catalogue: OperatorCatalogue): OperatorCatalogue {
  return withoutCategories(catalogue, [popularCategory, draftsCategory])
}

/** Every style with its category, in the order in which a name is looked for. */
export function inCategoryOrder({ styles, categoryOrder }: OperatorCatalogue) {
  const names = [...new Set([...categoryOrder, ...Object.keys(styles)])]
  return names.flatMap((category) => (styles[category] ?? []).map((style) => ({ category, style })))
}

function withoutCategories(catalogue: OperatorCatalogue, hidden: readonly string[]): OperatorCatalogue {
  const entries = Object.entries(catalogue.styles).filter(([name]) => !hidden.includes(name))
  return {
    ...catalogue,
    styles: Object.fromEntries(entries),
    categoryOrder: catalogue.categoryOrder.filter((name) => !hidden.includes(name)),
  }
}

function withoutSecrets({ variations, ...style }: OperatorStyle): Style {
  return {
    ...style,
    variations: variations.map((variation) => {
      const { variationName, iconPath, previewPath } = variation
      const keywords = keywordsOf(variation)
      return {
        variationName,
        iconPath,
        previewPath,
        ...(offersCovering(variation) && { offersCovering: true }),
        ...(keywords.length > 0 && { keywords }),
      }
    }),
  }
}

function mapValues<A, B>(record: Record<string, A>, change: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
