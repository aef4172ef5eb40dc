import { Button, Dialog, Ornament } from '@ever-after/ui'
import { type PurchaseHook, type PurchaseState, storeCopy } from '#store'
import { paywallCopy } from '../../paywall-copy.ts'

type Outcome = Exclude<PurchaseState, 'idle'>

interface OutcomeDialogProps {
  outcome: Outcome
  checkout: Pick<PurchaseHook, 'note' | 'isLeaving'>
  /** Leaving is possible while the store waits for somebody else. */
  onClose: () => void
}

/** In the place of a paywall while the store works, when it waits for somebody, and when Premium is there. */
export function OutcomeDialog({ outcome, checkout: { note, isLeaving }, onClose }: OutcomeDialogProps) {
  const { title, detail } = outcomeWords({ outcome, note })
  const isPending = outcome === 'pending'
  return (
    <Dialog title={title} shape="full" isLeaving={isLeaving} onClose={isPending ? onClose : undefined}>
      <div className="flex min-h-full flex-1 animate-fade flex-col items-center justify-center px-8 py-10 text-center">
        <Ornament className={outcome === 'processing' ? 'animate-breathe' : 'animate-rise'} />
        <div role="status">
          <p className="font-display mt-6 text-balance text-[2.125rem] leading-[1.1]">{title}</p>
          <p className="mx-auto mt-3 max-w-[30ch] text-balance text-soft-ink leading-relaxed">{detail}</p>
        </div>
        {isPending && (
          <Button className="mt-8" onClick={onClose}>
            {paywallCopy.close}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

function outcomeWords({ outcome, note }: { outcome: Outcome; note: string }) {
  const { details, confirming } = paywallCopy
  switch (outcome) {
    case 'processing':
      return { title: storeCopy.processing, detail: details.processing }
    case 'success':
      return { title: storeCopy.success, detail: details.success }
    case 'pending':
      return note === storeCopy.pending
        ? { title: note, detail: details.pending }
        : { title: confirming, detail: note }
  }
}
