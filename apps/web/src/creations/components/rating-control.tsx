import type { Rating } from '@ever-after/contract'
import { IconButton, lazyPart } from '@ever-after/ui'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { Suspense, useState } from 'react'
import { copy } from '../copy.ts'
import { useRating } from '../use-rating.ts'

const FaultReasons = lazyPart(() => import('./fault-reasons.tsx'))

interface RatingControlProps {
  /** A finished wedding picture of the person's own. */
  id: string
  /** What the person said of it before; it locks the control. */
  rating: Rating | null
  /** The rating did not arrive; the control is open again. */
  onFailed?: () => void
  onPositive?: () => void
  /** Whether it can be made anew for nothing. */
  canRedo?: boolean
  /** Told which picture is made instead. */
  onRedo?: (id: string) => void
}

/** Thumbs up and down for one picture: locked once rated, open again when the rating did not arrive. */
export function RatingControl(props: RatingControlProps) {
  const { id, canRedo = false, onRedo } = props
  const { rating, isThanking, isFresh, rate } = useRating(props)
  const [hasAsked, setAsked] = useState(false)
  const asks = rating === 'negative' && (isFresh || canRedo || hasAsked)
  return (
    <div>
      <div className="flex flex-wrap items-center gap-1">
        <p role="status" className="me-auto text-sm text-soft-ink">
          {statusWords({ rating, isThanking })}
        </p>
        <fieldset className="flex gap-1" aria-label={copy.rateQuestion} disabled={rating !== null}>
          <IconButton
            label={copy.loveIt}
            aria-pressed={rating === 'positive'}
            onClick={() => void rate('positive')}
            className="aria-pressed:bg-blush aria-pressed:text-rose aria-pressed:opacity-100!"
          >
            <ThumbsUp aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton
            label={copy.notGood}
            aria-pressed={rating === 'negative'}
            onClick={() => void rate('negative')}
            className="aria-pressed:bg-blush aria-pressed:text-rose aria-pressed:opacity-100!"
          >
            <ThumbsDown aria-hidden="true" className="size-5" />
          </IconButton>
        </fieldset>
      </div>
      {asks && (
        <Suspense>
          <FaultReasons id={id} canRedo={canRedo} onTold={() => setAsked(true)} onRedo={onRedo} />
        </Suspense>
      )}
    </div>
  )
}

function statusWords({ rating, isThanking }: { rating: Rating | null; isThanking: boolean }): string {
  if (isThanking) return copy.thanks
  return rating ? copy.rated[rating] : copy.rateQuestion
}
