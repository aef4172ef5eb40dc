import type {
  ArchiveEntry,
  OperatorCatalogue,
  OperatorStyle,
  Release,
  Saved,
  StudioRecipe,
} from '@ever-after/contract'

/** The same number always makes the same id. */
export function idOf(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}

/** A style whose id, names and pictures are made from one word. */
export function styleOf(id: string, rest: Partial<OperatorStyle> = {}): OperatorStyle {
  return {
    id,
    styleName: id,
    displayName: id,
    isPopular: false,
    variations: [
      {
        variationName: `${id}-v1`,
        iconPath: `/catalogue/${id}/icon.webp`,
        previewPath: `/catalogue/${id}/preview.webp`,
        prompts: {
          original: { attire_type: 'bride-groom', structured_technical: `A couple, ${id}.` },
          'bride-bride': { attire_type: 'bride-bride', structured_technical: `Two brides, ${id}.` },
          'groom-groom': { attire_type: 'groom-groom', structured_technical: `Two grooms, ${id}.` },
        },
      },
    ],
    ...rest,
  }
}

/** How the studio draws some style. */
export const recipe: StudioRecipe = {
  scene: 'garden',
  finish: 'film',
  dress: 'gown-modest',
  suit: 'suit-navy',
  otherDress: 'gown-lace',
  otherSuit: 'suit-grey',
  veil: false,
}

/** A catalogue whose categories are in the order in which they are written; styles without an order get their place. */
export function catalogueOf(
  styles: Record<string, OperatorStyle[]>,
  version = '2026-01-01T00:00:00.000Z',
): OperatorCatalogue {
  const ordered = Object.entries(styles).map(([category, list]) => [
    category,
    list.map((style, order) => ({ order, ...style })),
  ])
  return { version, categoryOrder: Object.keys(styles), styles: Object.fromEntries(ordered) }
}

export function releaseOf(number: number, rest: Partial<Release> = {}): Release {
  return {
    id: idOf(number),
    catalogue: 'live',
    number,
    version: `2026-01-01T00:00:00.${String(number).padStart(3, '0')}Z`,
    savedAt: '2026-01-01T09:00:00.000Z',
    savedBy: 'Ann (4F2A)',
    action: 'saved',
    note: null,
    categories: 2,
    items: 3,
    popular: 1,
    added: 0,
    changed: 1,
    removed: 0,
    ...rest,
  }
}

export function archiveEntryOf(number: number, rest: Partial<ArchiveEntry> = {}): ArchiveEntry {
  return {
    id: idOf(number),
    style: styleOf(`archived-${number}`),
    category: 'Beach',
    archivedAt: '2026-01-01T09:00:00.000Z',
    archivedBy: 'Ann (4F2A)',
    ...rest,
  }
}

/** What a save answers. */
export function savedAs(version: string): Saved {
  return { success: true, version, release: releaseOf(2, { version }) }
}
