import { smoothstep } from '../pixels/smoothstep.ts'
import { jawLine, pointOf } from '../vision/index.ts'
import type { ParsedWearer } from './parse-wearer.ts'

export interface HeadRemoval extends Pick<ParsedWearer, 'crop' | 'classes' | 'person'> {
  chin: readonly [number, number]
  /** Height of the neck's pit. */
  pitY: number
}

/** The jaw casts its edge this far down, cm. */
const underJawCm = 0.5
const softCm = 0.5
/** Shares of hair up to which a pixel is kept and from which it is gone. */
const hairShare = { none: 0.3, all: 0.65 }

/** Alpha of neck, body and dress: face, hair and what stands over the jaw's corners are gone. */
export function takeOffHead({ crop, classes, person, chin, pitY }: HeadRemoval): Float32Array {
  const { widthPx, heightPx } = crop.image
  const alpha = new Float32Array(person)
  const jaw = jawHeights(crop.mesh, widthPx)
  const soft = softCm * crop.pxPerCm
  for (let y = 0; y < heightPx; y++)
    for (let x = 0, i = y * widthPx; x < widthPx; x++, i++) {
      if (alpha[i] === 0) continue
      const under = smoothstep(jaw[x], jaw[x] + soft, y - underJawCm * crop.pxPerCm)
      const isShoulderHigh = y > chin[1] - (pitY - chin[1])
      // Under the neck the things that somebody wears or holds belong to the dress: a bouquet, a sash, a brooch.
      const hair = classes.hair[i] + (y < pitY ? classes.accessories[i] : 0)
      alpha[i] *= isShoulderHigh ? under * (1 - smoothstep(hairShare.none, hairShare.all, hair)) : 0
      if (y < pitY) alpha[i] *= 1 - classes.faceSkin[i] * (1 - under)
    }
  return alpha
}

/** For each column the height of the jaw's line; beside the jaw the height of its corners. */
function jawHeights(mesh: Float32Array, widthPx: number): Float32Array {
  const points = jawLine.map((index) => pointOf(mesh, index)).sort((a, b) => a[0] - b[0])
  const heights = new Float32Array(widthPx)
  for (let x = 0; x < widthPx; x++) {
    const right = points.findIndex((point) => point[0] > x)
    if (right <= 0) {
      heights[x] = right === 0 ? points[0][1] : points[points.length - 1][1]
      continue
    }
    const [fromX, fromY] = points[right - 1]
    const [toX, toY] = points[right]
    heights[x] = fromY + ((x - fromX) / Math.max(1e-3, toX - fromX)) * (toY - fromY)
  }
  return heights
}
