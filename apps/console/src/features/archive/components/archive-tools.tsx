import { Button, SearchField, SelectField } from '@ever-after/ui'
import type { StylesCatalogue } from '#documents'
import { copy } from '../copy.ts'
import { type Sort, sorts } from '../model/list-entries.ts'

interface ArchiveToolsProps {
  search: string
  sort: Sort
  catalogue: StylesCatalogue
  isBusy: boolean
  onSearch: (search: string) => void
  onSort: (sort: Sort) => void
  onCatalogue: (catalogue: StylesCatalogue) => void
  onExport: () => void
  onClear: () => void
}

const sortOptions = sorts.map((value) => ({ value, label: copy.sorts[value] }))
const catalogueOptions = (['live', 'draft'] as const).map((value) => ({
  value,
  label: copy.catalogues[value],
}))

/** What is searched and in which order, where restored styles go, and what is done with the whole archive. */
export function ArchiveTools(props: ArchiveToolsProps) {
  const { search, sort, catalogue, isBusy, onSearch, onSort, onCatalogue, onExport, onClear } = props
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-56 flex-1">
        <SearchField
          value={search}
          placeholder={copy.search}
          clearLabel={copy.clearSearch}
          onChange={onSearch}
        />
      </div>
      <SelectField isInline label={copy.sortBy} value={sort} options={sortOptions} onChange={onSort} />
      <SelectField
        isInline
        label={copy.restoreTo}
        value={catalogue}
        options={catalogueOptions}
        onChange={onCatalogue}
      />
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" size="compact" className="text-small" onClick={onExport}>
          {copy.export}
        </Button>
        <Button look="danger" size="compact" className="text-small" disabled={isBusy} onClick={onClear}>
          {copy.clearArchive}
        </Button>
      </div>
    </div>
  )
}
