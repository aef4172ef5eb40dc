import { type Exposure, priceTest, reportExposure } from '@ever-after/contract'
import { useEffect } from 'react'
import { call } from '#server-state'

export interface Exposed {
  surface: Exposure['surface']
  trigger?: string
  /** Prices of the store stand on the screen. */
  isShown: boolean
}

/** Reports once, while mounted, that a price of the test was shown. */
export function useExposure({ surface, trigger, isShown }: Exposed): void {
  useEffect(() => {
    if (!isShown) return
    // A report that is lost is a number that is missing, nothing more.
    call(reportExposure, { body: { testName: priceTest, surface, trigger } }).catch((error: unknown) =>
      console.warn(error),
    )
  }, [surface, trigger, isShown])
}
