import type { Stance } from '@ever-after/contract'
import { useState } from 'react'
import { readStance, writeStance } from '#session'

/** How the couple chose to stand; remembered for the next style, too. */
export function useStance() {
  const [stance, setStance] = useState(readStance)
  const [relaxed, setRelaxed] = useState<keyof Stance>()
  const write = (changed: Stance) => {
    writeStance({ ...readStance(), ...changed })
    setStance(readStance())
  }
  const choose = (changed: Stance) => {
    setRelaxed(undefined)
    write(changed)
  }
  /** Leaves out what the couple cannot be drawn in, the pose first; once, however many pictures say so of one stance. */
  const relax = (impossible: Stance) => {
    const { pose, framing, left } = readStance()
    if (pose !== impossible.pose || framing !== impossible.framing || left !== impossible.left) return
    const leftOut = pose ? 'pose' : framing ? 'framing' : left && 'left'
    if (!leftOut) return
    setRelaxed(leftOut)
    write({ [leftOut]: undefined })
  }
  return { stance, choose, relax, relaxed }
}
