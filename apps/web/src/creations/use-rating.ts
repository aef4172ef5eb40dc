import { limits, localKeys, type Rating } from '@ever-after/contract'
import { useEffect, useRef, useState } from 'react'
import { requestReview } from '#platform/request-review.ts'
import { localStore } from '#platform/storage.ts'
import { rateCreation } from './api/rate-creation.ts'

interface RatingOptions {
  id: string
  rating: Rating | null
  onFailed?: () => void
  onPositive?: () => void
}

/** The rating of one picture: shown at once, taken back when the server did not take it. */
export function useRating({ id, rating: before, onFailed, onPositive }: RatingOptions) {
  const [given, setGiven] = useState<Rating | null>(null)
  const [isThanking, setThanking] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const rate = async (rating: Rating) => {
    setGiven(rating)
    try {
      await rateCreation({ id, rating })
    } catch {
      // The specification lets the control open again silently; a surface that says more passes onFailed.
      setGiven(null)
      return onFailed?.()
    }
    setThanking(true)
    timer.current = setTimeout(() => setThanking(false), limits.ratingThanksMs)
    if (rating === 'positive') {
      localStore.write(localKeys.hasRatedPositively, true)
      onPositive?.()
      void requestReview({ trigger: 'rating' })
    }
  }

  return { rating: before ?? given, isThanking, isFresh: given !== null, rate }
}
