import type { SceneManifest } from '@ever-after/art'
import type { Box } from './box.ts'
import type { Composition } from './choose-composition.ts'
import type { CoupleSetting } from './compose-couple.ts'
import { listWardrobes } from './list-wardrobes.ts'
import type { Order } from './place/order-partners.ts'
import { placeCouple, type Standing } from './place/place-couple.ts'
import { placePair } from './place/place-pair.ts'
import { isAsDrawn, standTaller } from './place/stand-taller.ts'
import { type PosedPartner, stepCloser } from './place/step-closer.ts'
import type { AttirePlate } from './plates/decode-attire.ts'
import type { PlateStore } from './plates/plate-store.ts'

export interface CoupleStage extends Omit<CoupleSetting, 'composition'> {
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
  const [{ garments }] = listWardrobes(setting)
  const [left, right] = composition?.plates ?? [garments[order[0]], garments[order[1]]]
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
