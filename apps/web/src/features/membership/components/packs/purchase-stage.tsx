import { Button, Dialog, loadDialog, Ornament } from '@ever-after/ui'
import { useEffect, useState } from 'react'
import { type PurchaseHook, storeCopy } from '#store'
import { stageCopy } from './packs-copy.ts'

interface PurchaseStageProps {
  purchase: Pick<PurchaseHook, 'state' | 'isLeaving' | 'isRestoring' | 'note'>
  /** What is bought, for the words at its end. */
  kind: keyof typeof stageCopy.success
}

/**
 * Stands over a page while something is bought or restored there. Only a payment that waits for somebody can be left, and one
 * that was waiting before the page opened does not come up by itself.
 */
export function PurchaseStage({ purchase, kind }: PurchaseStageProps) {
  const { state } = purchase
  const [isWatched, setWatched] = useState(false)
  // It has to stand before the store's sheet opens over it; of two that open as one, each hides the other from screen readers.
  useEffect(() => void loadDialog(), [])
  if (state === 'processing' && !isWatched) setWatched(true)
  const isPending = state === 'pending'
  if (state === 'idle' || (isPending && !isWatched)) return null
  const { title, detail } = wordsOf({ purchase, kind })
  const leave = () => setWatched(false)
  return (
    <Dialog
      title={title}
      description={detail}
      shape="full"
      isLeaving={purchase.isLeaving}
      onClose={isPending ? leave : undefined}
    >
      <div className="flex grow flex-col items-center justify-center px-8 py-16 text-center">
        <Ornament className={state === 'processing' ? 'animate-breathe' : ''} />
        <div role="status">
          <p className="mt-6 text-balance font-display text-[2.125rem] leading-[1.1]">{title}</p>
          <p className="mx-auto mt-3 max-w-[32ch] text-balance text-soft-ink leading-relaxed">{detail}</p>
        </div>
        {isPending && (
          <Button className="mt-8" onClick={leave}>
            {stageCopy.close}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

function wordsOf({ purchase: { state, isRestoring, note }, kind }: PurchaseStageProps) {
  switch (state) {
    case 'pending':
      return note === storeCopy.pending
        ? { title: note, detail: stageCopy.pending }
        : { title: stageCopy.confirming, detail: note }
    case 'success':
      return isRestoring ? stageCopy.restored : stageCopy.success[kind]
    default:
      return isRestoring ? stageCopy.restoring : stageCopy.processing
  }
}
