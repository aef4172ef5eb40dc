import type { FaultReason } from '@ever-after/contract'
import { type CoupleJob, fullPoses } from '@ever-after/engine'
import type { StyleWish } from './wish.ts'

type Look = Pick<CoupleJob, 'stance' | 'print' | 'isGentle'>

/** The prints of the pictures of one change, in their order. */
const prints = [undefined, 'warm', 'airy'] as const

/** What is done otherwise where a picture was not good: how near, in which pose, in which light, how gently. */
const remedies: Record<FaultReason, (wish: StyleWish) => Look> = {
  likeness: ({ stance }) => ({ stance, isGentle: true }),
  light: ({ stance }) => ({ stance, print: 'airy', isGentle: true }),
  body: ({ stance, recipe }) => ({
    stance: { ...stance, pose: undefined, framing: hasNearPose(recipe) ? 'close' : undefined },
  }),
  pose: ({ stance }) => ({ stance: { ...stance, pose: undefined } }),
  other: ({ stance }) => ({ stance }),
}

/** Whether the recipe leaves a pose that is not seen from head to hem. */
const hasNearPose = ({ poses }: StyleWish['recipe']) => !poses?.every((pose) => fullPoses.includes(pose))

/** How one picture of a change differs from the others, and one that is made anew from the one before. */
export function lookOf(wish: StyleWish): Look {
  const { stance, nth = 1, fault } = wish
  return fault ? remedies[fault](wish) : { stance, print: prints[nth - 1] }
}
