import { fullPoses, listFullScenes, listPairAttire, type SceneManifest, touchingPoses } from '@ever-after/art'
import { EngineError } from '../spec/errors.ts'
import type { Stance } from '../spec/job.ts'
import type { Box } from './box.ts'
import { chooseAttire } from './choose-attire.ts'
import { type Composition, chooseComposition } from './choose-composition.ts'
import { chooseBuild, chooseCut } from './choose-cut.ts'
import type { CoupleSetting } from './compose-couple.ts'
import { litFrom, lookAway, type Order } from './place/order-partners.ts'
import { placeCouple, type Standing } from './place/place-couple.ts'
import { placePair } from './place/place-pair.ts'
import { standTaller } from './place/stand-taller.ts'
import { type PosedPartner, stepCloser } from './place/step-closer.ts'
import type { AttirePlate } from './plates/decode-attire.ts'
import { type Framing, nearness } from './plates/decode-scene.ts'
import type { PlateStore } from './plates/plate-store.ts'

export interface CoupleStage extends CoupleSetting {
  order: Order
  scene: SceneManifest
  frame: Box
  /** Side by side, in no particular framing, when absent. */
  composition: Composition | undefined
}

export interface StandingCouple {
  /** From left to right. */
  plates: readonly [AttirePlate, AttirePlate]
  standings: readonly [Standing, Standing]
}

/** What a recipe offers that names no poses. */
const usualPoses = [
  'around-waist',
  'back-to-back',
  'embrace',
  'facing',
  'one-bouquet',
  'side-by-side',
  'temples',
  'facing+back-to-back',
  'facing+temples',
  'temples+back-to-back',
  'temples+facing',
  'standing',
  'walking',
]

/** What judges would pay for most often. Of two men temple to temple the one hides the other. */
const firstPoses = [['around-waist', 'one-bouquet'], ['temples']]
const firstOfTwoMen = [['facing'], ['side-by-side']]

/** What judges would pay for least, or never. */
const lastPoses = ['embrace', ...fullPoses]

const orders = [
  [0, 1],
  [1, 0],
] as const

/** How much more of a picture than of its photo a head may be made of, in px. */
const mostEnlarged = 1.6

/**
 * How the two stand in one of the recipe's poses. Of several of one setting the first stands as the couple chose, and the
 * others as far as that leaves them different.
 */
export function composeStance(
  { nth = 1, ...setting }: CoupleSetting,
  scene: SceneManifest,
): Composition | undefined {
  const first = composeOne(setting, scene)
  const shown = first ? [first] : []
  while (first && shown.length < nth) {
    const names = shown.map(({ name }) => name).toReversed()
    const others = {
      ...setting,
      recent: [...names, ...(setting.recent ?? [])],
      besides: [...names, ...(setting.besides ?? [])],
    }
    const next = relaxed(setting.stance).map((stance) => composeOne({ ...others, stance }, scene))
    shown.push(next.find((one) => one && !names.includes(one.name)) ?? first)
  }
  return shown.at(-1)
}

/** What was chosen, and then less and less of it. */
function relaxed({ pose, framing, left }: Stance = {}): Stance[] {
  return [{ pose, framing, left }, { framing, left }, { left }, {}]
}

function composeOne(setting: CoupleSetting, scene: SceneManifest): Composition | undefined {
  const { photos, recipe, stance, recent = [], besides, seed } = setting
  const composition = chooseComposition({
    arrangements: orders.map((order) => ({
      order,
      garments: garmentsOf(setting, order),
      builds: [chooseBuild(photos[order[0]]), chooseBuild(photos[order[1]])],
      looksAway: lookAway(photos, order),
    })),
    litFrom: litFrom(photos),
    poses: (recipe.poses ?? usualPoses).filter((pose) => isAsDrawn(setting) || canMove(pose)),
    firstPoses: setting.attires.includes('dress') ? firstPoses : firstOfTwoMen,
    lastPoses,
    plates: listPairAttire(),
    framings: framingsOf(setting, scene),
    hasGround: listFullScenes().includes(recipe.scene) && (setting.shape ?? 'portrait') === 'portrait',
    light: scene.light,
    stance,
    recent,
    besides,
    seed,
  })
  if (!composition && stance && Object.values(stance).some(Boolean))
    throw new EngineError('pose_impossible', 'The two cannot be drawn as they chose.')
  return composition
}

