import { IconButton, SearchField, SelectField } from '@ever-after/ui'
import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react'
import { copy } from '../copy.ts'
import { sorts } from '../model/arrange-styles.ts'
import { bands } from '../model/filter-groups.ts'
import type { StylesView } from '../use-styles-view.ts'

const sortOptions = sorts.map((value) => ({ value, label: copy.sorts[value] }))
const bandOptions = bands.map((value) => ({ value, label: copy.bands[value] }))

/** What is searched, in which order styles stand, and which ratings are shown. */
export function FilterRow({ view, isResting }: { view: StylesView; isResting: boolean }) {
  const { filter, groups, isExpanded } = view
  const isAllExpanded = groups.length > 0 && groups.every(({ category }) => isExpanded(category))
  const Fold = isAllExpanded ? ChevronsDownUp : ChevronsUpDown
  return (
    <fieldset
      disabled={isResting}
      className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 disabled:opacity-45"
    >
      <legend className="sr-only">{copy.find}</legend>
      <div className="min-w-40 flex-1">
        <SearchField
          value={filter.search}
          placeholder={copy.search}
          clearLabel={copy.clearSearch}
          onChange={view.setSearch}
        />
      </div>
      <SelectField
        isInline
        label={copy.sortBy}
        value={filter.sort}
        options={sortOptions}
        onChange={view.setSort}
      />
      <SelectField
        isInline
        label={copy.rating}
        value={filter.band}
        options={bandOptions}
        onChange={view.setBand}
      />
      <IconButton
        label={isAllExpanded ? copy.collapseAll : copy.expandAll}
        onClick={() => view.setAllExpanded(!isAllExpanded)}
      >
        <Fold aria-hidden="true" strokeWidth={1.6} className="size-5" />
      </IconButton>
    </fieldset>
  )
}
