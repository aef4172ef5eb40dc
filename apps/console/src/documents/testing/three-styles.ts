import type { OperatorCatalogue } from '@ever-after/contract'
import { catalogueOf, styleOf } from '#testing/builders.ts'
import { draftCatalogue, togglePopular } from '../index.ts'

/** Two styles in Beach and one in Forest. */
export const threeStyles = () =>
  catalogueOf({ Beach: [styleOf('shore'), styleOf('dune')], Forest: [styleOf('moss')] }, 'v1')

/** The change that turns the popularity of these styles over. */
export const popular =
  (...ids: string[]) =>
  (document: OperatorCatalogue) =>
    togglePopular(document, ids)

export const popularIds = ({ styles }: OperatorCatalogue) =>
  Object.values(styles)
    .flat()
    .flatMap(({ id, isPopular }) => (isPopular ? id : []))

/** Leaves the page as a browser that is closed does: nothing more is sent, what it kept stays. */
export function closeBrowser(): void {
  const kept = Object.entries({ ...localStorage })
  draftCatalogue.forget()
  for (const [key, value] of kept) localStorage.setItem(key, String(value))
}
