import { type PairPlace, pairAttireName, withoutCut } from '@ever-after/art'

type Build = 'slim' | 'full' | undefined

export interface PoseQuestion {
  /** Garments from left to right. */
  garments: readonly [left: string, right: string]
  /** Bodies from left to right; average ones where none is named. */
  builds: readonly [left: Build, right: Build]
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
export function choosePose({
  garments,
  builds,
  poses,
  plates,
  light,
  seed,
}: PoseQuestion): ChosenPose | undefined {
  const known = new Set(plates)
  const drawn = (pose: string, place: PairPlace, index: 0 | 1) => {
    const garment = withoutCut(garments[index])
    return [`${garment}-${builds[index]}`, garment]
      .map((name) => pairAttireName({ pose, place, garment: name }))
      .find((name) => known.has(name))
  }
  const fitting: ChosenPose[] = []
  for (const pose of poses)
    for (const isFlipped of [false, true]) {
      if (light === (isFlipped ? 'left' : 'right')) continue
      const leftName = drawn(pose, isFlipped ? 'second' : 'first', 0)
      const rightName = drawn(pose, isFlipped ? 'first' : 'second', 1)
      if (leftName && rightName) fitting.push({ pose, isFlipped, names: [leftName, rightName] })
    }
  return fitting[mixed(seed) % fitting.length]
}

/** Seeds that follow each other give choices that do not. */
function mixed(seed: number): number {
  const spread = Math.imul(seed ^ (seed >>> 16), 0x45d9f3b)
  return (spread ^ (spread >>> 13)) >>> 0
}
