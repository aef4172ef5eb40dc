import {
  type Client,
  getDraftStyles,
  getRelease,
  getWeddingStyles,
  listReleases,
  type OperatorCatalogue,
  type OperatorStyle,
  operatorCatalogue,
  publishDraft,
  saveDraftStyles,
  saveWeddingStyles,
} from '@ever-after/contract'

type Catalogue = 'live' | 'draft'

/** Names of styles by category, in the order of the app. */
export type Outline = Record<string, readonly string[]>

/** Reads a catalogue as an operator sees it. */
export async function readCatalogue(call: Client, catalogue: Catalogue = 'live'): Promise<OperatorCatalogue> {
  const endpoint = catalogue === 'live' ? getWeddingStyles : getDraftStyles
  return operatorCatalogue.parse(await call(endpoint, {}))
}

/** Names of the styles of a catalogue by category, in the order of the app. */
export function outlineOf({ styles, categoryOrder }: OperatorCatalogue): Outline {
  const inOrder = (list: readonly OperatorStyle[]) =>
    list.toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0)).map(({ displayName }) => displayName)
  return Object.fromEntries(categoryOrder.map((category) => [category, inOrder(styles[category] ?? [])]))
}

/**
 * Makes both catalogues hold these styles and nothing else, and the draft a copy of the live one; each style is drawn as
 * one of the shipped ones, which have pictures and recipes.
 */
export async function seedCatalogue(call: Client, outline: Outline): Promise<void> {
  const shipped = await firstContent(call)
  const next = catalogueOf(outline, shipped)
  await saveOver(call, { catalogue: 'live', next })
  await saveOver(call, { catalogue: 'draft', next })
  // A draft goes by being published; one that an earlier journey left was made from something else.
  const { version: draftVersion } = await readCatalogue(call, 'draft')
  const { version: baseVersion } = await readCatalogue(call)
  await call(publishDraft, { body: { draftVersion, baseVersion, confirm: true } })
}

/** A style whose id and names are made from one name, with pictures and recipe of a shipped one. */
export function styleLike(shipped: OperatorStyle, name: string): OperatorStyle {
  return {
    ...shipped,
    id: name.toLowerCase().replaceAll(' ', '-'),
    styleName: name,
    displayName: name,
    isPopular: false,
    subcategory: null,
    variations: shipped.variations.map((variation) => ({ ...variation, variationName: name })),
  }
}

interface Saving {
  catalogue: Catalogue
  next: Pick<OperatorCatalogue, 'styles' | 'categoryOrder'>
}

/** Puts a catalogue over the one that is there, whoever saved that. */
export async function saveOver(call: Client, { catalogue, next }: Saving): Promise<void> {
  const { version: baseVersion } = await readCatalogue(call, catalogue)
  const { styles, categoryOrder } = next
  await call(catalogue === 'live' ? saveWeddingStyles : saveDraftStyles, {
    body: { styles, categoryOrder, baseVersion, confirm: true },
  })
}

/** Changes one style of a catalogue as another operator would. */
export async function changeStyle(
  call: Client,
  { catalogue = 'live', name, ...changes }: Partial<OperatorStyle> & { catalogue?: Catalogue; name: string },
): Promise<void> {
  const { styles, categoryOrder } = await readCatalogue(call, catalogue)
  const changed = Object.entries(styles).map(([category, list]) => [
    category,
    list.map((style) => (style.displayName === name ? { ...style, ...changes } : style)),
  ])
  await saveOver(call, { catalogue, next: { styles: Object.fromEntries(changed), categoryOrder } })
}

function catalogueOf(outline: Outline, shipped: readonly OperatorStyle[]): Saving['next'] {
  let made = 0
  const styles = Object.entries(outline).map(([category, names]) => [
    category,
    names.map((name, order) => ({ ...styleLike(shipped[made++ % shipped.length], name), order })),
  ])
  return { styles: Object.fromEntries(styles), categoryOrder: Object.keys(outline) }
}

/** The styles that a server begins with, of its first release. */
async function firstContent(call: Client): Promise<OperatorStyle[]> {
  const { releases } = await call(listReleases, { query: { catalogue: 'live', before: '2' } })
  const { document } = await call(getRelease, { params: { id: releases[0].id } })
  return Object.values(operatorCatalogue.parse(document).styles).flat()
}
