import type { Stance } from '@ever-after/contract'
import { useState } from 'react'
import { readStance, writeStance } from '#session'

/** How the couple chose to stand; remembered for the next style, too. */
export function useStance() {
  const [stance, setStance] = useState(readStance)
  const choose = (changed: Stance) => {
    const next = { ...stance, ...changed }
    writeStance(next)
    setStance(next)
  }
  return { stance, choose }
}
