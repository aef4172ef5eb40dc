import { categoriesOf, type OperatorCatalogue, popularCategory } from '@ever-after/contract'

/** Couples never see it (decision A27). */
const draftsCategory = 'Drafts'
const openingCategory = 'Beach'

/** The phone's screen before it is scaled, px. */
export const phone = { widthPx: 390, heightPx: 844 }
export const scale = { min: 0.6, max: 1.2, step: 0.1, first: 1 }

/** The category that the phone opens with. */
export function openingOf(document: OperatorCatalogue): string {
  const shown = shownCategories(document)
  return shown.includes(openingCategory) || shown.length === 0 ? openingCategory : shown[0]
}

/** What couples find in a catalogue, and in the category that is open. */
export function countShown(document: OperatorCatalogue, category: string) {
  const shown = shownCategories(document)
  const all = shown.flatMap((name) => document.styles[name] ?? [])
  const styles =
    category === popularCategory
      ? all.filter(({ isPopular }) => isPopular)
      : shown.includes(category)
        ? document.styles[category]
        : []
  const subcategories = new Set(styles.flatMap(({ subcategory }) => subcategory || []))
  return { categories: shown.length, styles: styles.length, subcategories: subcategories.size }
}

function shownCategories(document: OperatorCatalogue): string[] {
  return categoriesOf(document).filter(
    (name) => name !== draftsCategory && (document.styles[name] ?? []).length > 0,
  )
}
