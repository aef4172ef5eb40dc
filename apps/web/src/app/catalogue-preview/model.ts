import type { Style } from '@ever-after/contract'
import type { sectionsOf } from '../../features/style-picker/index.ts'

/** Opens when nothing was chosen yet. */
const openingName = 'Beach'

type Section = ReturnType<typeof sectionsOf>[number]

/** The chosen style while the catalogue has it, else the first one of the opening category. */
export function styleToShow(sections: readonly Section[], chosenId: string | undefined): Style | undefined {
  const own = sections.filter(({ isPopular }) => !isPopular)
  const chosen = own.flatMap(({ styles }) => styles).find(({ id }) => id === chosenId)
  const opening = own.find(({ name }) => name === openingName) ?? own[0]
  return chosen ?? opening?.styles[0]
}
