import { blurShrink, type SceneBackdrop } from '../plates/decode-scene.ts'

/** A row of the blurred background in frame px, display sRGB 0..1. */
export interface LightRow {
  r: Float32Array
  g: Float32Array
  b: Float32Array
}

export function emptyLightRow(length: number): LightRow {
  return { r: new Float32Array(length), g: new Float32Array(length), b: new Float32Array(length) }
}

/** Reads the blurred background at row y, from column left on, into the row. */
export function readLightRow(scene: SceneBackdrop, y: number, left: number, row: LightRow): void {
  const { blurred, blurredWidthPx: width, blurredHeightPx: height } = scene
  const sourceY = Math.max(0, Math.min(height - 1, (y + 0.5) / blurShrink - 0.5))
  const top = sourceY | 0
  const fy = sourceY - top
  const upper = top * width * 3
  const lower = Math.min(height - 1, top + 1) * width * 3
  const { r, g, b } = row
  for (let x = 0; x < r.length; x++) {
    const sourceX = Math.max(0, Math.min(width - 1, (left + x + 0.5) / blurShrink - 0.5))
    const p = sourceX | 0
    const fx = sourceX - p
    const near = p * 3
    const far = Math.min(width - 1, p + 1) * 3
    const w00 = ((1 - fx) * (1 - fy)) / 255
    const w10 = (fx * (1 - fy)) / 255
    const w01 = ((1 - fx) * fy) / 255
    const w11 = (fx * fy) / 255
    r[x] =
      blurred[upper + near] * w00 +
      blurred[upper + far] * w10 +
      blurred[lower + near] * w01 +
      blurred[lower + far] * w11
    g[x] =
      blurred[upper + near + 1] * w00 +
      blurred[upper + far + 1] * w10 +
      blurred[lower + near + 1] * w01 +
      blurred[lower + far + 1] * w11
    b[x] =
      blurred[upper + near + 2] * w00 +
      blurred[upper + far + 2] * w10 +
      blurred[lower + near + 2] * w01 +
      blurred[lower + far + 2] * w11
  }
}

/** Mean of the blurred background, display sRGB 0..1. */
export function meanLight({ blurred }: SceneBackdrop): [r: number, g: number, b: number] {
  let r = 0
  let g = 0
  let b = 0
  for (let i = 0; i < blurred.length; i += 3) {
    r += blurred[i]
    g += blurred[i + 1]
    b += blurred[i + 2]
  }
  const share = 3 / (blurred.length * 255)
  return [r * share, g * share, b * share]
}
