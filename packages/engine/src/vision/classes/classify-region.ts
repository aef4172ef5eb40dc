import { mirror } from '../../pixels/mirror.ts'
import type { RgbImage } from '../../pixels/rgb-image.ts'
import { type Region, sampleRegion } from '../../pixels/sample-region.ts'
import { models } from '../models.ts'
import { openNetwork } from '../open-network.ts'

/** What a pixel shows, in the order of the network's outputs. */
export const classNames = ['background', 'hair', 'bodySkin', 'faceSkin', 'clothes', 'accessories'] as const
export const classCount = classNames.length
/** Side of the class map, px. */
export const classMapPx = 256

export interface ClassQuestion {
  image: RgbImage
  /** A square. */
  region: Region
  /** Also looks at the mirrored region and averages: steadier hair, twice the time. */
  withMirror: boolean
}

/** Shares (0..1, adding up to 1) of the six classes for 256 × 256 cells of a region, interleaved. */
export async function classifyRegion({ image, region, withMirror }: ClassQuestion): Promise<Float32Array> {
  const network = await openNetwork(models.personClasses)
  const input = sampleRegion({
    image,
    region,
    widthPx: classMapPx,
    heightPx: classMapPx,
    scale: 2 / 255,
    offset: -1,
    border: 'edge',
  })
  const [shares] = await network.run(input)
  softmax(shares)
  if (!withMirror) return shares
  const [mirrored] = await network.run(mirror(input, classMapPx, 3))
  softmax(mirrored)
  return mean(shares, mirror(mirrored, classMapPx, classCount))
}

function softmax(values: Float32Array): void {
  for (let i = 0; i < values.length; i += classCount) {
    let most = values[i]
    for (let c = 1; c < classCount; c++) most = Math.max(most, values[i + c])
    let sum = 0
    for (let c = 0; c < classCount; c++) {
      values[i + c] = Math.exp(values[i + c] - most)
      sum += values[i + c]
    }
    for (let c = 0; c < classCount; c++) values[i + c] /= sum
  }
}

function mean(a: Float32Array, b: Float32Array): Float32Array {
  for (let i = 0; i < a.length; i++) a[i] = (a[i] + b[i]) / 2
  return a
}
