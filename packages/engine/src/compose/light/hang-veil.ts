import type { Rgb } from '../../pixels/colour-space.ts'
import { filmCurve, highlightGrey } from '../../pixels/film-curve.ts'
import type { Picture } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import type { VeilPlate } from '../plates/decode-veil.ts'

export interface HungVeil {
  picture: Picture
  veil: VeilPlate
  /** Linear-light gains of the wearer's garment in the scene. */
  gains: Rgb
  /** Where the veil's own neck pit comes to lie, px of the frame. */
  pit: readonly [number, number]
  pxPerMetre: number
}

const brightness = 1.06
const opacity = 0.72
/** Where a veil ends inside the picture it thins out over this length. */
const thinningMetres = 0.2

/** Hangs a veil behind its wearer, who is not yet in the picture. */
export function hangVeil({ picture, veil, gains, pit, pxPerMetre }: HungVeil): void {
  const { widthPx, heightPx, anchors, pxPerMetre: platePxPerMetre } = veil.manifest
  const step = platePxPerMetre / pxPerMetre
  const left = pit[0] - anchors.pit[0] / step
  const top = pit[1] - anchors.pit[1] / step
  const shown = developVeil(veil, gains)
  const firstX = Math.max(0, Math.ceil(left))
  const lastX = Math.min(picture.widthPx, Math.floor(left + (widthPx - 1) / step))
  const endY = Math.floor(top + (heightPx - 1) / step)
  for (let y = Math.max(0, Math.ceil(top)); y < Math.min(picture.heightPx, endY); y++) {
    const share = endY < picture.heightPx ? smoothstep(0, thinningMetres * pxPerMetre, endY - y) : 1
    hangRow({
      picture,
      shown,
      plateWidthPx: widthPx,
      share,
      y,
      firstX,
      lastX,
      sourceY: (y - top) * step,
      firstSourceX: (firstX - left) * step,
      step,
    })
  }
}

/** Premultiplied display planes. */
interface ShownVeil {
  r: Float32Array
  g: Float32Array
  b: Float32Array
  a: Float32Array
}

function developVeil({ r, g, b, a }: VeilPlate, [gainR, gainG, gainB]: Rgb): ShownVeil {
  const shown: ShownVeil = {
    r: new Float32Array(a.length),
    g: new Float32Array(a.length),
    b: new Float32Array(a.length),
    a: new Float32Array(a.length),
  }
  for (let i = 0; i < a.length; i++) {
    if (a[i] < 0.004) continue
    const cover = 1 / a[i]
    const red = r[i] * gainR * cover
    const green = g[i] * gainG * cover
    const blue = b[i] * gainB * cover
    const grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    const fade = highlightGrey(grey)
    const alpha = a[i] * opacity
    shown.a[i] = alpha
    shown.r[i] = Math.min(1, filmCurve(red + (grey - red) * fade) * brightness) * alpha
    shown.g[i] = Math.min(1, filmCurve(green + (grey - green) * fade) * brightness) * alpha
    shown.b[i] = Math.min(1, filmCurve(blue + (grey - blue) * fade) * brightness) * alpha
  }
  return shown
}

interface VeilRow {
  picture: Picture
  shown: ShownVeil
  plateWidthPx: number
  /** How much of the veil shows. */
  share: number
  y: number
  firstX: number
  lastX: number
  sourceY: number
  firstSourceX: number
  /** Px of the plate for one of the frame. */
  step: number
}

function hangRow({
  picture,
  shown,
  plateWidthPx,
  share,
  y,
  firstX,
  lastX,
  sourceY,
  firstSourceX,
  step,
}: VeilRow): void {
  const { r, g, b, a } = shown
  const { r: toR, g: toG, b: toB } = picture
  const top = sourceY | 0
  const fy = sourceY - top
  let sourceX = firstSourceX
  for (
    let i = y * picture.widthPx + firstX, end = y * picture.widthPx + lastX;
    i < end;
    i++, sourceX += step
  ) {
    const left = sourceX | 0
    const fx = sourceX - left
    const p = top * plateWidthPx + left
    const q = p + plateWidthPx
    const w00 = (1 - fx) * (1 - fy) * share
    const w10 = fx * (1 - fy) * share
    const w01 = (1 - fx) * fy * share
    const w11 = fx * fy * share
    const alpha = a[p] * w00 + a[p + 1] * w10 + a[q] * w01 + a[q + 1] * w11
    if (alpha < 0.004) continue
    const rest = 1 - alpha
    toR[i] = toR[i] * rest + r[p] * w00 + r[p + 1] * w10 + r[q] * w01 + r[q + 1] * w11
    toG[i] = toG[i] * rest + g[p] * w00 + g[p + 1] * w10 + g[q] * w01 + g[q + 1] * w11
    toB[i] = toB[i] * rest + b[p] * w00 + b[p + 1] * w10 + b[q] * w01 + b[q + 1] * w11
  }
}
