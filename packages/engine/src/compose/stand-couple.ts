import { listPairAttire } from '@ever-after/art'
import type { Box } from './box.ts'
import { chooseAttire } from './choose-attire.ts'
import { chooseBuild, chooseCut } from './choose-cut.ts'
import { choosePose } from './choose-pose.ts'
import type { CoupleSetting } from './compose-couple.ts'
import { placeCouple, type Standing } from './place/place-couple.ts'
import { placePair } from './place/place-pair.ts'
import type { AttirePlate } from './plates/decode-attire.ts'
import type { SceneBackdrop } from './plates/decode-scene.ts'
import type { PlateStore } from './plates/plate-store.ts'

export interface CoupleStage extends CoupleSetting {
  /** Partner indices from left to right. */
  order: readonly [0 | 1, 0 | 1]
  scene: SceneBackdrop
  frame: Box
}

export interface StandingCouple {
  /** From left to right. */
  plates: readonly [AttirePlate, AttirePlate]
  standings: readonly [Standing, Standing]
  /** Whether shadows and touch are drawn in the plates. */
  isPosed: boolean
}

/** What a recipe offers that names no poses: those whose pictures a blind panel preferred to standing side by side. */
const usualPoses = ['temples']

/** In a pose of the recipe that both garments were drawn in, or else side by side. */
export async function standCouple(
  { photos, attires, recipe, order, scene: { manifest: scene }, frame, seed }: CoupleStage,
  store: PlateStore,
): Promise<StandingCouple> {
  const names = chooseAttire(attires, recipe).map((name, index) => chooseCut(name, photos[index]))
  const [left, right] = order.map((index) => names[index])
  const { poses = usualPoses } = recipe
  const pose = choosePose({
    garments: [left, right],
    builds: [chooseBuild(photos[order[0]]), chooseBuild(photos[order[1]])],
    poses,
    plates: listPairAttire(),
    light: scene.light,
    seed,
  })
  if (pose) {
    const plates = [await store.pairAttire(pose.names[0]), await store.pairAttire(pose.names[1])] as const
    const attire = [plates[0].manifest, plates[1].manifest] as const
    return {
      plates,
      standings: placePair({ frame, scene, attire, isFlipped: pose.isFlipped }),
      isPosed: true,
    }
  }
  const plates = [await store.attire(left), await store.attire(right)] as const
  const standings = placeCouple({
    frame,
    scene,
    attire: [plates[0].manifest, plates[1].manifest],
    sideLightStops: [photos[order[0]].sideLightStops, photos[order[1]].sideLightStops],
  })
  return { plates, standings, isPosed: false }
}
