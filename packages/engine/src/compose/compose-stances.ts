import { fullPoses, listFullScenes, listPairAttire, type SceneManifest, touchingPoses } from '@ever-after/art'
import { EngineError } from '../spec/errors.ts'
import type { Stance } from '../spec/job.ts'
import { type Composition, chooseComposition } from './choose-composition.ts'
import { chooseBuild } from './choose-cut.ts'
import type { CoupleSetting } from './compose-couple.ts'
import { listWardrobes, type Wardrobe } from './list-wardrobes.ts'
import { litFrom, lookAway } from './place/order-partners.ts'
import { isAsDrawn } from './place/stand-taller.ts'
import { type Framing, nearness } from './plates/decode-scene.ts'

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
 * How the two stand, and behind it how they stand in those that are shown together with it: in one of the recipe's poses
 * each, no two alike while there are others. None where no pose fits.
 */
export function composeStances(
  { composition, nth = 1, count = 1, ...setting }: CoupleSetting,
  scene: SceneManifest,
): Composition[] {
  const planned = composition && findNamed(setting, scene, composition)
  if (planned) return [planned]
  const chosen: Composition[] = []
  while (chosen.length < nth + count - 1) {
    const names = chosen.map(({ name }) => name).toReversed()
    const { recent = [], shown = [], besides = [] } = setting
    const next = composeNext(
      {
        ...setting,
        recent: [...names, ...recent],
        shown: [...names, ...shown],
        besides: [...names, ...besides],
      },
      scene,
    )
    if (!next) return []
    chosen.push(next)
  }
  return chosen.slice(nth - 1)
}

/**
 * What the couple was not shown yet of what it chose, and then of less and less of it; each in other clothes, too, before it
 * is given up. The one of longest ago where everything was shown.
 */
function composeNext(setting: CoupleSetting, scene: SceneManifest): Composition | undefined {
  const { stance = {}, shown = [] } = setting
  const wardrobes = listWardrobes(setting)
  const [own] = wardrobes
  if (!composeOne(setting, scene, { stance, wardrobe: own })) {
    if (Object.values(stance).some(Boolean))
      throw new EngineError('pose_impossible', 'The two cannot be drawn as they chose.')
    return undefined
  }
  const known = shown.map((name) => (name.includes(wearing) ? name : `${name}${wearing}${own.looks}`))
  const isNew = (name: string) => !known.includes(name)
  for (const stances of relaxed(stance))
    for (const mayLookAway of stance.left ? [true] : [false, true])
      for (const less of stances)
        for (const wardrobe of wardrobes) {
          const limits = { stance: less, wardrobe, mayLookAway, isOffered: isNew }
          const found = composeOne(setting, scene, limits)
          if (found) return found
        }
  const fromOldest = known.toReversed().filter((name, index, names) => names.lastIndexOf(name) === index)
  for (const name of fromOldest) {
    const found = findNamed(setting, scene, name)
    if (found) return found
  }
  return undefined
}

/** What was chosen, and then less and less of it: all with the pose, where one was chosen, before those without. */
function relaxed({ pose, framing, left }: Stance): Stance[][] {
  const others = [{ framing, left }, { framing }, { left }, {}]
  return pose ? [others.map((other) => ({ pose, ...other })), others] : [others]
}

function findNamed(setting: CoupleSetting, scene: SceneManifest, name: string): Composition | undefined {
  const wardrobe = listWardrobes(setting).find(({ looks }) => name.endsWith(`${wearing}${looks}`))
  return wardrobe && composeOne(setting, scene, { wardrobe, isOffered: (other) => other === name })
}

/** Between how two stand and what they wear in a composition's name. */
const wearing = ' in '

interface Limits {
  wardrobe: Wardrobe
  stance?: Stance
  /** True when absent. */
  mayLookAway?: boolean
  /** Which compositions may be chosen, by their names; all when absent. */
  isOffered?: (name: string) => boolean
}

function composeOne(
  setting: CoupleSetting,
  scene: SceneManifest,
  { wardrobe: { garments, looks }, stance, mayLookAway = true, isOffered }: Limits,
): Composition | undefined {
  const { photos, recipe, recent = [], besides, seed } = setting
  const nameOf = (standing: string) => `${standing}${wearing}${looks}`
  const arrangements = orders.map((order) => ({
    order,
    garments: [garments[order[0]], garments[order[1]]] as const,
    builds: [chooseBuild(photos[order[0]]), chooseBuild(photos[order[1]])] as const,
    looksAway: lookAway(photos, order),
  }))
  const composition = chooseComposition({
    arrangements: arrangements.filter(({ looksAway }) => mayLookAway || !looksAway),
    litFrom: litFrom(photos),
    poses: (recipe.poses ?? usualPoses).filter((pose) => isAsDrawn(setting) || canMove(pose)),
    firstPoses: setting.attires.includes('dress') ? firstPoses : firstOfTwoMen,
    lastPoses,
    plates: listPairAttire(),
    framings: framingsOf(setting, scene),
    hasGround: listFullScenes().includes(recipe.scene) && (setting.shape ?? 'portrait') === 'portrait',
    light: scene.light,
    stance,
    isOffered: isOffered && ((standing) => isOffered(nameOf(standing))),
    // Another style is another picture whatever the two wear there.
    recent: recent.map((name) => name.split(wearing)[0]),
    besides,
    seed,
  })
  return composition && { ...composition, name: nameOf(composition.name) }
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
