import {
  endpoint,
  getDraftStyles,
  getWeddingStyles,
  localKeys,
  mergeCatalogues,
  type OperatorCatalogue,
  operatorCatalogue,
  outlineStyles,
  type PlacedStyle,
  saveDraftStyles,
  saveWeddingStyles,
} from '@ever-after/contract'
import { call } from '#server-state'
import { numberStyles } from './changes/number-styles.ts'
import { createDocumentStore } from './document-store.ts'
import type { SaveInput, Sides } from './document-types.ts'
import { draftWorkingCopy } from './draft-working-copy.ts'
import { loadSince } from './load-since.ts'

export type StylesCatalogue = 'live' | 'draft'

const empty: OperatorCatalogue = { styles: {}, categoryOrder: [], version: '' }

/** Only a catalogue that came whole, with its prompts, may be edited and saved again. */
const getWholeStyles = endpoint({ ...getWeddingStyles, reply: operatorCatalogue })

const rules = {
  empty,
  count: countStyles,
  tidy: numberStyles,
  merge: (sides: Sides<OperatorCatalogue>) => {
    const { merged, conflicts } = mergeCatalogues(sides)
    return { merged, conflicts: conflicts.map(({ styleId, ...rest }) => ({ id: styleId, ...rest })) }
  },
}

/** What couples see; each change is saved at once. */
export const liveCatalogue = createDocumentStore<OperatorCatalogue, PlacedStyle>({
  ...rules,
  load: () => call(getWholeStyles, {}),
  loadSince: (known) => loadSince({ catalogue: 'live', known }),
  async save(input) {
    const saved = await call(saveWeddingStyles, { body: bodyOf(input) })
    forgetCachedLiveStyles()
    return saved
  },
})

/** What will be published; changes are kept in the browser and sent a moment later. */
export const draftCatalogue = createDocumentStore<OperatorCatalogue, PlacedStyle>({
  ...rules,
  load: () => call(getDraftStyles, {}),
  loadSince: (known) => loadSince({ catalogue: 'draft', known }),
  save: (input) => call(saveDraftStyles, { body: bodyOf(input) }),
  workingCopy: draftWorkingCopy,
})

export const catalogues = { live: liveCatalogue, draft: draftCatalogue }

/** Of thousands of styles a save carries those that it changes; the others it only names. */
function bodyOf({ document: { styles, categoryOrder }, base, ...rest }: SaveInput<OperatorCatalogue>) {
  const outline = outlineStyles({ base: base.styles, styles })
  return { styles: outline, categoryOrder, baseVersion: base.version, ...rest }
}

export function countStyles({ styles }: OperatorCatalogue): number {
  return Object.values(styles).reduce((total, list) => total + list.length, 0)
}

/** The app in this browser fetches the styles anew. */
export function forgetCachedLiveStyles(): void {
  for (const key of ['stylesCache', 'stylesVersion', 'stylesTimestamp', 'stylesCategoryOrder'] as const) {
    localStorage.removeItem(localKeys[key])
    sessionStorage.removeItem(localKeys[key])
  }
}
