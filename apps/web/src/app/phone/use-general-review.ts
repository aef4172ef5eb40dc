import { limits, localKeys } from '@ever-after/contract'
import { useEffect } from 'react'
import { requestReview } from '#platform/request-review.ts'
import { localStore } from '#platform/storage.ts'
import { currentPaywall } from '../../features/membership/index.ts'

/** Asks who has made a picture for a review at a start that nothing stands in front of (decision A46). */
export function useGeneralReview(): void {
  useEffect(() => {
    if (localStore.read(localKeys.firstTransformationComplete) !== true) return
    const timer = setTimeout(() => {
      if (!currentPaywall()) requestReview({ trigger: 'general' }).catch(console.warn)
    }, limits.reviewDelayMs)
    return () => clearTimeout(timer)
  }, [])
}
