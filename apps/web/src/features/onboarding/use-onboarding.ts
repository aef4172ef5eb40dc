import { localKeys } from '@ever-after/contract'
import { useState } from 'react'
import { localStore } from '#platform/storage.ts'

/** What the person chose at the last step. */
export type Wish = 'subscribe' | 'start'

/** Whether the steps are still ahead; `finish` remembers on the device that they are not. */
export function useOnboarding() {
  const [isCompleted, setCompleted] = useState(() => localStore.read(localKeys.onboardingCompleted) === true)
  /** Only in the session that went through the steps. */
  const [wish, setWish] = useState<Wish>()
  return {
    isCompleted,
    wish,
    finish: (chosen: Wish) => {
      localStore.write(localKeys.onboardingCompleted, true)
      setCompleted(true)
      setWish(chosen)
    },
  }
}
