import type { AccessoryManifest, AccessoryPlates } from '@ever-after/art'
import sharp from 'sharp'
import { gaussianBlur } from '../../pixels/blur.ts'
import { decodeLight } from './decode-light.ts'

/** A veil that hangs behind a head: premultiplied linear light and alpha, planes of the whole plate. */
export interface VeilPlate {
  manifest: AccessoryManifest
  r: Float32Array
  g: Float32Array
  b: Float32Array
  a: Float32Array
}

// Tulle is rendered with few samples; its grain would read as noise.
const smoothingPx = 1.3

export async function decodeVeil({ manifest, plateFile }: AccessoryPlates): Promise<VeilPlate> {
  const { widthPx, heightPx, encoding } = manifest
  const rgba = await sharp(plateFile).ensureAlpha().raw().toBuffer()
  const light = decodeLight(encoding)
  const length = widthPx * heightPx
  const smooth = (plane: Float32Array) => gaussianBlur(plane, widthPx, heightPx, smoothingPx, plane)
  const colour = (channel: 0 | 1 | 2) => {
    const plane = new Float32Array(length)
    for (let i = 0; i < length; i++) plane[i] = (light[rgba[i * 4 + channel]] * rgba[i * 4 + 3]) / 255
    return smooth(plane)
  }
  const a = new Float32Array(length)
  for (let i = 0; i < length; i++) a[i] = rgba[i * 4 + 3] / 255
  return { manifest, r: colour(0), g: colour(1), b: colour(2), a: smooth(a) }
}
