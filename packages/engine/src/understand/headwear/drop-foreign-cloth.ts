import { boxBlur } from '../../pixels/box-blur.ts'
import { luminanceAt } from '../../pixels/colour-space.ts'
import { quantile } from '../../pixels/quantile.ts'
import type { ClothMap } from './headwear.ts'

/** Below this row under the chin a shirt may hang together with a scarf, cm. */
const fromBelowChinCm = 1
/** Chromaticity is told apart in so many steps, and known from so large a share of the scarf over the chin. */
const steps = 24
const leastShare = 0.004
/** Below this luminance a colour is mostly noise; over so many times the scarf's own light cloth is another one. */
const tellsColour = 0.015
const lighter = 1.5
/** Threads differ; a patch of this half width of which more than a share is foreign is another cloth, cm. */
const patch = { halfCm: 0.7, share: 0.35 }
/** When more than this of what hangs below the chin differs, it is the light there that differs. */
const mostForeign = 0.5

/** Takes from a scarf the shirt below it, whose colours it has nowhere over the chin. In place; 1 where it is worn. */
export function dropForeignCloth(cloth: ClothMap, worn: Float32Array): void {
  const { widthPx, heightPx, pxPerCm, browsY, chinY, rgb: data } = cloth
  const chinRow = Math.round(chinY)
  const own: number[] = []
  for (let i = Math.max(0, Math.round(browsY - 6 * pxPerCm)) * widthPx; i < chinRow * widthPx; i++)
    if (worn[i]) own.push(i)
  if (own.length === 0) return
  const known = new Float32Array(steps ** 2)
  for (const i of own) known[chromaticity(data, i)] += 1 / own.length
  const most =
    lighter *
    quantile(
      own.map((i) => luminanceAt(data, i)),
      0.98,
    )
  const isOwnColour = spreadCells(known.map((share) => Number(share > leastShare)))
  const first = Math.round(chinY + fromBelowChinCm * pxPerCm) * widthPx
  const foreign = new Float32Array(worn.length)
  let below = 0
  let differing = 0
  for (let i = Math.max(0, first); i < worn.length; i++) {
    if (!worn[i]) continue
    below++
    const light = luminanceAt(data, i)
    if (light <= most && (light < tellsColour || isOwnColour[chromaticity(data, i)])) continue
    foreign[i] = 1
    differing++
  }
  if (differing === 0 || differing > mostForeign * below) return
  const radiusPx = patch.halfCm * pxPerCm
  const around = boxBlur({ source: foreign, widthPx, heightPx, radiusPx })
  const all = boxBlur({ source: worn, widthPx, heightPx, radiusPx })
  for (let i = Math.max(0, first); i < worn.length; i++)
    if (worn[i] && around[i] > patch.share * all[i]) worn[i] = 0
}

/** The cell of a px's share of red and of green. */
function chromaticity(data: Uint8Array, i: number): number {
  const [r, g, b] = [data[i * 3], data[i * 3 + 1], data[i * 3 + 2]]
  const sum = r + g + b + 1
  return Math.floor((r / sum) * steps) * steps + Math.floor((g / sum) * steps)
}

/** Cells and their neighbours. */
function spreadCells(cells: Float32Array): Float32Array {
  return cells.map((_, cell) => {
    for (const dr of [-steps, 0, steps]) for (const dg of [-1, 0, 1]) if (cells[cell + dr + dg]) return 1
    return 0
  })
}
