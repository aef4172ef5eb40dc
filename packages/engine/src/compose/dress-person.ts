import type { Rgb } from '../pixels/colour-space.ts'
import type { UnderstoodPhoto } from '../understand/understood-photo.ts'
import { type Box, unionBox } from './box.ts'
import type { ChosenCovering } from './covering/choose-covering.ts'
import { coveringBox, wearCovering } from './covering/wear-covering.ts'
import { adaptColour, adaptColours, type ColourAdaptation } from './people/adapt-colours.ts'
import { attireBox } from './people/attire-box.ts'
import { blendOwnNeck } from './people/blend-own-neck.ts'
import { bodyColour } from './people/body-colour.ts'
import { castChinShadow } from './people/cast-chin-shadow.ts'
import { coverNeck, scarfColour } from './people/cover-neck.ts'
import { crispAttire } from './people/crisp-attire.ts'
import { evenSkin } from './people/even-skin.ts'
import { layAttire, type NeckFit } from './people/lay-attire.ts'
import { layHairBehind } from './people/lay-hair-behind.ts'
import { layHead } from './people/lay-head.ts'
import { lightHead } from './people/light-head.ts'
import { mottleSkin } from './people/mottle-skin.ts'
import { emptyPerson, type PersonLayer } from './people/person-layer.ts'
import { warpHead } from './people/warp-head.ts'
import type { Standing } from './place/place-couple.ts'
import type { HeadPlace } from './place/place-head.ts'
import type { AttirePlate } from './plates/decode-attire.ts'
import { displayAttire } from './plates/display-attire.ts'
import { solveTint } from './plates/solve-tint.ts'
import { scaleOf } from './similarity.ts'

export interface Dressing {
  photo: UnderstoodPhoto
  plate: AttirePlate
  standing: Standing
  place: HeadPlace
  /** Linear-light gains of the garment in the scene. */
  gains: Rgb
  sceneWhiteBalance: Rgb
  frame: Box
  /** What pale cloth reflects of each channel, linear light, against the plate's own colour. */
  dye?: Rgb
  /** Skin albedo for the body's colour; solved on the plate's neck when absent. */
  tintOf?: (body: Rgb, gains: Rgb) => Rgb
  /** Hides everything of the head but the face; its gains before the dye. */
  covering?: ChosenCovering
}

export interface DressedPerson {
  layer: PersonLayer
  /** What lies over the partner in front, for the first of a pair. */
  over?: PersonLayer
  adaptation: ColourAdaptation
}

/** Puts a head on a garment whose skin has the person's colour, from the back to the front. */
export function dressPerson(dressing: Dressing): DressedPerson {
  const { photo, plate, standing, place, gains, sceneWhiteBalance, frame, dye, tintOf, covering } = dressing
  const { light } = plate.manifest
  const { pxPerMetre, isFlipped } = standing
  const adaptation = adaptColours(photo, sceneWhiteBalance)
  const body = bodyColour(adaptation)
  const tint = tintOf?.(body, gains) ?? solveTint({ plate, target: body, gains })
  const lightSide = (light === 'left') !== isFlipped ? 'left' : 'right'
  const lit = { ...photo, rgb: lightHead(photo, lightSide) }
  const head = warpHead({ photo: lit, place, adaptation, frame })
  const box = attireBox(plate, standing, frame)
  const clothBox = covering ? unionBox(box, coveringBox(covering.plate, standing, frame)) : box
  const person = emptyPerson(unionBox(clothBox, head.box))
  if (!covering) layHairBehind(person, head, adaptColour(adaptation, photo.hairColour))
  const shown = displayAttire(plate, tint, gains, dye)
  evenSkin(shown, body)
  mottleSkin(shown)
  const scarf = photo.isDraped && scarfColour(photo)
  if (scarf) coverNeck(shown, adaptColour(adaptation, scarf), body)
  layAttire(person, { shown, standing, neck: neckOf(place), box })
  crispAttire(person, pxPerMetre)
  if (covering) {
    const [r, g, b] = covering.gains
    const dyed: Rgb = dye ? [r * dye[0], g * dye[1], b * dye[2]] : covering.gains
    wearCovering({ ...dressing, person, head, plate: covering.plate, gains: dyed, light: lightSide })
  } else {
    const ownNeck = blendOwnNeck({
      person,
      head,
      chin: place.toFrame.to,
      depthPx: ownNeckDepthPx(photo) * scaleOf(place.toFrame),
      neckHalfPx: (place.neckRightPx - place.neckLeftPx) / 2,
      pxPerMetre,
    })
    castChinShadow({ person, head, ownNeck, light: lightSide, pxPerMetre, frame })
    layHead(person, head)
  }
  const over = plate.over && layOver(plate.over, dressing, { tint, body })
  return { layer: person, over, adaptation }
}

/** The part of a pair's first plate that is laid again, over the second. */
function layOver(
  plate: AttirePlate,
  { standing, place, gains, frame, dye }: Dressing,
  { tint, body }: { tint: Rgb; body: Rgb },
): PersonLayer {
  const box = attireBox(plate, standing, frame)
  const person = emptyPerson(box)
  const shown = displayAttire(plate, tint, gains, dye)
  evenSkin(shown, body)
  mottleSkin(shown)
  layAttire(person, { shown, standing, neck: neckOf(place), box })
  crispAttire(person, standing.pxPerMetre)
  return person
}

function neckOf({ neckLeftPx, neckRightPx, uprightChin }: HeadPlace): NeckFit {
  return { leftPx: neckLeftPx, rightPx: neckRightPx, chinY: uprightChin[1] }
}

/** Rows under the chin in which the person's own neck shows, px of the crop. */
function ownNeckDepthPx({ neck, widthPx, heightPx, chin, neckCentreX }: UnderstoodPhoto): number {
  const column = Math.round(Math.min(widthPx - 1, Math.max(0, neckCentreX)))
  const start = Math.max(0, Math.round(chin[1]))
  let last = start
  for (let y = start; y < heightPx; y++) if (neck[y * widthPx + column] > 8) last = y
  return last - start
}
