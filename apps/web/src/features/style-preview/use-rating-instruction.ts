import { localKeys } from '@ever-after/contract'
import { useState } from 'react'
import { localStore } from '#platform/storage.ts'

/** Whether the card about rating shows: after the first finished picture, until it was seen once. */
export function useRatingInstruction() {
  const [isShown, setShown] = useState(false)
  return {
    isShown,
    noteTransformation: () => {
      localStore.write(localKeys.firstTransformationComplete, true)
      setShown(localStore.read(localKeys.hasSeenRatingInstruction) !== true)
    },
    dismiss: () => {
      localStore.write(localKeys.hasSeenRatingInstruction, true)
      setShown(false)
    },
  }
}
