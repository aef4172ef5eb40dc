import { linearFromByte, luminance } from '../pixels/colour-space.ts'
import { fillPolygon } from '../pixels/fill-polygon.ts'
import { median } from '../pixels/smoothstep.ts'
import { centreOf, faceOval, pointOf } from '../vision/index.ts'
import type { HeadView } from './head-view.ts'
import type { Rgb } from './understood-photo.ts'

/** Landmarks around which skin is read; left and right are the viewer's. */
const patches = {
  leftCheek: [50, 101, 118, 117, 123, 187, 205],
  rightCheek: [280, 330, 347, 346, 352, 411, 425],
  forehead: [109, 10, 338, 337, 151, 108],
  chin: [200, 421, 201, 18],
}
const patchRadiusCm = 1.1
const chinRadiusCm = 0.8
const leastPixels = 20
/** Shadows and shine at the ends of the luminance order are left out. */
const band = { from: 0.35, to: 0.88 }

export interface SkinSample {
  /** Median skin of the lit patches, linear light. */
  skin: Rgb
  /** Middle of all the face's skin, shine and deep shade left out, linear light: what a neck shall match. */
  tone: Rgb
  cheeks: readonly [Rgb, Rgb]
  /** Stops by which the viewer's left cheek is brighter. */
  sideLightStops: number
}

/** Reads the skin of cheeks, forehead and, without a beard, chin; a shadowed cheek or a fringe does not count. */
export function sampleSkin(view: HeadView, isBearded: boolean): SkinSample {
  const left = patchOf(view, patches.leftCheek, patchRadiusCm)
  const right = patchOf(view, patches.rightCheek, patchRadiusCm)
  const forehead = patchOf(view, patches.forehead, patchRadiusCm)
  const chin = isBearded ? [] : patchOf(view, patches.chin, chinRadiusCm)
  const leftLight = medianLight(left)
  const rightLight = medianLight(right)
  const brighter = Math.max(leftLight, rightLight)
  const foreheadLight = medianLight(forehead)
  const isForeheadBare = foreheadLight > brighter * 0.6 && foreheadLight < brighter * 1.25
  const counted = [
    ...(left.length > leastPixels && leftLight > brighter * 0.5 ? left : []),
    ...(right.length > leastPixels && rightLight > brighter * 0.5 ? right : []),
    ...(forehead.length > leastPixels && isForeheadBare ? forehead : []),
    ...chin,
  ].sort((a, b) => luminance(a) - luminance(b))
  const middle = counted.slice(Math.floor(counted.length * band.from), Math.floor(counted.length * band.to))
  const sideLightStops =
    left.length && right.length ? Math.log2((leftLight + 0.003) / (rightLight + 0.003)) : 0
  return {
    skin: medianColour(middle),
    tone: faceTone(view, isBearded, sideLightStops) ?? medianColour(middle),
    cheeks: [medianColour(left), medianColour(right)],
    sideLightStops,
  }
}

/** Eyes, brows and mouth with what is painted around them: landmarks and radius, cm. */
const features: readonly (readonly [readonly number[], number])[] = [
  [[33, 133, 159, 145], 1.9],
  [[263, 362, 386, 374], 1.9],
  [[70, 107, 63, 105], 1.6],
  [[300, 336, 293, 334], 1.6],
  [[61, 291, 0, 17], 2.9],
]
/** The luminance order's part in which skin shows its own colour. */
const toneBand = { from: 0.3, to: 0.62 }
/** Under side light of more stops than this only the lit half of a face counts. */
const halfFaceStops = 0.8

/**
 * The colour of a whole face: cheeks and forehead shine, and under one lamp they alone would make everybody's neck
 * paler and greyer than the face. Undefined when hardly any skin is seen.
 */
function faceTone(view: HeadView, isBearded: boolean, sideLightStops: number): Rgb | undefined {
  const { widthPx, heightPx, pxPerCm, mesh, classes } = view
  const { data } = view.image
  const oval = faceOval.map((index) => pointOf(mesh, index))
  const inside = fillPolygon(oval, widthPx, heightPx)
  const discs = features.map(([landmarks, radiusCm]) => [...centreOf(mesh, landmarks), radiusCm * pxPerCm])
  const top = Math.max(0, Math.floor(Math.min(...oval.map(([, y]) => y))))
  const [noseX] = centreOf(mesh, [168, 6, 4, 2])
  const lowest = isBearded ? pointOf(mesh, 2)[1] : Math.max(...oval.map(([, y]) => y))
  const bottom = Math.min(heightPx, Math.ceil(lowest))
  const halfFace = Math.abs(sideLightStops) > halfFaceStops ? Math.sign(sideLightStops) : 0
  const colours: Rgb[] = []
  for (let y = top; y < bottom; y += 2)
    for (let x = 0; x < widthPx; x += 2) {
      const i = y * widthPx + x
      if (inside[i] < 1 || classes.faceSkin[i] < 0.7 || (noseX - x) * halfFace < 0) continue
      if (discs.some(([cx, cy, r]) => (x - cx) ** 2 + (y - cy) ** 2 < r * r)) continue
      colours.push([
        linearFromByte[data[i * 3]],
        linearFromByte[data[i * 3 + 1]],
        linearFromByte[data[i * 3 + 2]],
      ])
    }
  if (colours.length < 200) return undefined
  colours.sort((a, b) => luminance(a) - luminance(b))
  return medianColour(
    colours.slice(Math.floor(colours.length * toneBand.from), Math.ceil(colours.length * toneBand.to)),
  )
}

function patchOf(view: HeadView, landmarks: readonly number[], radiusCm: number): Rgb[] {
  const { widthPx, heightPx, pxPerCm, mesh, classes } = view
  const { data } = view.image
  const [centreX, centreY] = centreOf(mesh, landmarks)
  const radiusPx = radiusCm * pxPerCm
  const colours: Rgb[] = []
  for (let y = Math.max(0, Math.ceil(centreY - radiusPx)); y < Math.min(heightPx, centreY + radiusPx); y++)
    for (let x = Math.max(0, Math.ceil(centreX - radiusPx)); x < Math.min(widthPx, centreX + radiusPx); x++) {
      const i = y * widthPx + x
      if (classes.faceSkin[i] <= 0.6) continue
      colours.push([
        linearFromByte[data[i * 3]],
        linearFromByte[data[i * 3 + 1]],
        linearFromByte[data[i * 3 + 2]],
      ])
    }
  return colours
}

function medianLight(colours: readonly Rgb[]): number {
  return median(colours.map(luminance))
}

function medianColour(colours: readonly Rgb[]): Rgb {
  const channel = (c: 0 | 1 | 2) => median(colours.map((colour) => colour[c]))
  return [channel(0), channel(1), channel(2)]
}
