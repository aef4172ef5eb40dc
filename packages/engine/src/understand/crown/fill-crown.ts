import { clamp, smoothstep } from '../../pixels/smoothstep.ts'
import { chanceLine } from '../chance.ts'
import type { CrownCover } from './crown-cover.ts'
import type { CrownCut } from './find-cut.ts'
import type { CrownArch } from './fit-arch.ts'
import type { CrownInput } from './grow-crown.ts'

export interface CrownFilling extends CrownInput {
  cut: CrownCut
  arch: CrownArch
  cover: CrownCover
}

/** The arch's outline: how soft, how ragged by strands, and how wide these are, cm. */
const edgeCm = { soft: 0.45, ragged: 0.12, strand: 0.13 }
/** Down to here under the border the network's cut is doubted, and the photo shows, cm. */
const stripCm = 1.6
/** Within this of the cut's ends photo and arch run out, cm. */
const asideCm = 0.6
/** Around the arch nothing fades as it does at the photo's border, cm. */
const freeCm = 1.3
/** How far strands run together on their way to the crown. */
const drawnTogether = 0.35
/** Hair further from the light of the forehead, and round the outline, is darker; the photo goes over into that. */
const shade = { top: 0.04, edge: 0.12, sinceCm: 1 }
/** From this far inside the outline on it is not darker, share of the arch's half width. */
const edgeReach = 0.2

/** Fills the arch over the border with what lies under it, mirrored and drawn together. In place. */
export function fillCrown(filling: CrownFilling): Uint8Array {
  const { view, head, hair, cut, arch, cover } = filling
  const { widthPx, pxPerCm } = view
  const { middleX, halfPx, heightPx, cutHeightPx, cutHalfPx } = arch
  const inside = view.isInside.slice()
  const free = freeCm * pxPerCm
  const strip = stripCm * pxPerCm
  const first = Math.max(0, Math.floor(middleX - cutHalfPx - free))
  const last = Math.min(widthPx - 1, Math.ceil(middleX + cutHalfPx + free))
  for (let x = first; x <= last; x++) {
    const border = cut.borderRows[x]
    const across = x - middleX
    const room = heightPx * Math.sqrt(Math.max(0, 1 - (across / halfPx) ** 2)) - cutHeightPx
    for (let y = Math.max(0, Math.floor(border - (heightPx - cutHeightPx) - free)); y < border + strip; y++) {
      const i = y * widthPx + x
      const rise = border - y
      const slack = slackOf(arch, across, cutHeightPx + rise)
      if (slack > -free) inside[i] = 1
      if (rise <= 0) {
        showPhoto(filling, i, -rise / strip, cutHalfPx - Math.abs(across))
        continue
      }
      const ends = smoothstep(0, asideCm * pxPerCm, cutHalfPx - Math.abs(across))
      const alpha = edgeAlpha(filling, across, cutHeightPx + rise, slack) * ends
      if (alpha <= 0) continue
      const rim =
        (1 - smoothstep(0, edgeReach * halfPx, slack)) * smoothstep(0, shade.sinceCm * pxPerCm, rise)
      const light = 1 - shade.top * clamp(rise / Math.max(1, room)) - shade.edge * rim
      copyColour(filling, sourceOf(filling, across, rise, room), i, light)
      head[i] = Math.max(alpha, head[i] * (1 - ends))
      if (!cover.isBald) hair[i] = 1
    }
  }
  return inside
}

/** Distance to the arch from within, negative outside; `up` counts from the eyes. */
function slackOf({ halfPx, heightPx }: CrownArch, across: number, up: number): number {
  const reach = Math.hypot(across / halfPx, up / heightPx)
  const steepness = Math.hypot(across / halfPx ** 2, up / heightPx ** 2)
  return ((1 - reach) * reach) / Math.max(1e-9, steepness)
}

function edgeAlpha({ view, arch, cover }: CrownFilling, across: number, up: number, slack: number): number {
  const soft = 0.5 * edgeCm.soft * view.pxPerCm
  if (cover.isBald) return smoothstep(-soft, soft, slack)
  const along = (Math.atan2(up, across) * arch.halfPx) / view.pxPerCm
  const ragged = (chanceLine(along / edgeCm.strand) - 0.6) * edgeCm.ragged * view.pxPerCm
  return smoothstep(-soft, soft, slack + ragged)
}

/** In the strip where the network was unsure the photo itself shows. */
function showPhoto({ view, head, colours }: CrownFilling, i: number, below: number, asidePx: number): void {
  const trusted = smoothstep(0, asideCm * view.pxPerCm, asidePx) * (1 - smoothstep(0.5, 1, below))
  const share = trusted * (1 - head[i])
  for (let c = i * 3; c < i * 3 + 3; c++) colours[c] += (view.image.data[c] - colours[c]) * share
  head[i] = Math.max(head[i], trusted)
}

/** The place under the border that a place over it is a picture of. */
function sourceOf(
  { cut: { borderRows, left, right }, arch, cover }: CrownFilling,
  across: number,
  rise: number,
  room: number,
): [number, number] {
  const { middleX, heightPx, cutHeightPx } = arch
  const halfAt = (up: number) => Math.sqrt(Math.max(0.01, 1 - (up / heightPx) ** 2))
  const drawn = halfAt(cutHeightPx) / halfAt(cutHeightPx + rise)
  const wantedX = clamp(middleX + across * (1 + (drawn - 1) * drawnTogether), left + 2, right - 2)
  const column = cover.sources[Math.round(wantedX)]
  const x = column === Math.round(wantedX) ? wantedX : column
  const depth = cover.depths[column]
  // Where little hair is seen it is stretched: mirrored twice it would show as rings.
  return [x, borderRows[column] + 2 + (room > depth ? (rise / room) * depth : rise)]
}

function copyColour(
  { view: { widthPx, heightPx, image }, colours }: CrownFilling,
  [x, y]: [number, number],
  i: number,
  light: number,
): void {
  const { data } = image
  const x0 = Math.floor(clamp(x, 0, widthPx - 2))
  const y0 = Math.floor(clamp(y, 0, heightPx - 2))
  const fx = clamp(x - x0)
  const fy = clamp(y - y0)
  for (let c = 0; c < 3; c++) {
    const p = (y0 * widthPx + x0) * 3 + c
    const q = p + widthPx * 3
    const upper = data[p] * (1 - fx) + data[p + 3] * fx
    const lower = data[q] * (1 - fx) + data[q + 3] * fx
    colours[i * 3 + c] = (upper * (1 - fy) + lower * fy) * light
  }
}
