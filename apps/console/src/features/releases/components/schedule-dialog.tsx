import { ApiError } from '@ever-after/contract'
import { Button, Dialog, TextField } from '@ever-after/ui'
import { type FormEvent, useId, useState } from 'react'
import type { CatalogueDocument } from '#documents'
import { alertPerson, tell } from '#messages'
import { saveFailureWords } from '#server-state'
import { refreshDraftBase } from '../api/draft-base.ts'
import { sendPublication } from '../api/publications.ts'
import { copy } from '../copy.ts'
import { localMinute } from '../local-minute.ts'
import { usePublicationPlan } from '../use-publication-plan.ts'
import { OpenChoices } from './open-choices.tsx'

interface ScheduleDialogProps {
  live: CatalogueDocument
  draft: CatalogueDocument
  onClose: () => void
  now?: () => Date
}

const noteMaxLength = 500
const hourMs = 60 * 60 * 1000

/** Asks when the draft is to be published, in the operator's own time. */
export function ScheduleDialog({ live, draft, onClose, now = () => new Date() }: ScheduleDialogProps) {
  const id = useId()
  const [when, setWhen] = useState(() => localMinute(new Date(now().getTime() + hourMs)))
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState('')
  const plan = usePublicationPlan({ live, draft })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const publishAt = new Date(when)
    if (!(publishAt.getTime() > now().getTime())) return setProblem(copy.timePassed)
    try {
      await sendPublication({
        publishAt: publishAt.toISOString(),
        draftVersion: draft.version,
        ...(plan.choices && { choices: plan.choices }),
        ...(note.trim() && { note: note.trim() }),
      })
    } catch (error) {
      const code = error instanceof ApiError ? error.body?.code : undefined
      if (code === 'time_passed') return setProblem(copy.timePassed)
      if (code === 'catalogue_conflict') return startAgain()
      return alertPerson(saveFailureWords(error))
    }
    tell(copy.scheduled)
    onClose()
  }
  const startAgain = async () => {
    await Promise.all([live.reload(), draft.reload()])
    tell(copy.conflict)
    await refreshDraftBase()
  }
  // The choice between both sides has a dialog of its own.
  if (draft.conflict) return null
  return (
    <Dialog shape="window" title={copy.scheduleTitle} description={copy.scheduleNote} onClose={onClose}>
      <OpenChoices plan={plan} />
      <form onSubmit={(event) => void send(event)} className="mt-5 grid gap-5">
        <div>
          <label htmlFor={id} className="font-semibold text-copy">
            {copy.when}
          </label>
          <input
            id={id}
            type="datetime-local"
            required
            value={when}
            aria-describedby={`${id}-problem`}
            aria-invalid={problem !== ''}
            onChange={({ target }) => setWhen(target.value)}
            className="mt-2 h-12 w-full rounded-field border border-line bg-paper px-4 text-base"
          />
          <p id={`${id}-problem`} role="alert" className="mt-1.5 text-danger text-fine empty:hidden">
            {problem}
          </p>
        </div>
        <TextField label={copy.note} value={note} maxLength={noteMaxLength} onChange={setNote} />
        <div className="flex justify-end gap-3">
          <Button look="quiet" size="compact" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" size="compact" disabled={plan.status !== 'ready' || plan.openChoices > 0}>
            {copy.scheduleNow}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
