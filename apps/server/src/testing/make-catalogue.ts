import {
  getDraftStyles,
  getWeddingStyles,
  type OperatorCatalogue,
  type OperatorStyle,
  operatorCatalogue,
  operatorStyle,
} from '@ever-after/contract'
import type { TestDevice } from './start-server.ts'

/** A style as an operator writes one, with prompts of the usual length. */
export function makeStyle(id: string, more: Partial<OperatorStyle> = {}): OperatorStyle {
  const technical = (pair: string) =>
    `${pair} at ${id}: ${'soft light on stone, an arch of roses, a quiet garden behind. '.repeat(12)}`
  return operatorStyle.parse({
    id,
    styleName: `Style ${id}`,
    displayName: `Shown as ${id}`,
    isPopular: false,
    variations: [
      {
        variationName: `Variation ${id}`,
        iconPath: `/catalogue/${id}/icon.webp`,
        previewPath: `/catalogue/${id}/preview.webp`,
        prompts: {
          original: { attire_type: 'bride-groom', structured_technical: technical('bride and groom') },
          'bride-bride': { attire_type: 'bride-bride', structured_technical: technical('two brides') },
          'groom-groom': { attire_type: 'groom-groom', structured_technical: technical('two grooms') },
        },
      },
    ],
    ...more,
  })
}

/** Categories of one size with styles that number through. */
export function makeCatalogue({
  categories,
  perCategory,
}: {
  categories: number
  perCategory: number
}): OperatorCatalogue {
  const lists = Array.from({ length: categories }, (_, category) => [
    `Category ${category}`,
    Array.from({ length: perCategory }, (_, place) =>
      makeStyle(`s${category * perCategory + place}`, { order: place }),
    ),
  ])
  return {
    styles: Object.fromEntries(lists),
    categoryOrder: lists.map(([name]) => String(name)),
    version: '',
  }
}

/** Only the names of a catalogue's styles, by category. */
export function idsOf({ styles }: Pick<OperatorCatalogue, 'styles'>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(styles).map(([name, list]) => [name, list.map(({ id }) => id)]))
}

/** The whole document, as the operator reads it. */
export async function readAsOperator(
  { call }: Pick<TestDevice, 'call'>,
  catalogue: 'live' | 'draft' = 'live',
): Promise<OperatorCatalogue> {
  const endpoint = catalogue === 'live' ? getWeddingStyles : getDraftStyles
  return operatorCatalogue.parse(await call(endpoint, {}))
}
