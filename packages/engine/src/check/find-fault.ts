import type { PlacedFace, PlacedPerson } from '../compose/compose-couple.ts'
import type { RgbImage } from '../pixels/rgb-image.ts'
import { pxPerCmOf } from '../understand/face-scale.ts'
import type { FoundFace } from '../vision/index.ts'
import { bodySkin, type SkinGap } from './body-skin.ts'
import { crownLineCm } from './crown-line.ts'
import { hairKept } from './hair-kept.ts'
import { haloShare } from './halo.ts'
import { headOnBody } from './head-place.ts'

export type FaultReason =
  | 'more_people'
  | 'head_misplaced'
  | 'hair_lost'
  | 'crown_cut'
  | 'halo'
  | 'body_skin_differs'

/** What is plainly wrong around a face. */
export interface PictureFault {
  reason: FaultReason
  partner: number
}

/** Beyond every picture that a person would keep; docs/checks.md has the counts. */
const limits = {
  /** Height of another face on the same person, as a share of their own. */
  rivalShare: 0.4,
  /** Life size of a canonical centimetre; the studio draws 0.0089 and 0.0096. */
  metresPerCm: { least: 0.0065, most: 0.016 },
  asideMetres: 0.075,
  chinMetres: { least: 0.05, most: 0.105 },
  /** How much has to show of hair or cloth, where the photo has enough of it. */
  hair: { fromCm2: 60, share: 0.4 },
  crownCm: 7,
  haloShare: 0.45,
}
/** CIELAB: how much lighter, how much darker and of how other a colour skin may be than the face. */
const skinLimits = {
  neck: { paler: 16, darker: 50, colour: 22 },
  /** Hands lie lower in the scene's light, beside flowers and cloth. */
  hands: { paler: 16, darker: 50, colour: 27 },
}

/** A person as the engine drew them, and as they are found in the picture. */
interface DrawnPerson {
  image: RgbImage
  face: PlacedFace
  person: PlacedPerson
  own: FoundFace | undefined
  others: readonly FoundFace[]
}

export interface FaultQuestion {
  image: RgbImage
  placed: readonly PlacedFace[]
  /** By person: the face that is found where theirs was put. */
  own: readonly (FoundFace | undefined)[]
  /** All other faces of the picture. */
  others: readonly FoundFace[]
}

/** The first thing that is plainly wrong around the faces; null when nothing is, and where the engine drew no body. */
export function findFault({ image, placed, own, others }: FaultQuestion): PictureFault | null {
  for (const [partner, face] of placed.entries()) {
    const { person } = face
    if (!person) continue
    const reason = faultOf({ image, face, person, own: own[partner], others })
    if (reason) return { reason, partner }
  }
  return null
}

function faultOf(drawn: DrawnPerson): FaultReason | null {
  const { image, face, person } = drawn
  if (hasRival(drawn)) return 'more_people'
  if (isMisplaced(drawn)) return 'head_misplaced'
  if (!person.isCovered) {
    const hair = hairKept(person)
    if (hair.areaCm2 >= limits.hair.fromCm2 && hair.share < limits.hair.share) return 'hair_lost'
    if (crownLineCm(face, person) > limits.crownCm) return 'crown_cut'
    if (haloShare(image, face, person) > limits.haloShare) return 'halo'
  }
  const { neck, hands } = bodySkin(image, face, person)
  return isOtherSkin(neck, skinLimits.neck) || isOtherSkin(hands, skinLimits.hands)
    ? 'body_skin_differs'
    : null
}

/** Whether another face of some size lies on the person; one that the scene seems to hold is none. */
function hasRival({ face, person: { shown }, others }: DrawnPerson): boolean {
  return others.some(({ box, mesh }) => {
    if (pxPerCmOf(mesh) < limits.rivalShare * face.pxPerCm) return false
    const column = Math.round((box.left + box.right) / 2) - shown.box.left
    const row = Math.round((box.top + box.bottom) / 2) - shown.box.top
    const isInside = column >= 0 && row >= 0 && column < shown.box.widthPx && row < shown.box.heightPx
    return isInside && shown.a[row * shown.box.widthPx + column] > 0.5
  })
}

function isMisplaced({ face, person, own }: DrawnPerson): boolean {
  const { metresPerCm, asideMetres, chinMetres } = headOnBody(
    face,
    person,
    own ? pxPerCmOf(own.mesh) : face.pxPerCm,
  )
  return (
    metresPerCm < limits.metresPerCm.least ||
    metresPerCm > limits.metresPerCm.most ||
    asideMetres > limits.asideMetres ||
    chinMetres < limits.chinMetres.least ||
    chinMetres > limits.chinMetres.most
  )
}

/** A neck in the chin's shade and hands out of the light are darker than a face; none is white, grey or green. */
function isOtherSkin(gap: SkinGap | null, most: (typeof skinLimits)['neck']): boolean {
  if (!gap) return false
  return gap.lightness > most.paler || -gap.lightness > most.darker || gap.colour > most.colour
}
