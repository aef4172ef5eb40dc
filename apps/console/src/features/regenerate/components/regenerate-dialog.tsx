import { Dialog, ProgressLine } from '@ever-after/ui'
import { useEffect, useSyncExternalStore } from 'react'
import type { StylesCatalogue } from '#documents'
import { askPerson } from '#messages'
import { copy } from '../copy.ts'
import { goOn, stopDrawing } from '../draw/draw-previews.ts'
import { regeneration, update } from '../draw/regeneration-store.ts'
import { approve, approvedPreviews, type Regeneration } from '../model/regeneration.ts'
import { PreviewCard } from './preview-card.tsx'
import { StepBar } from './step-bar.tsx'

/** The previews of this catalogue that are drawn anew, while there are any. */
export function RegenerateDialog({ catalogue }: { catalogue: StylesCatalogue }) {
  const open = useSyncExternalStore(regeneration.subscribe, regeneration.read)
  // A reload interrupted what was under way.
  useEffect(goOn, [])
  return open?.catalogue === catalogue && <OpenDialog open={open} />
}

function OpenDialog({ open }: { open: Regeneration }) {
  const { state, items } = open
  const done = items.filter((one) => one.status === 'completed' || one.status === 'failed').length
  const failed = items.filter((one) => one.status === 'failed').length
  const approved = Object.keys(approvedPreviews(open)).length
  const close = async () => {
    const drawn = items.filter((one) => one.newPreviewUrl).length
    const isSure =
      drawn === 0 ||
      (await askPerson({
        question: copy.discardQuestion(drawn),
        description: copy.discardNote,
        confirm: copy.discard,
        isDestructive: true,
      }))
    if (!isSure) return
    stopDrawing()
    regeneration.write(null)
  }
  return (
    <Dialog shape="wide" title={copy.title} closeLabel={copy.close} onClose={() => void close()}>
      <p role="status" className="mt-1.5 text-copy text-soft-ink tabular-nums">
        {state === 'ready' && copy.ready(items.length)}
        {state === 'generating' && copy.generating(done, items.length)}
        {state === 'review' && copy.review(approved, failed)}
      </p>
      {state === 'generating' && (
        <div className="mt-3">
          <ProgressLine fraction={done / items.length} label={copy.generating(done, items.length)} />
        </div>
      )}
      <ul aria-label={copy.title} className="mt-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {items.map((item) => (
          <PreviewCard
            key={item.key}
            item={item}
            isReview={state === 'review'}
            onApprove={(approved) => update((current) => approve(current, item.key, approved))}
          />
        ))}
      </ul>
      <StepBar open={open} approved={approved} onClose={() => void close()} />
    </Dialog>
  )
}
