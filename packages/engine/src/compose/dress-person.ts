import { linearFromOklab, luminance, oklabFromLinear, type Rgb } from '../pixels/colour-space.ts'
import type { Attire } from '../spec/job.ts'
import type { UnderstoodPhoto } from '../understand/understood-photo.ts'
import { type Box, unionBox } from './box.ts'
import { coveringBox, wearCovering } from './covering/wear-covering.ts'
import { adaptColour, adaptColours, type ColourAdaptation } from './people/adapt-colours.ts'
import { attireBox } from './people/attire-box.ts'
import { blendOwnNeck } from './people/blend-own-neck.ts'
import { castChinShadow } from './people/cast-chin-shadow.ts'
import { layAttire } from './people/lay-attire.ts'
import { layHairBehind } from './people/lay-hair-behind.ts'
import { layHead } from './people/lay-head.ts'
import { emptyPerson, type PersonLayer } from './people/person-layer.ts'
import { warpHead } from './people/warp-head.ts'
import type { Standing } from './place/place-couple.ts'
import type { HeadPlace } from './place/place-head.ts'
import type { AttirePlate } from './plates/decode-attire.ts'
import type { CoveringPlate } from './plates/decode-covering.ts'
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
  /** Skin albedo for the person's skin; solved on the plate's neck when absent. */
  tintOf?: (skin: Rgb, gains: Rgb) => Rgb
  /** Hides everything of the head but the face; its gains before the dye. */
  covering?: { plate: CoveringPlate; gains: Rgb }
}

export interface DressedPerson {
  layer: PersonLayer
  adaptation: ColourAdaptation
}

/** The plate's neck stands a little in the shade of the chin. */
const neckToFace = { suit: 1, dress: 1 }
/** Under side light the tone is the lit half's: the neck turns some way out of that light. */
const halfLit = 0.86
/** Lit cheeks are paler than skin, shaded skin is deeper: between the two, and never neon (OKLab chroma). */
const neckChroma = { share: 0.94, max: 0.088 }
/** Cheeks are rosier than a neck and arms, degrees of OKLab hue. */
const neckHueShiftDeg = 2
const neckHueMaxDeg = 64

/** Puts a head on a garment whose skin has the person's colour, from the back to the front. */
export function dressPerson(dressing: Dressing): DressedPerson {
  const { photo, plate, standing, place, gains, sceneWhiteBalance, frame, dye, tintOf, covering } = dressing
  const { kind, light } = plate.manifest
  const { pxPerMetre, isFlipped } = standing
  const adaptation = adaptColours(photo, sceneWhiteBalance)
  const tint =
    tintOf?.(adaptation.tone, gains) ??
    solveTint({ plate, target: neckColour(adaptation, kind, photo.sideLightStops), gains })
  const head = warpHead({ photo, place, adaptation, frame })
  const box = attireBox(plate, standing, frame)
  const clothBox = covering ? unionBox(box, coveringBox(covering.plate, standing, frame)) : box
  const person = emptyPerson(unionBox(clothBox, head.box))
  if (!covering) layHairBehind(person, head, adaptColour(adaptation, photo.hairColour))
  layAttire(person, {
    shown: displayAttire(plate, tint, gains, dye),
    standing,
    neck: { leftPx: place.neckLeftPx, rightPx: place.neckRightPx, chinY: place.uprightChin[1] },
    box,
  })
  const lightSide = (light === 'left') !== isFlipped ? 'left' : 'right'
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
  return { layer: person, adaptation }
}

/** The colour for the plate's neck, linear light: never lighter than the face it belongs to. */
export function neckColour(
  { skin, tone }: Pick<ColourAdaptation, 'skin' | 'tone'>,
  kind: Attire,
  sideLightStops = 0,
): Rgb {
  const shade = neckToFace[kind] * (Math.abs(sideLightStops) > 0.8 ? halfLit : 1)
  const [lightness, a, b] = oklabFromLinear([tone[0] * shade, tone[1] * shade, tone[2] * shade])
  const [, litA, litB] = oklabFromLinear(skin)
  const chroma = Math.min(
    neckChroma.max,
    (neckChroma.share * (Math.hypot(a, b) + Math.min(Math.hypot(a, b), Math.hypot(litA, litB)))) / 2,
  )
  const hueDeg = (Math.atan2(b, a) * 180) / Math.PI
  const hue = (Math.max(hueDeg, Math.min(neckHueMaxDeg, hueDeg + neckHueShiftDeg)) * Math.PI) / 180
  const [red, green, blue] = linearFromOklab([lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)])
  const darker = Math.min(1, (luminance(tone) * shade) / luminance([red, green, blue]))
  return [red * darker, green * darker, blue * darker]
}

/** Rows under the chin in which the person's own neck shows, px of the crop. */
function ownNeckDepthPx({ neck, widthPx, heightPx, chin, neckCentreX }: UnderstoodPhoto): number {
  const column = Math.round(Math.min(widthPx - 1, Math.max(0, neckCentreX)))
  const start = Math.max(0, Math.round(chin[1]))
  let last = start
  for (let y = start; y < heightPx; y++) if (neck[y * widthPx + column] > 8) last = y
  return last - start
}
