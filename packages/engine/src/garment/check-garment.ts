import { chinAbovePitMetres, headMetresPerCm } from '../compose/place/place-head.ts'
import { decodePhoto, findFaces, findPose, landmark, pointOf } from '../vision/index.ts'
import { findWearer } from './find-wearer.ts'
import { judgeFrame } from './judge-frame.ts'
import { judgeGarment } from './judge-garment.ts'
import { judgeOutfit } from './judge-outfit.ts'
import { judgePose } from './judge-pose.ts'
import { type GarmentNeck, measureGarmentNeck } from './measure-garment-neck.ts'
import { frameWearer, type ParsedWearer, parseWearer } from './parse-wearer.ts'
import { scanTrunk } from './scan-trunk.ts'
import { takeOffHead } from './take-off-head.ts'

/** A worn dress that can look right on somebody else, measured but not yet cut out. */
export interface CheckedGarment {
  wearer: ParsedWearer
  chin: readonly [number, number]
  pitY: number
  pxPerMetre: number
  neck: GarmentNeck
  /** Metres of the dress under the neck's pit that the photo shows. */
  shownMetres: number
}

const maxSidePx = 2200

/**
 * Looks whether the dress that somebody wears in a photo can look right on somebody else.
 * Rejects with an EngineError: not_an_image, image_too_many_pixels, image_too_narrow, dress_unusable with a reason.
 */
export async function checkGarment(photo: Uint8Array): Promise<CheckedGarment> {
  const image = await decodePhoto(photo, maxSidePx)
  const face = findWearer(await findFaces(image))
  const crop = frameWearer(image, face)
  const pxPerMetre = crop.pxPerCm / headMetresPerCm.dress
  const chin = pointOf(crop.mesh, landmark.chin)
  const pitY = chin[1] + chinAbovePitMetres.dress * pxPerMetre
  const shownMetres = judgeFrame({ crop, pitY, pxPerMetre })
  judgePose(await findPose(image))
  const wearer = await parseWearer(image, crop)
  const alpha = takeOffHead({ ...wearer, chin, pitY })
  const neck = measureGarmentNeck({ alpha, wearer, chin, pitY, pxPerMetre })
  judgeGarment({ alpha, wearer, neck, pitY })
  judgeOutfit(scanTrunk({ wearer, centreX: neck.centreX, pitY, pxPerMetre }))
  return { wearer, chin, pitY, pxPerMetre, neck, shownMetres }
}
