import { linearFromByte, luminance, oklabFromLinear, type Rgb } from '../../pixels/colour-space.ts'
import { fillPolygon } from '../../pixels/fill-polygon.ts'
import { median, smoothstep } from '../../pixels/smoothstep.ts'
import { centreOf, faceOval, landmark, pointOf } from '../../vision/index.ts'
import type { HeadView } from '../crop/head-view.ts'

/** Eyes, brows and mouth with what is painted around them: landmarks, and radius in cm. */
const painted: readonly (readonly [readonly number[], number])[] = [
  [[33, 133, 159, 145], 1.9],
  [[263, 362, 386, 374], 1.9],
  [[70, 107, 63, 105], 1.6],
  [[300, 336, 293, 334], 1.6],
  [[61, 291, 0, 17], 2.9],
]
const noseBase = 2
const upperFace = { from: landmark.foreheadTop, to: noseBase }
const lowerFace = { from: noseBase, to: landmark.chin }
/**
 * A lower face this much lighter than the upper one, stops, with at most this share of its saturation, is a white beard
 * that the network takes for skin; under a hat's shadow skin keeps its saturation.
 */
const whiteBeard = { stops: 0.6, saturation: 0.75 }
/** Keeps the logarithm of black finite. */
const blackLight = 0.004
/** Part of the skin's luminance order that shows its colour: the middle in even light, the lit half's under a lamp aside. */
const band = { halfWidth: 0.16, even: 0.5, aside: 0.64 }
const asideStops = { from: 0.45, to: 1 }
const everyPx = 2
const leastAreaCm2 = 5

export type ToneView = Pick<HeadView, 'widthPx' | 'heightPx' | 'pxPerCm' | 'mesh' | 'image'> & {
  classes: Pick<HeadView['classes'], 'faceSkin'>
}

export interface FaceLight {
  /** Whose cheeks, chin and lip are left out. */
  isBearded: boolean
  /** Stops for a full turn of the face to the side: unlike the cheeks' difference it holds for a turned face. */
  aside: number
}

/**
 * Colour of a whole face's bare skin, linear light: what its neck and hands shall match. Cheeks and forehead shine and
 * would alone make every body paler and greyer. Undefined when hardly any skin is seen.
 */
export function faceTone(view: ToneView, { isBearded, aside }: FaceLight): Rgb | undefined {
  const colours = isBearded ? bareSkin(view, upperFace) : withoutWhiteBeard(view)
  if (!isEnough(view, colours)) return undefined
  const order = byLuminance(colours)
  const turned = smoothstep(asideStops.from, asideStops.to, Math.abs(aside))
  const middle = band.even + (band.aside - band.even) * turned
  const shown = order.slice(
    Math.floor(order.length * (middle - band.halfWidth)),
    Math.ceil(order.length * (middle + band.halfWidth)),
  )
  return medianOf(colours, shown)
}

function withoutWhiteBeard(view: ToneView): number[] {
  const upper = bareSkin(view, upperFace)
  const lower = bareSkin(view, lowerFace)
  return isEnough(view, upper) && isWhiteBeard(lower, upper) ? upper : [...upper, ...lower]
}

function isWhiteBeard(lower: readonly number[], upper: readonly number[]): boolean {
  return (
    stopsOf(lower) - stopsOf(upper) > whiteBeard.stops &&
    saturationOf(lower) < whiteBeard.saturation * saturationOf(upper)
  )
}

function isEnough({ pxPerCm }: ToneView, colours: readonly number[]): boolean {
  return (colours.length / 3) * (everyPx / pxPerCm) ** 2 >= leastAreaCm2
}

function stopsOf(colours: readonly number[]): number {
  return Math.log2(median(luminances(colours)) + blackLight)
}

function saturationOf(colours: readonly number[]): number {
  const [lightness, a, b] = oklabFromLinear(medianOf(colours, byLuminance(colours)))
  return Math.hypot(a, b) / lightness
}

function medianOf(colours: readonly number[], samples: Uint32Array): Rgb {
  const channel = (c: number) => median(Float32Array.from(samples, (k) => colours[k * 3 + c]))
  return [channel(0), channel(1), channel(2)]
}

/** Linear light of the skin inside the oval between two landmarks, three numbers a sample. */
function bareSkin(
  { widthPx, heightPx, pxPerCm, mesh, image, classes }: ToneView,
  { from, to }: { from: number; to: number },
): number[] {
  const oval = faceOval.map((index) => pointOf(mesh, index))
  const inside = fillPolygon(oval, widthPx, heightPx)
  const discs = painted.map(([landmarks, radiusCm]) => [...centreOf(mesh, landmarks), radiusCm * pxPerCm])
  const top = Math.max(0, Math.floor(pointOf(mesh, from)[1]))
  const bottom = Math.min(heightPx, Math.ceil(pointOf(mesh, to)[1]))
  const colours: number[] = []
  for (let y = top; y < bottom; y += everyPx)
    for (let x = 0; x < widthPx; x += everyPx) {
      const i = y * widthPx + x
      if (inside[i] < 1 || classes.faceSkin[i] < 0.7) continue
      if (discs.some(([cx, cy, r]) => (x - cx) ** 2 + (y - cy) ** 2 < r * r)) continue
      for (let c = 0; c < 3; c++) colours.push(linearFromByte[image.data[i * 3 + c]])
    }
  return colours
}

function luminances(colours: readonly number[]): Float32Array {
  return Float32Array.from({ length: colours.length / 3 }, (_, k) =>
    luminance([colours[k * 3], colours[k * 3 + 1], colours[k * 3 + 2]]),
  )
}

function byLuminance(colours: readonly number[]): Uint32Array {
  const light = luminances(colours)
  return Uint32Array.from(light.keys()).sort((a, b) => light[a] - light[b])
}
