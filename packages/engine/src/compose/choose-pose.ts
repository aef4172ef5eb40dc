import { pairAttireName, withoutCut } from '@ever-after/art'

export interface PoseQuestion {
  /** Garments from left to right. */
  garments: readonly [left: string, right: string]
  /** The poses to choose among. */
  poses: readonly string[]
  /** Names of all plates that there are of poses for two. */
  plates: readonly string[]
  /** Side the main light of the scene comes from. */
  light: 'left' | 'right' | 'back' | 'soft'
  seed: number
}

export interface ChosenPose {
  pose: string
  /** A flipped pair has its first partner on the right, and light from the right. */
  isFlipped: boolean
  /** Plates from left to right. */
  names: readonly [left: string, right: string]
}

/** A pose that both garments are drawn in and whose light is the scene's; nothing where there is none. */
export function choosePose({ garments, poses, plates, light, seed }: PoseQuestion): ChosenPose | undefined {
  const [left, right] = garments.map(withoutCut)
  const known = new Set(plates)
  const fitting: ChosenPose[] = []
  for (const pose of poses)
    for (const isFlipped of [false, true]) {
      if (light === (isFlipped ? 'left' : 'right')) continue
      const leftName = pairAttireName({ pose, place: isFlipped ? 'second' : 'first', garment: left })
      const rightName = pairAttireName({ pose, place: isFlipped ? 'first' : 'second', garment: right })
      if (known.has(leftName) && known.has(rightName))
        fitting.push({ pose, isFlipped, names: [leftName, rightName] })
    }
  return fitting[mixed(seed) % fitting.length]
}

/** Seeds that follow each other give choices that do not. */
function mixed(seed: number): number {
  const spread = Math.imul(seed ^ (seed >>> 16), 0x45d9f3b)
  return (spread ^ (spread >>> 13)) >>> 0
}
