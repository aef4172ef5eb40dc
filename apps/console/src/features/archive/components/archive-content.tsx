import type { ArchiveEntry } from '@ever-after/contract'
import { Button, Notice } from '@ever-after/ui'
import { useState } from 'react'
import { type StylesCatalogue, saveFile } from '#documents'
import { copy } from '../copy.ts'
import { countArchive } from '../model/count-archive.ts'
import { exportFile } from '../model/export-file.ts'
import { listEntries, type Sort } from '../model/list-entries.ts'
import { useEntryActions } from '../use-entry-actions.ts'
import { ArchiveStats } from './archive-stats.tsx'
import { ArchiveTable } from './archive-table.tsx'
import { ArchiveTools } from './archive-tools.tsx'
import { SelectionBar } from './selection-bar.tsx'

const shownAtFirst = 100

/** The archive while something is in it. */
export function ArchiveContent({ entries }: { entries: readonly ArchiveEntry[] }) {
  const [search, setSearch] = useState('')
  const [sort, setSort] = useState<Sort>('newest')
  const [catalogue, setCatalogue] = useState<StylesCatalogue>('live')
  const [shown, setShown] = useState(shownAtFirst)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const actions = useEntryActions(catalogue)
  const counts = countArchive(entries, new Date())
  const found = listEntries({ entries, search, sort })
  const selected = entries.filter(({ id }) => chosen.has(id))
  const exportAll = () => saveFile(exportFile(entries, new Date()))
  return (
    <>
      <ArchiveStats counts={counts} onExport={exportAll} />
      <ArchiveTools
        search={search}
        sort={sort}
        catalogue={catalogue}
        isBusy={actions.isBusy}
        onSearch={setSearch}
        onSort={setSort}
        onCatalogue={setCatalogue}
        onExport={exportAll}
        onClear={() => void actions.clear()}
      />
      <p role="status" className="sr-only">
        {search && copy.found(found.length)}
      </p>
      {found.length === 0 ? (
        <Notice
          title={copy.noneFound}
          action={
            <Button look="quiet" onClick={() => setSearch('')}>
              {copy.clearSearch}
            </Button>
          }
        />
      ) : (
        <ArchiveTable
          entries={found.slice(0, shown)}
          chosen={chosen}
          actions={actions}
          onChoose={setChosen}
        />
      )}
      {found.length > shown && (
        <Button
          look="quiet"
          size="compact"
          className="justify-self-center"
          onClick={() => setShown(shown + shownAtFirst)}
        >
          {copy.more(found.length - shown)}
        </Button>
      )}
      {selected.length > 0 && (
        <SelectionBar
          count={selected.length}
          isBusy={actions.isBusy}
          onRestore={() => void actions.restore(selected)}
          onClear={() => setChosen(new Set())}
        />
      )}
    </>
  )
}
