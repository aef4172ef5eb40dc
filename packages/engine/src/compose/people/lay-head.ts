import type { PersonLayer } from './person-layer.ts'
import type { HeadLayer } from './warp-head.ts'

/** Lays the head with its hair over everything else of a person. */
export function layHead({ box, r, g, b, a, head: share }: PersonLayer, top: HeadLayer): void {
  const { box: from, r: topR, g: topG, b: topB, head } = top
  for (let row = 0; row < from.heightPx; row++) {
    let j = row * from.widthPx
    let i = (from.top + row - box.top) * box.widthPx + from.left - box.left
    for (const end = j + from.widthPx; j < end; j++, i++) {
      const alpha = head[j]
      if (alpha === 0) continue
      const rest = 1 - alpha
      r[i] = r[i] * rest + topR[j] * alpha
      g[i] = g[i] * rest + topG[j] * alpha
      b[i] = b[i] * rest + topB[j] * alpha
      a[i] = a[i] * rest + alpha
      share[i] = alpha
    }
  }
}
