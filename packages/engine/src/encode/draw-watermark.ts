import { blurLarge, gaussianBlur } from '../pixels/blur.ts'
import { fillPolygon, type Point } from '../pixels/fill-polygon.ts'
import type { RawPicture } from './encode-picture.ts'
import { drawWordmark, type Wordmark } from './wordmark/draw-wordmark.ts'

/** The mark at the edge; a word of the tile is smaller. */
const emShareOfWidth = 0.062
const tileEmShareOfWidth = 0.046
const tiltDeg = -27
/** Empty space after a word and the height of a line, in words. */
const gap = 0.75
const lineHeight = 3.6
const white = 0.27
const shade = 0.28
/** How far around a face the tile stays away, as a share of the face. */
const faceMargin = 0.15

/**
 * Marks a picture in place: the wordmark once at the lower edge, and lightly in tilted lines over the rest, so that no part
 * worth cutting out is free of it. Faces stay as they are.
 */
export function drawWatermark(picture: RawPicture, faces: readonly (readonly Point[])[]): void {
  drawTile(picture, faces)
  drawEdgeMark(picture)
}

/** Light ink with a soft shadow, so that it shows on white and on black. */
function drawTile({ widthPx, heightPx, data }: RawPicture, faces: readonly (readonly Point[])[]): void {
  const word = drawWordmark(Math.round(widthPx * tileEmShareOfWidth))
  const shadow = gaussianBlur(word.ink, word.widthPx, word.heightPx, widthPx / 400)
  const spared = facesOf(faces, widthPx, heightPx)
  const cos = Math.cos((tiltDeg * Math.PI) / 180)
  const sin = Math.sin((tiltDeg * Math.PI) / 180)
  for (let y = 0, i = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++, i++) {
      const strength = 1 - Math.min(1, spared[i])
      if (strength <= 0) continue
      const place = placeInWord(word, x * cos + y * sin, y * cos - x * sin)
      if (!place) continue
      const dark = sampleWord(shadow, word.widthPx, place)
      if (dark < 0.004) continue
      const light = sampleWord(word.ink, word.widthPx, place)
      inkPixel(data, i * 3, light * white * strength, dark * shade * strength)
    }
}

/** Sets the wordmark once, in the middle of the lower edge, in place. */
export function drawEdgeMark({ widthPx, heightPx, data }: RawPicture): void {
  const word = drawWordmark(Math.round(widthPx * emShareOfWidth))
  const shadow = gaussianBlur(word.ink, word.widthPx, word.heightPx, Math.max(1, widthPx / 400))
  const left = Math.round((widthPx - word.widthPx) / 2)
  const top = Math.round(heightPx * 0.98) - word.heightPx
  for (let y = 0, i = 0; y < word.heightPx; y++)
    for (let x = 0; x < word.widthPx; x++, i++)
      inkPixel(data, ((top + y) * widthPx + left + x) * 3, word.ink[i] * edgeWhite, shadow[i] * edgeShade)
}

const edgeWhite = 0.8
const edgeShade = 0.34

function facesOf(faces: readonly (readonly Point[])[], widthPx: number, heightPx: number): Float32Array {
  const mask = new Float32Array(widthPx * heightPx)
  for (const oval of faces) fillPolygon(grown(oval), widthPx, heightPx, mask)
  return blurLarge(mask, widthPx, heightPx, widthPx * 0.01)
}

function grown(oval: readonly Point[]): Point[] {
  const middle = (axis: 0 | 1) => oval.reduce((sum, point) => sum + point[axis], 0) / oval.length
  const [x, y] = [middle(0), middle(1)]
  return oval.map((point) => [x + (point[0] - x) * (1 + faceMargin), y + (point[1] - y) * (1 + faceMargin)])
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
