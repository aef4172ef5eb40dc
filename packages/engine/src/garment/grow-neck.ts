import type { GarmentNeck } from './measure-garment-neck.ts'

export interface NeckGrowth {
  k0: Uint8Array
  d: Uint8Array
  widthPx: number
  neck: GarmentNeck
  chinY: number
  pxPerMetre: number
}

/** The row under the chin that is repeated, and how far up, metres: under another jaw the neck has to reach higher. */
const fromBelowChinMetres = 0.012
const upMetres = 0.06

/** Carries the neck on behind the jaw, where the wearer's face was. */
export function growNeck({ k0, d, widthPx, neck, chinY, pxPerMetre }: NeckGrowth): void {
  const source = Math.round(chinY + fromBelowChinMetres * pxPerMetre)
  const left = Math.round(neck.centreX - neck.halfPx)
  const right = Math.round(neck.centreX + neck.halfPx)
  for (let y = Math.max(0, Math.round(chinY - upMetres * pxPerMetre)); y < source; y++)
    for (let x = left; x <= right; x++) {
      const to = y * widthPx + x
      const from = source * widthPx + x
      if (k0[to * 4 + 3] >= k0[from * 4 + 3]) continue
      for (let c = 0; c < 4; c++) k0[to * 4 + c] = k0[from * 4 + c]
      for (let c = 0; c < 3; c++) d[to * 3 + c] = d[from * 3 + c]
    }
}
