import type { AttireManifest, AttirePlates, PairAttireManifest, PairAttirePlates } from '@ever-after/art'
import sharp from 'sharp'
import type { Box } from '../box.ts'

/** A garment's two renders, cut to the part that shows; bytes in the manifest's light encoding. */
export interface AttirePlate {
  manifest: AttireManifest
  /** The part in px of the whole plate. */
  box: Box
  /** Skin albedo 0: premultiplied red, green, blue and alpha, four bytes a pixel. */
  k0: Uint8Array
  /** What skin adds: premultiplied red, green and blue, three bytes a pixel. */
  d: Uint8Array
  /** What of the first partner of a pair lies over the second one. */
  over?: AttirePlate
}

export async function decodeAttire({ manifest, k0File, dFile }: AttirePlates): Promise<AttirePlate> {
  const [k0, d] = await Promise.all([
    sharp(k0File).ensureAlpha().raw().toBuffer(),
    sharp(dFile).removeAlpha().raw().toBuffer(),
  ])
  const box = visibleBox(k0, manifest.widthPx, manifest.heightPx)
  return {
    manifest,
    box,
    k0: cutBytes(k0, manifest.widthPx, 4, box),
    d: cutBytes(d, manifest.widthPx, 3, box),
  }
}

/** One partner of a pair in a pose. */
export interface PairAttirePlate extends AttirePlate {
  manifest: PairAttireManifest
}

export async function decodePairAttire(plates: PairAttirePlates): Promise<PairAttirePlate> {
  const { manifest, over } = plates
  const [whole, part] = await Promise.all([
    decodeAttire(plates),
    over ? decodeOver(manifest, over) : undefined,
  ])
  return { ...whole, manifest, over: part }
}

async function decodeOver(
  manifest: PairAttireManifest,
  { k0File, dFile }: { k0File: string; dFile: string },
): Promise<AttirePlate> {
  const [k0, d] = await Promise.all([
    sharp(k0File).ensureAlpha().raw().toBuffer({ resolveWithObject: true }),
    sharp(dFile).removeAlpha().raw().toBuffer(),
  ])
  const { left = 0, top = 0 } = manifest.over ?? {}
  return { manifest, box: { left, top, widthPx: k0.info.width, heightPx: k0.info.height }, k0: k0.data, d }
}

const leastAlpha = 3

/** The smallest box that holds every visible pixel of four-byte pixels. */
export function visibleBox(rgba: Uint8Array, widthPx: number, heightPx: number): Box {
  let left = widthPx
  let right = -1
  let top = heightPx
  let bottom = -1
  for (let y = 0, i = 3; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++, i += 4) {
      if (rgba[i] < leastAlpha) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  return { left, top, widthPx: Math.max(0, right - left + 1), heightPx: Math.max(0, bottom - top + 1) }
}

/** A copy of the box's bytes. */
export function cutBytes(
  bytes: Uint8Array,
  widthPx: number,
  bytesPerPixel: number,
  { left, top, widthPx: boxWidthPx, heightPx }: Box,
): Uint8Array {
  const stride = boxWidthPx * bytesPerPixel
  const cut = new Uint8Array(stride * heightPx)
  for (let y = 0; y < heightPx; y++) {
    const start = ((top + y) * widthPx + left) * bytesPerPixel
    cut.set(bytes.subarray(start, start + stride), y * stride)
  }
  return cut
}
