import type { ArchiveEntry } from '@ever-after/contract'
import { copy } from '../copy.ts'
import type { EntryActions } from '../use-entry-actions.ts'
import { ArchiveRow } from './archive-row.tsx'

interface ArchiveTableProps {
  entries: readonly ArchiveEntry[]
  chosen: ReadonlySet<string>
  actions: EntryActions
  onChoose: (ids: ReadonlySet<string>) => void
}

const { choose: _, actions: actionsName, ...named } = copy.columns

/** One row for each archived style. */
export function ArchiveTable({ entries, chosen, actions, onChoose }: ArchiveTableProps) {
  const ids = entries.map(({ id }) => id)
  const isAllChosen = ids.every((id) => chosen.has(id))
  const choose = (some: readonly string[], isChosen: boolean) => {
    const next = new Set(chosen)
    for (const id of some) isChosen ? next.add(id) : next.delete(id)
    onChoose(next)
  }
  return (
    <div className="overflow-x-auto rounded-field border border-line bg-card">
      <table className="w-full text-copy">
        <thead>
          <tr className="text-left text-fine text-soft-ink">
            <th scope="col" className="w-14 pl-1.5">
              <label className="flex size-11 cursor-pointer items-center justify-center">
                <input
                  type="checkbox"
                  aria-label={copy.chooseAll}
                  checked={isAllChosen}
                  onChange={({ target }) => choose(ids, target.checked)}
                  className="size-5 cursor-pointer accent-rose"
                />
              </label>
            </th>
            {Object.values(named).map((name) => (
              <th key={name} scope="col" className="px-3 py-2 font-semibold">
                {name}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">{actionsName}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <ArchiveRow
              key={entry.id}
              entry={entry}
              isChosen={chosen.has(entry.id)}
              isBusy={actions.isBusy}
              onChoose={(isChosen) => choose([entry.id], isChosen)}
              onRestore={() => void actions.restore([entry])}
              onDelete={() => void actions.remove(entry)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
