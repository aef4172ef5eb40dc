import type { OperatorCatalogue } from '@ever-after/contract'
import { useDeferredValue, useMemo, useState } from 'react'
import { useRatings } from '#documents'
import { arrangeStyles, type Sort } from './model/arrange-styles.ts'
import { type BandFilter, filterGroups, isFiltering } from './model/filter-groups.ts'

const expandedAtFirst = ['Beach', 'Indoor Elegance']

/** What is searched, sorted, filtered and unfolded, and the categories that come of it. */
export function useStylesView(document: OperatorCatalogue) {
  const [search, setSearch] = useState('')
  const [sort, setSort] = useState<Sort>('app')
  const [band, setBand] = useState<BandFilter>('all')
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(expandedAtFirst))
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const ratingOf = useRatings()

  // A letter is on the screen before the list has followed it.
  const searched = useDeferredValue(search)
  const arranged = useMemo(() => arrangeStyles({ document, sort, ratingOf }), [document, sort, ratingOf])
  const groups = useMemo(
    () => filterGroups({ groups: arranged, search: searched, band, ratingOf }),
    [arranged, searched, band, ratingOf],
  )
  // What was found is shown unfolded, whatever stands open otherwise.
  const isFinding = isFiltering({ search: searched, band })
  const isExpanded = useMemo(
    () => (category: string) => (isFinding ? !folded.has(category) : expanded.has(category)),
    [isFinding, folded, expanded],
  )

  return {
    filter: { search, sort, band },
    setSearch,
    setSort,
    setBand,
    showAll() {
      setSearch('')
      setBand('all')
    },
    ratingOf,
    groups,
    isFinding,
    isExpanded,
    toggle(category: string) {
      if (isFinding) setFolded(toggled(folded, category))
      else setExpanded(toggled(expanded, category))
    },
    expand: (category: string) => setExpanded((before) => new Set(before).add(category)),
    setAllExpanded(isOpen: boolean) {
      const names = groups.map(({ category }) => category)
      if (isFinding) setFolded(new Set(isOpen ? [] : names))
      else setExpanded(new Set(isOpen ? names : []))
    },
  }
}

export type StylesView = ReturnType<typeof useStylesView>

function toggled(names: ReadonlySet<string>, name: string): Set<string> {
  const next = new Set(names)
  if (!next.delete(name)) next.add(name)
  return next
}
