import { Button } from '@ever-after/ui'
import { useState } from 'react'
import { copy } from '../copy.ts'
import { drawAll, drawFailed, stopDrawing } from '../draw/draw-previews.ts'
import { regeneration, update } from '../draw/regeneration-store.ts'
import { saveApproved } from '../draw/save-approved.ts'
import { approveAll, canRetry, type Regeneration } from '../model/regeneration.ts'

interface StepBarProps {
  open: Regeneration
  approved: number
  onClose: () => void
}

/** What can be done in each state of a regeneration. */
export function StepBar({ open, approved, onClose }: StepBarProps) {
  const [isSaving, setSaving] = useState(false)
  const waiting = open.items.filter(({ status }) => status === 'waiting').length
  const failed = open.items.filter(canRetry).length
  const save = async () => {
    setSaving(true)
    if (await saveApproved(open)) regeneration.write(null)
    setSaving(false)
  }
  return (
    <div className="sticky -bottom-6 z-10 -mx-6 mt-6 -mb-6 flex flex-wrap items-center justify-end gap-2 border-line border-t bg-card px-6 py-4">
      {open.state === 'ready' && (
        <>
          <Button look="quiet" size="compact" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button size="compact" onClick={drawAll}>
            {copy.generate(waiting)}
          </Button>
        </>
      )}
      {open.state === 'generating' && (
        <Button look="quiet" size="compact" onClick={stopDrawing}>
          {copy.stop}
        </Button>
      )}
      {open.state === 'review' && (
        <>
          {failed > 0 && (
            <Button look="quiet" size="compact" disabled={isSaving} onClick={drawFailed}>
              {copy.retry(failed)}
            </Button>
          )}
          <Button look="quiet" size="compact" onClick={() => update((one) => approveAll(one, true))}>
            {copy.approveAll}
          </Button>
          <Button look="quiet" size="compact" onClick={() => update((one) => approveAll(one, false))}>
            {copy.rejectAll}
          </Button>
          <Button size="compact" disabled={isSaving} onClick={() => void save()}>
            {isSaving ? copy.saving : copy.save(approved)}
          </Button>
        </>
      )}
    </div>
  )
}
