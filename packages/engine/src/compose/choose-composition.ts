import { type PairPlace, pairAttireName, withoutCut } from '@ever-after/art'
import type { Framing } from './plates/decode-scene.ts'

type Build = 'slim' | 'full' | undefined

export interface CompositionQuestion {
  /** Garments from left to right. */
  garments: readonly [left: string, right: string]
  /** Bodies from left to right; average ones where none is named. */
  builds: readonly [left: Build, right: Build]
  /** The poses to choose among. */
  poses: readonly string[]
  /** Names of all plates that there are of poses for two. */
  plates: readonly string[]
  framings: readonly Framing[]
  /** Side the main light of the scene comes from. */
  light: 'left' | 'right' | 'back' | 'soft'
  /** Names of earlier compositions, latest first. */
  recent: readonly string[]
  seed: number
}

export interface Composition {
  /** What a report calls it. */
  name: string
  /** A flipped pair has its first partner on the right, and light from the right. */
  isFlipped: boolean
  framing: Framing
  /** Plates from left to right. */
  plates: readonly [left: string, right: string]
}

/**
 * A pose that both garments are drawn in and whose light is the scene's, as near as a framing shows it: one that was not
 * used yet, or else the one that was used longest ago. Nothing where no pose fits.
 */
export function chooseComposition({
  recent,
  seed,
  ...question
}: CompositionQuestion): Composition | undefined {
  const fitting = listCompositions(question)
  const age = ({ name }: Composition) => (recent.includes(name) ? recent.indexOf(name) : recent.length)
  const oldest = Math.max(...fitting.map(age))
  const choice = fitting.filter((composition) => age(composition) === oldest)
  return choice[mixed(seed) % choice.length]
}

function listCompositions({
  garments,
  builds,
  poses,
  plates,
  framings,
  light,
}: Omit<CompositionQuestion, 'recent' | 'seed'>): Composition[] {
  const known = new Set(plates)
  const drawn = (pose: string, place: PairPlace, index: 0 | 1) => {
    const garment = withoutCut(garments[index])
    return [`${garment}-${builds[index]}`, garment]
      .map((name) => pairAttireName({ pose, place, garment: name }))
      .find((name) => known.has(name))
  }
  const fitting: Composition[] = []
  for (const pose of poses)
    for (const isFlipped of [false, true]) {
      if (light === (isFlipped ? 'left' : 'right')) continue
      const left = drawn(pose, isFlipped ? 'second' : 'first', 0)
      const right = drawn(pose, isFlipped ? 'first' : 'second', 1)
      if (!left || !right) continue
      for (const framing of framings) {
        const name = [pose, framing, ...(isFlipped ? ['flipped'] : [])].join(' ')
        fitting.push({ name, isFlipped, framing, plates: [left, right] })
      }
    }
  return fitting
}

/** Seeds that follow each other give choices that do not: the last steps of MurmurHash3. */
function mixed(seed: number): number {
  const once = Math.imul(seed ^ (seed >>> 16), 0x85ebca6b)
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35)
  return (twice ^ (twice >>> 16)) >>> 0
}
