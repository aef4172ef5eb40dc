import { Button } from '@ever-after/ui'
import { copy } from '../copy.ts'
import type { PublicationPlan } from '../use-publication-plan.ts'

/** What stands between the draft and its publication: a choice, or a comparison that did not load. */
export function OpenChoices({ plan: { status, openChoices, choose, tryAgain } }: { plan: PublicationPlan }) {
  if (status !== 'failed' && openChoices === 0) return null
  const isFailed = status === 'failed'
  return (
    <div
      role="status"
      className="mt-5 flex flex-wrap items-center justify-between gap-3 rounded-field border border-rose bg-blush px-4 py-3"
    >
      <p className="min-w-60 flex-1 text-copy">
        {isFailed ? copy.planFailed : copy.bothChanged(openChoices)}
      </p>
      <Button
        look="quiet"
        size="compact"
        onClick={() => {
          if (isFailed) tryAgain()
          else void choose()
        }}
      >
        {isFailed ? copy.tryAgain : copy.chooseSides}
      </Button>
    </div>
  )
}
