import { blurLarge, gaussianBlur } from '../pixels/blur.ts'
import { fillPolygon, type Point } from '../pixels/fill-polygon.ts'
import type { RawPicture } from './encode-picture.ts'
import { drawWordmark, type Wordmark } from './wordmark/draw-wordmark.ts'

const emShareOfWidth = 0.062
const tiltDeg = -27
/** Empty space after a word and the height of a line, in words. */
const gap = 0.28
const lineHeight = 2.15
const white = 0.5
const shade = 0.34
/** Faces stay to be seen. */
const onFaces = 0.45

/** Repeats the wordmark in tilted lines over the whole picture, in place: light ink with a soft shadow, so that it shows on white and on black. */
export function drawWatermark(
  { widthPx, heightPx, data }: RawPicture,
  faces: readonly (readonly Point[])[],
): void {
  const word = drawWordmark(Math.round(widthPx * emShareOfWidth))
  const shadow = gaussianBlur(word.ink, word.widthPx, word.heightPx, widthPx / 400)
  const weaker = facesOf(faces, widthPx, heightPx)
  const cos = Math.cos((tiltDeg * Math.PI) / 180)
  const sin = Math.sin((tiltDeg * Math.PI) / 180)
  for (let y = 0, i = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++, i++) {
      const place = placeInWord(word, x * cos + y * sin, y * cos - x * sin)
      if (!place) continue
      const dark = sampleWord(shadow, word.widthPx, place)
      if (dark < 0.004) continue
      const strength = 1 - (1 - onFaces) * Math.min(1, weaker[i])
      const light = sampleWord(word.ink, word.widthPx, place)
      inkPixel(data, i * 3, light * white * strength, dark * shade * strength)
    }
}

/** Sets the wordmark once, in the middle of the lower edge, in place. */
export function drawEdgeMark({ widthPx, heightPx, data }: RawPicture): void {
  const word = drawWordmark(Math.round(widthPx * emShareOfWidth))
  const shadow = gaussianBlur(word.ink, word.widthPx, word.heightPx, 1)
  const left = Math.round((widthPx - word.widthPx) / 2)
  const top = Math.round(heightPx * 0.98) - word.heightPx
  for (let y = 0, i = 0; y < word.heightPx; y++)
    for (let x = 0; x < word.widthPx; x++, i++)
      inkPixel(data, ((top + y) * widthPx + left + x) * 3, word.ink[i] * edgeWhite, shadow[i] * shade)
}

const edgeWhite = 0.8

function facesOf(faces: readonly (readonly Point[])[], widthPx: number, heightPx: number): Float32Array {
  const mask = new Float32Array(widthPx * heightPx)
  for (const oval of faces) fillPolygon(oval, widthPx, heightPx, mask)
  return blurLarge(mask, widthPx, heightPx, widthPx * 0.01)
}

/** The wordmark's px at a place of the tilted pattern, or null between words; every other line is shifted. */
function placeInWord({ widthPx, heightPx }: Wordmark, u: number, v: number): Point | null {
  const stepX = widthPx * (1 + gap)
  const stepY = heightPx * lineHeight
  const line = Math.floor(v / stepY)
  const y = v - line * stepY
  if (y >= heightPx - 1) return null
  const along = u + (line % 2 === 0 ? 0 : stepX / 2)
  const x = along - Math.floor(along / stepX) * stepX
  return x < widthPx - 1 ? [x, y] : null
}

function sampleWord(plane: Float32Array, widthPx: number, [x, y]: Point): number {
  const left = x | 0
  const top = y | 0
  const fx = x - left
  const fy = y - top
  const i = top * widthPx + left
  const j = i + widthPx
  return (plane[i] * (1 - fx) + plane[i + 1] * fx) * (1 - fy) + (plane[j] * (1 - fx) + plane[j + 1] * fx) * fy
}

function inkPixel(data: Uint8Array, at: number, light: number, dark: number): void {
  for (let i = at; i < at + 3; i++) {
    const shaded = data[i] * (1 - dark)
    data[i] = shaded + (255 - shaded) * light + 0.5
  }
}
