import { Button, Dialog } from '@ever-after/ui'
import { useState } from 'react'
import type { Choices, Conflict } from '#documents'
import { ConflictChoice } from './conflict-choice.tsx'
import { copy } from './copy.ts'

interface ConflictDialogProps {
  conflicts: readonly Conflict<unknown>[]
  /** Set where the sides are the draft and the live catalogue, not two people. */
  purpose?: 'publish'
  onResolve: (choices: Choices) => void
}

/** Both sides of everything that two people changed, each with its choice. It cannot be closed without one. */
export function ConflictDialog({ conflicts, purpose, onResolve }: ConflictDialogProps) {
  const [choices, setChoices] = useState<Choices>({})
  const chosen = Object.keys(choices).length
  const chooseAll = (side: 'mine' | 'theirs') =>
    setChoices(Object.fromEntries(conflicts.map(({ id }) => [id, side])))
  return (
    <Dialog
      shape="wide"
      title={purpose ? copy.publishConflictTitle : copy.conflictTitle}
      description={purpose ? copy.publishConflictNote : copy.conflictNote}
    >
      {conflicts.length > 1 && (
        <div className="mt-5 flex flex-wrap gap-3">
          <Button look="quiet" size="compact" onClick={() => chooseAll('mine')}>
            {copy.keepAllMine}
          </Button>
          <Button look="quiet" size="compact" onClick={() => chooseAll('theirs')}>
            {copy.takeAllTheirs}
          </Button>
        </div>
      )}
      <ul className="mt-5 grid gap-4">
        {conflicts.map((conflict) => (
          <ConflictChoice
            key={conflict.id}
            conflict={conflict}
            choice={choices[conflict.id]}
            onChoose={(side) => setChoices((before) => ({ ...before, [conflict.id]: side }))}
          />
        ))}
      </ul>
      <div className="sticky -bottom-6 -mx-6 mt-5 -mb-6 flex items-center justify-end gap-4 border-line border-t bg-card px-6 py-4">
        <p className="text-fine text-soft-ink" role="status">
          {copy.chosen(chosen, conflicts.length)}
        </p>
        <Button size="compact" disabled={chosen < conflicts.length} onClick={() => onResolve(choices)}>
          {purpose ? copy.useChoices : copy.saveChoices}
        </Button>
      </div>
    </Dialog>
  )
}
