import { gaussianBlur } from '../../pixels/blur.ts'
import {
  linearAt,
  linearFromByte,
  luminance,
  luminanceAt,
  quickSrgb,
  type Rgb,
} from '../../pixels/colour-space.ts'
import { fillPolygon } from '../../pixels/fill-polygon.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { faceFeatures, pointOf } from '../../vision/index.ts'
import { grow } from '../cut/face-outline.ts'
import type { LitHead } from './fit-light.ts'

/**
 * White light on skin over this, and over this share of the skin's own light, is taken back to a share of it, never to
 * less light than this many times the skin's: pale skin in good light has highlights of its own.
 */
const shine = { from: 0.1, ofSkin: 0.32, kept: 0.5, notUnder: 1.12, softCm: 0.3 }
/** What shone gets up to this much of the skin's own colour: white taken away alone leaves grey. */
const recoloured = { perShare: 1.4, most: 0.6 }
const leastKept = 0.45
/** Share of white in a px's light from which all of its colour is given back. */
const mostlyWhite = 0.3
/** Teeth and the whites of eyes shine by right. */
export const innerLips = [
  78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308, 324, 318, 402, 317, 14, 87, 178, 88, 95,
]
const bright = [innerLips, faceFeatures.leftEye, faceFeatures.rightEye]
const brightMarginCm = 0.25
/** Skin whose colour is closer to grey than this cannot be told from its shine. */
const leastColour = 0.02
const unseen = 0.002

interface Window {
  left: number
  top: number
  widthPx: number
  heightPx: number
}

/** Presses a lamp's white glare on skin together, in place. Skin is a mixture of its own colour, the tone, and white. */
export function tameShine(head: LitHead, rgb: Uint8Array, tone: Rgb): void {
  const whiteOf = mixtureOf(tone)
  const window = skinWindow(head)
  if (!whiteOf || window.widthPx < 1) return
  const grey = luminance(tone)
  const glare = new Float32Array(window.widthPx * window.heightPx)
  const skin = bareSkin(head, window)
  const from = Math.max(shine.from, shine.ofSkin * grey)
  let isGlaring = false
  for (let k = 0; k < glare.length; k++) {
    if (skin[k] < 0.5) continue
    const seen = linearAt(rgb, pxOf(head, window, k))
    const white = whiteOf(seen)
    const over = luminance(seen) - grey * shine.notUnder
    if (white <= from || over <= 0) continue
    glare[k] = Math.min(over, (white - from) * (1 - shine.kept)) * smoothstep(0.5, 0.9, skin[k])
    isGlaring ||= glare[k] > unseen
  }
  if (!isGlaring) return
  const soft = gaussianBlur(glare, window.widthPx, window.heightPx, shine.softCm * head.pxPerCm)
  const colour = inUnitLight(tone)
  for (let k = 0; k < soft.length; k++) {
    const seen = soft[k] * skin[k]
    if (seen >= unseen) dim(rgb, pxOf(head, window, k), seen, colour)
  }
}

/** Gives skin that was made darker by these stops its own colour back where a bright light had made it white, in place. */
export function recolourDimmed(head: LitHead, rgb: Uint8Array, tone: Rgb, stops: Float32Array): void {
  const whiteOf = mixtureOf(tone)
  const window = skinWindow(head)
  if (!whiteOf || window.widthPx < 1) return
  const colour = inUnitLight(tone)
  const skin = bareSkin(head, window)
  for (let k = 0; k < skin.length; k++) {
    const i = pxOf(head, window, k)
    if (skin[k] < 0.5 || stops[i] >= 0) continue
    const seen = linearAt(rgb, i)
    const light = luminance(seen)
    const greyed = smoothstep(0, mostlyWhite, whiteOf(seen) / Math.max(unseen, light))
    const taken = 1 - 2 ** stops[i]
    const share =
      Math.min(recoloured.most, taken * recoloured.perShare) * greyed * smoothstep(0.5, 0.9, skin[k])
    for (let c = 0; c < 3; c++)
      rgb[i * 3 + c] = Math.round(quickSrgb(seen[c] + (colour[c] * light - seen[c]) * share) * 255)
  }
}

/** How much white light is mixed into the skin's own colour, negative in lips; undefined for skin without colour. */
function mixtureOf(tone: Rgb): ((seen: Rgb) => number) | undefined {
  const colour = inUnitLight(tone)
  const square = colour[0] ** 2 + colour[1] ** 2 + colour[2] ** 2
  const sum = colour[0] + colour[1] + colour[2]
  const determinant = square * 3 - sum * sum
  if (!(determinant > leastColour)) return undefined
  return ([r, g, b]) => {
    const own = r * colour[0] + g * colour[1] + b * colour[2]
    return (square * (r + g + b) - sum * own) / determinant
  }
}

function inUnitLight(tone: Rgb): Rgb {
  const grey = luminance(tone)
  return [tone[0] / grey, tone[1] / grey, tone[2] / grey]
}

function dim(rgb: Uint8Array, i: number, glare: number, colour: Rgb): void {
  const light = luminanceAt(rgb, i)
  if (light <= unseen) return
  const left = Math.max(leastKept * light, light - glare)
  const share = Math.min(recoloured.most, (glare / light) * recoloured.perShare)
  for (let c = 0; c < 3; c++) {
    const value = (linearFromByte[rgb[i * 3 + c]] * left) / light
    rgb[i * 3 + c] = Math.round(quickSrgb(value + (colour[c] * left - value) * share) * 255)
  }
}

function pxOf({ widthPx }: LitHead, window: Window, k: number): number {
  return (window.top + Math.floor(k / window.widthPx)) * widthPx + window.left + (k % window.widthPx)
}

/** The part of the view in which skin of the face lies. */
function skinWindow({ classes, widthPx, heightPx }: LitHead): Window {
  let [left, top, right, bottom] = [widthPx, heightPx, 0, 0]
  for (let y = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++) {
      if (classes.faceSkin[y * widthPx + x] < 0.5) continue
      if (x < left) left = x
      if (x >= right) right = x + 1
      if (y < top) top = y
      bottom = y + 1
    }
  return { left, top, widthPx: right - left, heightPx: bottom - top }
}

/** Share of the face's skin in the window, eyes and the mouth's inside left out. */
function bareSkin({ classes, mesh, widthPx, pxPerCm }: LitHead, window: Window): Float32Array {
  const skin = new Float32Array(window.widthPx * window.heightPx)
  for (let row = 0; row < window.heightPx; row++) {
    const start = (window.top + row) * widthPx + window.left
    skin.set(classes.faceSkin.subarray(start, start + window.widthPx), row * window.widthPx)
  }
  const covered = new Float32Array(skin.length)
  for (const line of bright) {
    const points = line.map((index) => {
      const [x, y] = pointOf(mesh, index)
      return [x - window.left, y - window.top] as const
    })
    fillPolygon(grow(points, brightMarginCm * pxPerCm), window.widthPx, window.heightPx, covered)
  }
  return skin.map((share, k) => share * (1 - Math.min(1, covered[k])))
}