/** Whether the couple chose no other heights than those that poses were drawn with. */
function isAsDrawn({ attires: [first, second], taller }: Pick<CoupleSetting, 'attires' | 'taller'>): boolean {
  if (!taller) return true
  return taller === (first === second ? 'neither' : first === 'suit' ? 'first' : 'second')
}

/** Whether one of a pose can be moved up or down: no hand lies on the other, and no feet are seen. */
function canMove(posing: string): boolean {
  return posing.split('+').every((pose) => !touchingPoses.includes(pose) && !fullPoses.includes(pose))
}

/**
 * As near as both photos hold enough of a face for, unless the couple asked for it; no nearer than the hips where the picture
 * is cut to a shape.
 */
function framingsOf(
  { photos, shape = 'portrait', stance, widthPx, enoughForPx = widthPx }: CoupleSetting,
  scene: SceneManifest,
): Framing[] {
  const pxPerCm = (scene.pxPerMetre * enoughForPx) / scene.widthPx / 100
  const nearest = Math.min(...photos.map((photo) => (photo.pxPerCm * mostEnlarged) / pxPerCm))
  const closer = (['waist', 'chest'] as const).filter((framing) => nearness[framing] < nearest)
  if (shape !== 'portrait') return ['hips']
  const isAsked = stance?.framing === 'close' && enoughForPx === widthPx
  return ['hips', ...(isAsked && closer.length === 0 ? (['waist'] as const) : closer)]
}

function garmentsOf({ photos, attires, recipe }: CoupleSetting, order: Order): [string, string] {
  const names = chooseAttire(attires, recipe).map((name, index) => chooseCut(name, photos[index]))
  return [names[order[0]], names[order[1]]]
}

/** As the composition wants it, or else side by side. */
export async function standCouple(
  { composition, order, scene, frame, ...setting }: CoupleStage,
  store: PlateStore,
): Promise<StandingCouple> {
  if (composition?.isForTwo) {
    const [left, right] = composition.plates
    const plates = [await store.pairAttire(left), await store.pairAttire(right)] as const
    const attire = [plates[0].manifest, plates[1].manifest] as const
    const drawn = placePair({ frame, scene, attire, isFlipped: composition.isFlipped })
    const standings = isAsDrawn(setting) ? drawn : standTaller(drawn, tallerSide(setting, order))
    // Hands that touch the partner stay where they are; a covering is wider than the head that it is measured by.
    const staysAsDrawn = attire.some(({ touches }) => touches) || setting.wearsCovering?.includes(true)
    return { plates, standings: staysAsDrawn ? standings : stepCloser(posed(0), posed(1)) }
    function posed(index: 0 | 1): PosedPartner {
      return { photo: setting.photos[order[index]], standing: standings[index], kind: attire[index].kind }
    }
  }
  const { photos } = setting
  const [left, right] = composition?.plates ?? garmentsOf(setting, order)
  const plates = [await store.attire(left), await store.attire(right)] as const
  const drawn = placeCouple({
    frame,
    scene,
    attire: [plates[0].manifest, plates[1].manifest],
    sideLightStops: [photos[order[0]].sideLightStops, photos[order[1]].sideLightStops],
  })
  return { plates, standings: isAsDrawn(setting) ? drawn : standTaller(drawn, tallerSide(setting, order)) }
}

function tallerSide({ taller = 'neither' }: Pick<CoupleSetting, 'taller'>, order: Order) {
  if (taller === 'neither') return taller
  return (taller === 'first') === (order[0] === 0) ? 'left' : 'right'
}
