import { fullPoses, type PairPlace, pairAttireName, withoutCut } from '@ever-after/art'
import type { Stance } from '../spec/job.ts'
import type { Order } from './place/order-partners.ts'
import type { Framing } from './plates/decode-scene.ts'

type Build = 'slim' | 'full' | undefined

/** The pose whose plates were drawn for one person each. */
const sideBySide = 'side-by-side'

export interface CompositionQuestion {
  arrangements: readonly Arrangement[]
  /** Side that the light on both faces comes from. */
  litFrom: 'left' | 'right' | undefined
  /** The poses to choose among; two that are joined by a plus give the first's and the second's. */
  poses: readonly string[]
  /** Those of the poses that a couple sees first, in this order, and which of them are liked alike. */
  firstPoses: readonly (readonly string[])[]
  /** Those that it sees when there is nothing else left. */
  lastPoses: readonly string[]
  /** Names of all plates that there are of poses for two. */
  plates: readonly string[]
  /** Of poses that are not seen from head to hem, from the widest to the nearest. */
  framings: readonly Framing[]
  /** Whether the scene has ground for poses from head to hem. */
  hasGround: boolean
  /** Side the main light of the scene comes from. */
  light: 'left' | 'right' | 'back' | 'soft'
  /** What the couple chose of it. */
  stance?: Stance
  /** Which compositions may be chosen, by their names; all when absent. */
  isOffered?: (name: string) => boolean
  /** Names of earlier compositions, latest first. */
  recent: readonly string[]
  /** Names of those that it is shown together with. */
  besides?: readonly string[]
  seed: number
}

/** Two people from left to right. */
export interface Arrangement {
  order: Order
  garments: readonly [left: string, right: string]
  /** Average bodies where none is named. */
  builds: readonly [left: Build, right: Build]
  /** Whether they would look at each other the other way round. */
  looksAway: boolean
}

export interface Composition {
  /** What a report calls it. */
  name: string
  pose: string
  /** Whether the plates were drawn for two; otherwise each was drawn for one person. */
  isForTwo: boolean
  order: Order
  /** A flipped pair has its first partner on the right, and light from the right. */
  isFlipped: boolean
  framing: Framing
  /** Plates from left to right. */
  plates: readonly [left: string, right: string]
}

/**
 * A pose that both garments are drawn in, or both side by side, and whose light is the scene's, as near as a framing
 * shows it. It is one that
 * was not used yet, or else the one that was used longest ago: first of those that suit gazes and light of the faces best,
 * then also with light from the other side, then also of two who look away from each other; among these, those on bodies
 * as broad as the faces come first, the first poses
 * in their order, the last ones last, and all from the hips sooner than nearer; beside other pictures, another pose and
 * another framing come first. Nothing where no pose fits, or none as the couple chose.
 */
export function chooseComposition({
  recent,
  seed,
  isOffered = () => true,
  ...question
}: CompositionQuestion): Composition | undefined {
  const candidates = question.arrangements.flatMap((arrangement) =>
    listCompositions(arrangement, question)
      .filter((composition) => isChosen(composition, question.stance) && isOffered(composition.name))
      .map((composition) => ({
        composition,
        looksAway: arrangement.looksAway,
        faults: faultsOf(arrangement, composition, question),
      })),
  )
  const bestOf = (some: typeof candidates) => {
    const fewest = Math.min(...some.map(({ faults }) => faults))
    return some.filter(({ faults }) => faults === fewest)
  }
  const [best] = bestOf(candidates)
  if (!best) return undefined
  // Light from the other side is better than the same picture again, and once all others were used two who look away are.
  const bearable = candidates.filter(({ looksAway }) => looksAway === best.looksAway)
  const age = ({ composition }: (typeof candidates)[number]) => recent.indexOf(composition.name)
  const oldest = Math.max(...bearable.map(age))
  const [choice] = [
    bearable.filter((one) => age(one) < 0),
    candidates.filter((one) => age(one) < 0),
    bearable.filter((one) => age(one) === oldest),
  ]
    .filter((some) => some.length > 0)
    .map(bestOf)
  return choice[mixed(seed) % choice.length].composition
}

const framingsAs: Record<NonNullable<Stance['framing']>, readonly Framing[]> = {
  close: ['waist', 'chest'],
  half: ['hips'],
  full: ['full'],
}

function isChosen(composition: Composition, { pose, framing, left }: Stance = {}): boolean {
  return (
    (!pose || composition.pose === pose) &&
    (!framing || framingsAs[framing].includes(composition.framing)) &&
    (!left || composition.order[0] === (left === 'first' ? 0 : 1))
  )
}

