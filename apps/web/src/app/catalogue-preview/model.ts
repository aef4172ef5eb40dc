import type { DeviceCatalogue, Style } from '@ever-after/contract'
import { sectionsOf } from '../../features/style-picker/index.ts'

/** Never shown to couples (decision A27). */
const draftsName = 'Drafts'
/** Opens when nothing was chosen yet. */
const openingName = 'Beach'

type Section = ReturnType<typeof sectionsOf>[number]

/** The sections that couples see. */
export function shownSections({ styles, ...catalogue }: DeviceCatalogue): Section[] {
  const { [draftsName]: _, ...shown } = styles
  return sectionsOf({
    ...catalogue,
    styles: shown,
    categoryOrder: catalogue.categoryOrder.filter((name) => name !== draftsName),
  })
}

/** The chosen style while the catalogue has it, else the first one of the opening category. */
export function styleToShow(sections: readonly Section[], chosenId: string | undefined): Style | undefined {
  const own = sections.filter(({ isPopular }) => !isPopular)
  const chosen = own.flatMap(({ styles }) => styles).find(({ id }) => id === chosenId)
  const opening = own.find(({ name }) => name === openingName) ?? own[0]
  return chosen ?? opening?.styles[0]
}
