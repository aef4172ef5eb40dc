import { luminance, luminanceAt } from '../../pixels/colour-space.ts'
import { median } from '../../pixels/smoothstep.ts'
import { centreOf, faceFeatures, landmark, pointOf } from '../../vision/index.ts'
import type { HeadView } from '../crop/head-view.ts'
import type { SkinSample } from '../skin/skin-sample.ts'

/** Radii of what is looked at, and how far under the eye's middle the lid and a lens lie, cm. */
const lid = { belowCm: 1.1, radiusCm: 0.7 }
const lens = { belowCm: 0.4, radiusCm: 1.2 }
/** Over the bridge of glasses. */
const brow = { aboveCm: 0.5, radiusCm: 0.8 }
/** Nearly black skin under the eyes of a face in deep shade tells nothing. */
const leastCheekLight = 0.004
/** Lids this many times darker than the cheeks begin to be hidden; make-up and deep-set eyes reach 5. */
const darkLid = 4

type Eyes = Pick<HeadView, 'image' | 'mesh' | 'pxPerCm' | 'widthPx' | 'heightPx' | 'classes' | 'headwear'>

/** How much lies over the eyes: 0 for bare eyes and clear glasses, 1 for dark glasses. */
export function eyesHiddenOf(view: Eyes, cheeks: SkinSample['cheeks']): number {
  const { accessories } = view.classes
  const lenses = eyeMiddles(view).map(([x, y]) => {
    const places = placesAround(view, [x, y + lens.belowCm * view.pxPerCm], lens.radiusCm)
    return places.reduce((sum, i) => sum + accessories[i], 0) / Math.max(1, places.length)
  })
  return Math.max(0, ...lenses, 1 - darkLid * eyeLightOf(view, cheeks))
}

/** Light of eyes and brow under the brim of a hat against the cheeks; 1 where nobody wears a hat. */
export function brimLightOf(view: Eyes, cheeks: SkinSample['cheeks']): number {
  if (!view.headwear || view.headwear.isDraped) return 1
  const cheekLight = Math.max(leastCheekLight, ...cheeks.map(luminance))
  const [x, y] = pointOf(view.mesh, landmark.betweenBrows)
  const places = placesAround(view, [x, y - brow.aboveCm * view.pxPerCm], brow.radiusCm)
  const browLight = median(places.map((i) => luminanceAt(view.image.data, i))) / cheekLight
  return Math.max(browLight, eyeLightOf(view, cheeks))
}

/** Light under the eyes against the cheek below each: about 1 for bare eyes, near 0 behind dark glasses. */
export function eyeLightOf(view: Omit<Eyes, 'classes'>, cheeks: SkinSample['cheeks']): number {
  const ratios = eyeMiddles(view).map(([x, y], side) => {
    const places = placesAround(view, [x, y + lid.belowCm * view.pxPerCm], lid.radiusCm)
    const lidLight = median(places.map((i) => luminanceAt(view.image.data, i)))
    return lidLight / Math.max(leastCheekLight, luminance(cheeks[side]))
  })
  return Math.max(...ratios)
}

function eyeMiddles({ mesh }: Pick<Eyes, 'mesh'>): [x: number, y: number][] {
  return [faceFeatures.leftEye, faceFeatures.rightEye].map((eye) => centreOf(mesh, eye))
}

/** Indices of the px of a square about a point. */
function placesAround(
  { widthPx, heightPx, pxPerCm }: Omit<Eyes, 'classes'>,
  [centreX, centreY]: readonly [number, number],
  radiusCm: number,
): number[] {
  const radiusPx = radiusCm * pxPerCm
  const places: number[] = []
  for (let y = Math.max(0, Math.ceil(centreY - radiusPx)); y < Math.min(heightPx, centreY + radiusPx); y++)
    for (let x = Math.max(0, Math.ceil(centreX - radiusPx)); x < Math.min(widthPx, centreX + radiusPx); x++)
      places.push(y * widthPx + x)
  return places
}
