import { categoriesOf, type OperatorCatalogue } from '@ever-after/contract'
import { useMemo } from 'react'

/** How much a catalogue holds, and the names of its categories in the app's order. */
export function useCounts(document: OperatorCatalogue) {
  return useMemo(() => {
    const names = categoriesOf(document)
    const styles = names.flatMap((name) => document.styles[name])
    const popular = styles.filter(({ isPopular }) => isPopular).length
    return { names, categories: names.length, styles: styles.length, popular }
  }, [document])
}
