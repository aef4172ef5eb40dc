import type { AttireManifest, PairAttireManifest, PlatePoint } from '@ever-after/art'
import { shrinkBytes } from '../../pixels/shrink-bytes.ts'
import type { AttirePlate, PairAttirePlate } from './decode-attire.ts'

/** The plate at a fraction of its size, for small pictures. */
export function shrinkAttire(plate: AttirePlate, times: number): AttirePlate {
  return { ...shrinkPlanes(plate, times), manifest: shrinkManifest(plate.manifest, times) }
}

/** The same with what lies over the partner. */
export function shrinkPairAttire({ over, ...plate }: PairAttirePlate, times: number): PairAttirePlate {
  const manifest: PairAttireManifest = {
    ...plate.manifest,
    ...shrinkManifest(plate.manifest, times),
    standY: plate.manifest.standY / times,
  }
  return {
    ...shrinkPlanes(plate, times),
    manifest,
    ...(over && { over: { ...shrinkPlanes(over, times), manifest } }),
  }
}

function shrinkPlanes({ box, k0, d }: AttirePlate, times: number): Pick<AttirePlate, 'box' | 'k0' | 'd'> {
  const { bytes, left, top, widthPx, heightPx } = shrinkBytes({ ...box, bytes: k0, channels: 4 }, times)
  return {
    box: { left, top, widthPx, heightPx },
    k0: bytes,
    d: shrinkBytes({ ...box, bytes: d, channels: 3 }, times).bytes,
  }
}

function shrinkManifest<M extends AttireManifest>(manifest: M, times: number): M {
  const shrink = ([x, y]: PlatePoint): PlatePoint => [x / times, y / times]
  const { pit, chin, neckLeft, neckRight, shoulderLeft, shoulderRight } = manifest.anchors
  return {
    ...manifest,
    widthPx: Math.ceil(manifest.widthPx / times),
    heightPx: Math.ceil(manifest.heightPx / times),
    pxPerMetre: manifest.pxPerMetre / times,
    neckHalfPx: manifest.neckHalfPx / times,
    anchors: {
      pit: shrink(pit),
      chin: shrink(chin),
      neckLeft: shrink(neckLeft),
      neckRight: shrink(neckRight),
      shoulderLeft: shrink(shoulderLeft),
      shoulderRight: shrink(shoulderRight),
    },
  }
}
