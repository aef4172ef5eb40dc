import type { Rgb } from '../../pixels/colour-space.ts'
import { filmCurve, highlightGrey } from '../../pixels/film-curve.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import type { Box } from '../box.ts'
import type { Standing } from '../place/place-couple.ts'
import type { CoveringPlate } from '../plates/decode-covering.ts'
import { decodeLight } from '../plates/decode-light.ts'
import type { FaceOpening } from './face-opening.ts'
import { radiusAt, turnTowards } from './outline.ts'

/** A covering in the frame: premultiplied display sRGB planes over the box. */
export interface CoveringLayer {
  box: Box
  r: Float32Array
  g: Float32Array
  b: Float32Array
  a: Float32Array
}

export interface LaidCovering {
  plate: CoveringPlate
  opening: FaceOpening
  standing: Standing
  /** Height of the chin on the upright body, px of the frame. */
  chinY: number
  /** Linear-light gains of the cloth in the scene. */
  gains: Rgb
  box: Box
}

/** The cloth follows the head down to the chin and the shoulders from the neck's pit on, metres over and under these. */
const headUpToMetres = 0.03
const bodyFromMetres = 0.055
/**
 * By how many radii beyond the edge the opening's own shape wears off, and how many more where the cloth is
 * drawn in or out by a whole radius; less would fold the cloth over itself.
 */
const shapeReach = { least: 0.6, perRadius: 1.6 }

/** Fits a covering to a face and to the shoulders under it. */
export function layCovering(laid: LaidCovering): CoveringLayer {
  const { box } = laid
  const plane = () => new Float32Array(box.widthPx * box.heightPx)
  const layer: CoveringLayer = { box, r: plane(), g: plane(), b: plane(), a: plane() }
  const cloth = developCovering(laid.plate, laid.gains)
  const fit = fitOf(laid)
  const { widthPx, heightPx } = laid.plate.manifest
  const source = { x: 0, y: 0 }
  for (let row = 0, i = 0; row < box.heightPx; row++)
    for (let column = 0; column < box.widthPx; column++, i++) {
      findSource(fit, box.left + column + 0.5, box.top + row + 0.5, source)
      const { x, y } = source
      if (x < 0 || y < 0 || x >= widthPx - 1 || y >= heightPx - 1) continue
      copyPixel(cloth, widthPx, x, y, layer, i)
    }
  return layer
}

type Fit = ReturnType<typeof fitOf>

/** Everything that takes a px of the frame to the plate, by the head's opening and by the body. */
function fitOf({ plate, opening, standing, chinY }: LaidCovering) {
  const { manifest, edge } = plate
  const { pit, pivot, leanRad, isFlipped, pxPerMetre } = standing
  return {
    edge,
    opening,
    pit,
    pivot,
    mirror: isFlipped ? -1 : 1,
    bodyScale: manifest.pxPerMetre / pxPerMetre,
    headScale: meanRadius(edge) / meanRadius(opening.outline),
    anchors: manifest.anchors,
    lean: { cos: Math.cos(leanRad), sin: Math.sin(leanRad) },
    turn: { cos: Math.cos(opening.angleRad), sin: Math.sin(opening.angleRad) },
    headY: chinY - headUpToMetres * pxPerMetre,
    bodyY: pit[1] + bodyFromMetres * pxPerMetre,
  }
}

/** Which place of the plate comes to lie on a px of the frame. */
function findSource(fit: Fit, frameX: number, frameY: number, source: { x: number; y: number }): void {
  const { pivot, pit, lean, mirror, bodyScale, anchors } = fit
  const x = frameX - pivot[0]
  const y = frameY - pivot[1]
  const uprightX = pivot[0] + x * lean.cos + y * lean.sin
  const uprightY = pivot[1] - x * lean.sin + y * lean.cos
  const body = smoothstep(fit.headY, fit.bodyY, uprightY)
  source.x = anchors.pit[0] + mirror * (uprightX - pit[0]) * bodyScale - 0.5
  source.y = anchors.pit[1] + (uprightY - pit[1]) * bodyScale - 0.5
  if (body === 1) return
  const { opening, edge, headScale, turn } = fit
  const u = frameX - opening.centre[0]
  const v = frameY - opening.centre[1]
  const across = u * turn.cos + v * turn.sin
  const down = v * turn.cos - u * turn.sin
  const towards = turnTowards(across, down)
  const own = radiusAt(opening.outline, towards)
  const far = Math.sqrt(u * u + v * v) / own
  const drawn = radiusAt(edge, mirror * towards) / (own * headScale) - 1
  const reach = shapeReach.least + shapeReach.perRadius * Math.abs(drawn)
  const scale = headScale * (1 + (drawn * (1 - smoothstep(1, 1 + reach, far))) / Math.max(1, far))
  source.x += (anchors.opening[0] + mirror * across * scale - 0.5 - source.x) * (1 - body)
  source.y += (anchors.opening[1] + down * scale - 0.5 - source.y) * (1 - body)
}

function meanRadius(outline: Float32Array): number {
  return outline.reduce((sum, radius) => sum + radius, 0) / outline.length
}

/** Premultiplied display colour of the whole plate, four numbers a pixel. */
function developCovering({ rgba, manifest }: CoveringPlate, [gainR, gainG, gainB]: Rgb): Float32Array {
  const light = decodeLight(manifest.encoding)
  const shown = new Float32Array(rgba.length)
  for (let i = 0; i < rgba.length; i += 4) {
    const alpha = rgba[i + 3] / 255
    if (alpha < 0.008) continue
    const red = light[rgba[i]] * gainR
    const green = light[rgba[i + 1]] * gainG
    const blue = light[rgba[i + 2]] * gainB
    const grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    const fade = highlightGrey(grey)
    shown[i] = filmCurve(red + (grey - red) * fade) * alpha
    shown[i + 1] = filmCurve(green + (grey - green) * fade) * alpha
    shown[i + 2] = filmCurve(blue + (grey - blue) * fade) * alpha
    shown[i + 3] = alpha
  }
  return shown
}

function copyPixel(
  from: Float32Array,
  widthPx: number,
  x: number,
  y: number,
  { r, g, b, a }: CoveringLayer,
  i: number,
): void {
  const left = x | 0
  const top = y | 0
  const fx = x - left
  const fy = y - top
  const p = (top * widthPx + left) * 4
  const q = p + widthPx * 4
  const w00 = (1 - fx) * (1 - fy)
  const w10 = fx * (1 - fy)
  const w01 = (1 - fx) * fy
  const w11 = fx * fy
  const alpha = from[p + 3] * w00 + from[p + 7] * w10 + from[q + 3] * w01 + from[q + 7] * w11
  if (alpha < 0.004) return
  a[i] = alpha
  r[i] = from[p] * w00 + from[p + 4] * w10 + from[q] * w01 + from[q + 4] * w11
  g[i] = from[p + 1] * w00 + from[p + 5] * w10 + from[q + 1] * w01 + from[q + 5] * w11
  b[i] = from[p + 2] * w00 + from[p + 6] * w10 + from[q + 2] * w01 + from[q + 6] * w11
}
