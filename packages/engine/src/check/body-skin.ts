import type { PlacedFace, PlacedPerson } from '../compose/compose-couple.ts'
import { labFromLinear, linearFromByte, type Rgb } from '../pixels/colour-space.ts'
import type { Point } from '../pixels/fill-polygon.ts'
import type { RgbImage } from '../pixels/rgb-image.ts'
import { centreOf, landmark } from '../vision/index.ts'

/** How other skin differs from that place of a face which it is most like, CIELAB; light and colour apart. */
export interface SkinGap {
  /** Positive when it is lighter than the face. */
  lightness: number
  /** Distance in a and b. */
  colour: number
}

/** Null where the garment and the hair leave too little to be seen. */
export interface BodySkin {
  neck: SkinGap | null
  hands: SkinGap | null
}

/** Down to here under the pit skin is neck and chest, from there on arms and hands. */
const neckToMetres = 0.12
const handsFromMetres = 0.2
/** A watercolour leaves paper bare along the picture's border: so much of its width is not looked at. */
const borderShare = 0.06
/** Every other px of every other row is enough. */
const stepPx = 2
const leastSamples = 80
/** Shares from which a px shows nothing but the garment's skin. */
const bare = { skin: 0.85, alpha: 0.97, head: 0.02 }

/** Both cheeks, forehead, nose and chin: glasses, hair and a beard may hide some, and light differs among them. */
const places = [[landmark.leftCheek], [landmark.rightCheek], [108, 337], [landmark.noseTip], [200]]
const placeRadiusCm = 0.8

/** Compares neck and hands with the face of the same person. */
export function bodySkin(image: RgbImage, face: PlacedFace, person: PlacedPerson): BodySkin {
  const skin = faceColours(image, face)
  const { neck, hands } = sampleBody(image, person)
  return { neck: skinGap(skin, neck), hands: skinGap(skin, hands) }
}

/** Colours of a face's bare places, CIELAB. */
export function faceColours(image: RgbImage, { mesh, pxPerCm }: Pick<PlacedFace, 'mesh' | 'pxPerCm'>): Rgb[] {
  return places.map((indices) =>
    sampleDisc(image, centreOf(mesh, indices), placeRadiusCm * pxPerCm).medianLab(),
  )
}

/** How often each byte was seen, by channel. */
export class SkinSamples {
  readonly #counts = [new Uint32Array(256), new Uint32Array(256), new Uint32Array(256)]
  #size = 0

  get size(): number {
    return this.#size
  }

  /** Adds the px at a place of a picture, if there is one. */
  add({ widthPx, heightPx, data }: RgbImage, column: number, row: number): void {
    if (column < 0 || row < 0 || column >= widthPx || row >= heightPx) return
    const p = (row * widthPx + column) * 3
    for (let c = 0; c < 3; c++) this.#counts[c][data[p + c]]++
    this.#size++
  }

  /** Median of each channel, CIELAB. */
  medianLab(): Rgb {
    const [r, g, b] = this.#counts.map((counts) => {
      let byte = 0
      for (let seen = counts[0]; seen * 2 <= this.#size && byte < 255; seen += counts[byte]) byte++
      return linearFromByte[byte]
    })
    return labFromLinear([r, g, b])
  }
}

/** The gap of the samples' median colour; null when there are too few. */
export function skinGap(face: readonly Rgb[], samples: SkinSamples): SkinGap | null {
  if (samples.size < leastSamples) return null
  const [lightness, a, b] = samples.medianLab()
  const gaps = face.map((own) => ({
    lightness: lightness - own[0],
    colour: Math.hypot(a - own[1], b - own[2]),
  }))
  return gaps.reduce((least, gap) => (sizeOf(gap) < sizeOf(least) ? gap : least))
}

function sizeOf({ lightness, colour }: SkinGap): number {
  return Math.hypot(lightness, colour)
}

function sampleDisc(image: RgbImage, [x, y]: Point, radiusPx: number): SkinSamples {
  const samples = new SkinSamples()
  for (let row = Math.ceil(y - radiusPx); row <= y + radiusPx; row++)
    for (let column = Math.ceil(x - radiusPx); column <= x + radiusPx; column++)
      if ((column - x) ** 2 + (row - y) ** 2 <= radiusPx ** 2) samples.add(image, column, row)
  return samples
}

function sampleBody(
  image: RgbImage,
  { shown: { box, a, skin, head }, pit, pxPerMetre }: PlacedPerson,
): { neck: SkinSamples; hands: SkinSamples } {
  const neck = new SkinSamples()
  const hands = new SkinSamples()
  const neckEndY = pit[1] + neckToMetres * pxPerMetre
  const handsY = pit[1] + handsFromMetres * pxPerMetre
  const border = Math.round(borderShare * image.widthPx)
  const bottom = Math.min(image.heightPx - border, box.top + box.heightPx)
  const right = Math.min(image.widthPx - border, box.left + box.widthPx)
  for (let y = Math.max(border, box.top); y < bottom; y += stepPx) {
    if (y >= neckEndY && y < handsY) continue
    const into = y < neckEndY ? neck : hands
    for (let x = Math.max(border, box.left); x < right; x += stepPx) {
      const i = (y - box.top) * box.widthPx + x - box.left
      if (skin[i] < bare.skin || a[i] < bare.alpha || head[i] > bare.head) continue
      into.add(image, x, y)
    }
  }
  return { neck, hands }
}
