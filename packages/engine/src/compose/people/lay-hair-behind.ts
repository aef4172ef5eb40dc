import type { Rgb } from '../../pixels/colour-space.ts'
import type { PersonLayer } from './person-layer.ts'
import type { HeadLayer } from './warp-head.ts'

/** Hair behind a neck lies in shadow. */
const hairLight = 0.55

/** Begins a person with what lies behind the garment's neck: the hair between the falls on either side. */
export function layHairBehind(
  { box, r, g, b, a }: PersonLayer,
  head: HeadLayer,
  [hairR, hairG, hairB]: Rgb,
): void {
  const { box: from, hairBehind } = head
  for (let row = 0; row < from.heightPx; row++) {
    let j = row * from.widthPx
    let i = (from.top + row - box.top) * box.widthPx + from.left - box.left
    for (const end = j + from.widthPx; j < end; j++, i++) {
      const behind = hairBehind[j]
      if (behind === 0) continue
      r[i] = hairR * hairLight * behind
      g[i] = hairG * hairLight * behind
      b[i] = hairB * hairLight * behind
      a[i] = behind
    }
  }
}
