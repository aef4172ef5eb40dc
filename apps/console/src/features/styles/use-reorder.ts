import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { reorderCategories, reorderStyles, type StylesCatalogue } from '#documents'
import { copy } from './copy.ts'
import { performChange } from './perform-change.ts'

interface ReorderOptions {
  catalogue: StylesCatalogue
  scroller: RefObject<HTMLElement | null>
}

/** Which category is being put into an order; the list is back where it was scrolled to when that is done. */
export function useReorder({ catalogue, scroller }: ReorderOptions) {
  const [category, setCategory] = useState<string>()
  const topBefore = useRef(0)
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = category === undefined ? topBefore.current : 0
  }, [category, scroller])

  return {
    category,
    start(name: string) {
      topBefore.current = scroller.current?.scrollTop ?? 0
      setCategory(name)
    },
    stop: () => setCategory(undefined),
    save: (styleIds: string[]) =>
      category !== undefined &&
      void performChange({
        catalogue,
        label: copy.did.reordered(category),
        make: (document) => reorderStyles(document, { category, styleIds }),
        alert: copy.saved,
        isQuiet: true,
      }),
    saveCategories: (order: string[]) =>
      performChange({
        catalogue,
        label: copy.did.reorderedCategories,
        make: (document) => reorderCategories(document, order),
        alert: copy.saved,
        isQuiet: true,
      }),
  }
}
