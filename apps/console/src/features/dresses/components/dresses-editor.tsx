import { Button, Notice, SearchField } from '@ever-after/ui'
import { useState } from 'react'
import type { EditableDress } from '#documents'
import { copy } from '../copy.ts'
import { askToDelete } from '../dress-actions.ts'
import { findDresses } from '../model/find-dresses.ts'
import { useSelection } from '../use-selection.ts'
import { DressCard } from './dress-card.tsx'
import { DressDialog } from './dress-dialog.tsx'
import { DressesToolbar } from './dresses-toolbar.tsx'
import { SelectionBar } from './selection-bar.tsx'

interface DressesEditorProps {
  dresses: readonly EditableDress[]
  undoLabel: string | null
}

/** The dresses that are loaded: search, grid, selection and the dialog of one. */
export function DressesEditor({ dresses, undoLabel }: DressesEditorProps) {
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<{ dress?: EditableDress }>()
  const { selected, set, clear } = useSelection(dresses)
  const found = findDresses(dresses, search)
  const dialog = open && <DressDialog dress={open.dress} onClose={() => setOpen(undefined)} />
  if (dresses.length === 0)
    return (
      <>
        <DressesToolbar count={0} undoLabel={undoLabel} onAdd={() => setOpen({})} />
        <Notice title={copy.empty} action={<Button onClick={() => setOpen({})}>{copy.addFirst}</Button>} />
        {dialog}
      </>
    )
  const remove = async () => {
    if (await askToDelete(selected)) clear()
  }
  return (
    <div className="grid gap-4">
      <DressesToolbar count={dresses.length} undoLabel={undoLabel} onAdd={() => setOpen({})} />
      <SearchField
        value={search}
        placeholder={copy.search}
        clearLabel={copy.clearSearch}
        onChange={setSearch}
      />
      <p role="status" className="sr-only">
        {search && copy.count(found.length)}
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
        <ul className="grid grid-cols-3 gap-3 md:grid-cols-5">
          {found.map((dress) => (
            <DressCard
              key={dress.id}
              dress={dress}
              isSelected={selected.has(dress.id)}
              onSelect={(isSelected) => set([dress.id], isSelected)}
              onEdit={() => setOpen({ dress })}
            />
          ))}
        </ul>
      )}
      {selected.size > 0 && (
        <SelectionBar
          count={selected.size}
          shown={found.length}
          onSelectAll={() =>
            set(
              found.map(({ id }) => id),
              true,
            )
          }
          onDelete={() => void remove()}
          onClear={clear}
        />
      )}
      {dialog}
    </div>
  )
}
