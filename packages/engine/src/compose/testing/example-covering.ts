import { type CoveringPlate, innerEdge } from '../plates/decode-covering.ts'

const manifest: CoveringPlate['manifest'] = {
  name: 'hood',
  title: 'A plain hood',
  kind: 'covering',
  plate: 'plate.webp',
  widthPx: 200,
  heightPx: 240,
  pxPerMetre: 400,
  encoding: { max: 4, gamma: 2 },
  anchors: { pit: [100, 160], chin: [100, 130], opening: [100, 100] },
  openingHalfPx: [25, 30],
  exposure: 1,
}

/** Plain grey cloth between an oval opening and a larger oval, brighter on its left half. */
export function exampleCovering(): CoveringPlate {
  const { widthPx, heightPx } = manifest
  const rgba = new Uint8Array(widthPx * heightPx * 4)
  for (let y = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++) {
      const u = x + 0.5 - 100
      const v = y + 0.5 - 100
      const isCloth = Math.hypot(u / 25, v / 30) > 1 && Math.hypot(u / 60, (v - 30) / 100) < 1
      const tone = u < 0 ? 110 : 70
      if (isCloth) rgba.set([tone, tone, tone, 255], (y * widthPx + x) * 4)
    }
  return { manifest, rgba, edge: innerEdge(rgba, manifest) }
}
