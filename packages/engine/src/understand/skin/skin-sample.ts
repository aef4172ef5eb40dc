import { linearFromByte, luminance } from '../../pixels/colour-space.ts'
import { median } from '../../pixels/smoothstep.ts'
import { centreOf } from '../../vision/index.ts'
import type { Rgb } from '../understood-photo.ts'
import type { ToneView } from './face-tone.ts'

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
  cheeks: readonly [Rgb, Rgb]
  /** Stops by which the viewer's left cheek is brighter. */
  sideLightStops: number
}

/** Reads the skin of cheeks, forehead and, without a beard, chin; a shadowed cheek or a fringe does not count. */
export function sampleSkin(view: ToneView, isBearded: boolean): SkinSample {
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
  return {
    skin: medianColour(middle),
    cheeks: [medianColour(left), medianColour(right)],
    sideLightStops: left.length && right.length ? Math.log2((leftLight + 0.003) / (rightLight + 0.003)) : 0,
  }
}

function patchOf(view: ToneView, landmarks: readonly number[], radiusCm: number): Rgb[] {
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
