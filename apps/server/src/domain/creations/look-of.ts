import type { FaultReason } from '@ever-after/contract'
import type { CoupleJob } from '@ever-after/engine'
import type { StyleWish } from './wish.ts'

type Look = Pick<CoupleJob, 'stance' | 'print' | 'isGentle'>

/** The prints of the pictures of one change, in their order. */
const prints = [undefined, 'warm', 'airy'] as const

/** What is done otherwise where a picture was not good: how near, in which pose, in which light, how gently. */
const remedies: Record<FaultReason, (stance: Look['stance']) => Look> = {
  likeness: (stance) => ({ stance, isGentle: true }),
  light: (stance) => ({ stance, print: 'airy', isGentle: true }),
  body: (stance) => ({ stance: { ...stance, pose: undefined, framing: 'close' } }),
  pose: (stance) => ({ stance: { ...stance, pose: undefined } }),
  other: (stance) => ({ stance }),
}

/** How one picture of a change differs from the others, and one that is made anew from the one before. */
export function lookOf({ stance, nth = 1, fault }: StyleWish): Look {
  return fault ? remedies[fault](stance) : { stance, print: prints[nth - 1] }
}