/** Gazes count more than light, light more than what a panel likes better. */
const gazeFault = 2
const lightFault = 1
const likedLess = 0.2
const nearerFault = 0.3
const tooSlenderFault = 0.5
/** Three that are chosen from differ in pose before they differ in framing; either counts less than gazes. */
const samePoseFault = 1.2
const sameFramingFault = 0.7

function faultsOf(
  { looksAway, builds }: Arrangement,
  { isFlipped, isForTwo, pose, framing, plates }: Composition,
  {
    litFrom,
    firstPoses,
    lastPoses,
    besides = [],
  }: Pick<CompositionQuestion, 'litFrom' | 'firstPoses' | 'lastPoses' | 'besides'>,
): number {
  // Of two alike who were drawn alone the one is flipped to the other, whatever the light.
  const isLitAlike = isForTwo || isGown(plates[0]) !== isGown(plates[1])
  const isMislit = isLitAlike && litFrom !== undefined && isFlipped !== (litFrom === 'right')
  const rank = firstPoses.findIndex((alike) => alike.includes(pose))
  const isTooSlender = builds.some((build, i) => build === 'full' && !plates[i].endsWith('-full'))
  const shown = besides.map((name) => name.split(' '))
  return (
    samePoseFault * Number(shown.some(([other]) => other === pose)) +
    sameFramingFault * Number(shown.some(([, other]) => other === framing)) +
    gazeFault * Number(looksAway) +
    lightFault * Number(isMislit) +
    tooSlenderFault * Number(isTooSlender) +
    likedLess * ((rank < 0 ? firstPoses.length : rank) + Number(lastPoses.includes(pose))) +
    nearerFault * Number(framing === 'waist' || framing === 'chest')
  )
}

function listCompositions(
  { order, garments, builds }: Arrangement,
  {
    poses,
    plates,
    framings,
    hasGround,
    light,
  }: Pick<CompositionQuestion, 'poses' | 'plates' | 'framings' | 'hasGround' | 'light'>,
): Composition[] {
  const known = new Set(plates)
  const drawn = (posing: string, place: PairPlace, index: 0 | 1) => {
    const garment = withoutCut(garments[index])
    const pose = poseOf(posing, place)
    return [`${garment}-${builds[index]}`, garment]
      .map((name) => pairAttireName({ pose, place, garment: name }))
      .find((name) => known.has(name))
  }
  const seenWhole: readonly Framing[] = hasGround ? ['full'] : []
  const framingsOf = (pose: string) => (fullPoses.includes(pose) ? seenWhole : framings)
  const fitting: Composition[] = []
  const isLitOtherwise = (isFlipped: boolean) => light === (isFlipped ? 'left' : 'right')
  const add = (one: Pick<Composition, 'pose' | 'isForTwo' | 'isFlipped' | 'plates'>) => {
    for (const framing of framingsOf(one.pose)) {
      const name = [one.pose, framing, order.join('-'), ...(one.isFlipped ? ['flipped'] : [])].join(' ')
      fitting.push({ ...one, name, order, framing })
    }
  }
  for (const pose of poses) {
    if (pose === sideBySide) {
      // Suits are drawn to stand on the right, gowns on the left: a groom on the left flips both.
      const isAlike = isGown(garments[0]) === isGown(garments[1])
      const isFlipped = !isAlike && !isGown(garments[0])
      if (isAlike || !isLitOtherwise(isFlipped)) add({ pose, isForTwo: false, isFlipped, plates: garments })
      continue
    }
    for (const isFlipped of [false, true]) {
      if (isLitOtherwise(isFlipped)) continue
      const [behind, before] = isFlipped ? [garments[1], garments[0]] : garments
      // The nearer one of the two holds the bouquet.
      if (isGown(behind) && !isGown(before)) continue
      const left = drawn(pose, isFlipped ? 'second' : 'first', 0)
      const right = drawn(pose, isFlipped ? 'first' : 'second', 1)
      if (left && right) add({ pose, isForTwo: true, isFlipped, plates: [left, right] })
    }
  }
  return fitting
}

/** `facing+temples`: the first stands as in the one, the second as in the other. */
function poseOf(posing: string, place: PairPlace): string {
  const [first, second = first] = posing.split('+')
  return place === 'first' ? first : second
}

function isGown(garment: string): boolean {
  return garment.startsWith('gown-')
}

/** Seeds that follow each other give choices that do not: the last steps of MurmurHash3. */
function mixed(seed: number): number {
  const once = Math.imul(seed ^ (seed >>> 16), 0x85ebca6b)
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35)
  return (twice ^ (twice >>> 16)) >>> 0
}
