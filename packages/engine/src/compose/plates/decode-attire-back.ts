import type { AttireBackManifest, AttireBackPlates } from '@ever-after/art'
import sharp from 'sharp'
import type { Rgb } from '../../pixels/colour-space.ts'
import { type AttirePlate, cutBytes, decodeAttire } from './decode-attire.ts'
import { decodeLight } from './decode-light.ts'

/** A garment seen from behind, with what neutral hair adds to each pixel of its box. */
export interface AttireBackPlate extends AttirePlate {
  manifest: AttireBackManifest
  /** One byte a pixel, in the manifest's light encoding. */
  hair: Uint8Array
}

export async function decodeAttireBack(files: AttireBackPlates): Promise<AttireBackPlate> {
  const { manifest, hairFile } = files
  const [plate, hair] = await Promise.all([
    decodeAttire(files),
    sharp(hairFile).removeAlpha().extractChannel(1).raw().toBuffer(),
  ])
  return { ...plate, manifest, hair: cutBytes(hair, manifest.widthPx, 1, plate.box) }
}

/** The plate with hair of an albedo (linear light) in its k0 render. */
export function withHair(plate: AttireBackPlate, albedo: Rgb): AttireBackPlate {
  const { encoding, hairReference } = plate.manifest
  const light = decodeLight(encoding)
  const shares = albedo.map((value) => value / hairReference)
  const k0 = plate.k0.slice()
  for (let i = 0; i < plate.hair.length; i++) {
    const added = light[plate.hair[i]]
    if (added < 1e-4) continue
    for (let c = 0; c < 3; c++) {
      const sum = Math.min(encoding.max, light[k0[i * 4 + c]] + added * shares[c])
      k0[i * 4 + c] = Math.round(255 * (sum / encoding.max) ** (1 / encoding.gamma))
    }
  }
  return { ...plate, k0 }
}
