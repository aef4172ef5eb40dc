import type { DeviceCatalogue, Dress, DressCatalogue, Style } from '@ever-after/contract'
import { catalogueText, isCatalogueTranslated, keywordInWords } from '#platform/catalogue-words.ts'

/** The styles in the language of the app; what they are called in English stays something to look for. */
export function stylesInWords(written: DeviceCatalogue): DeviceCatalogue {
  if (!isCatalogueTranslated()) return written
  const names = [...new Set([...written.categoryOrder, ...Object.keys(written.styles)])]
  const told = new Map(names.map((name) => [name, categoryInWords(name, names)]))
  const nameOf = (category: string) => told.get(category) ?? category
  return {
    ...written,
    categoryOrder: written.categoryOrder.map(nameOf),
    styles: Object.fromEntries(
      Object.entries(written.styles).map(([category, styles]) => [
        nameOf(category),
        styles.map((style) => styleInWords(style, category)),
      ]),
    ),
  }
}

/** An operator may have written a category under the very name of another one's translation. */
function categoryInWords(name: string, all: readonly string[]): string {
  const told = catalogueText(name)
  return all.includes(told) ? name : told
}

function styleInWords(style: Style, category: string): Style {
  const { displayName, subcategory } = style
  return {
    ...style,
    displayName: catalogueText(displayName),
    ...(subcategory && { subcategory: catalogueText(subcategory) }),
    variations: style.variations.map(({ keywords = [], ...variation }) => ({
      ...variation,
      keywords: [
        ...keywords,
        ...keywords.flatMap((keyword) => keywordInWords(keyword) ?? []),
        ...[category, displayName, subcategory ?? ''].filter(Boolean),
      ],
    })),
  }
}

/** A dress in the language of the app. */
export interface DressInWords extends Dress {
  /** What it is called in the catalogue. */
  writtenName?: string
}

export function dressesInWords({ dresses, version }: DressCatalogue): {
  dresses: DressInWords[]
  version: string
} {
  const inWords = ({ name, description, ...dress }: Dress): DressInWords => ({
    ...dress,
    name: catalogueText(name),
    description: catalogueText(description),
    writtenName: name,
  })
  return { dresses: dresses.map(inWords), version }
}
