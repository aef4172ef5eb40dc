import type { Stance } from '@ever-after/contract'
import { useState } from 'react'
import { readStance, writeStance } from '#session'

/** How the couple chose to stand; remembered for the next style, too. */
export function useStance() {
  const [stance, setStance] = useState(readStance)
  const choose = (changed: Stance) => {
    writeStance({ ...readStance(), ...changed })
    setStance(readStance())
  }
  /** Leaves out what the couple cannot be drawn in, the pose first. */
  const relax = () => {
    const { pose, framing } = readStance()
    choose(pose ? { pose: undefined } : framing ? { framing: undefined } : { left: undefined })
  }
  return { stance, choose, relax }
}
