import { clamp, smoothstep } from '../../pixels/smoothstep.ts'
import type { HeadView } from '../crop/head-view.ts'
import {
  addColour,
  cellPx,
  findPlace,
  type Grid,
  gridOf,
  type MeanColour,
  meanOf,
  means,
  type Rgb,
  readColour,
  sample,
  spread,
} from './colour-cells.ts'

export interface RimInput {
  view: HeadView
  /** Alpha of the head, 0..1. */
  head: Float32Array
  /** Share of hair: hair is compared with hair, skin with skin. */
  hair: Float32Array
  /** Alpha of the person: where there is none of it lies the background. */
  alpha: Float32Array
  /** Over 0.5 where it is face for certain: left as it is. */
  face: Float32Array
  /** The person's own colours, three bytes a px. */
  colours: Uint8Array
}

/** How far from the outline old light and background show in hair and skin, and from how far around colours are taken; cm. */
const spreadCm = { rim: 0.55, inside: 0.9, background: 1.3 }
/** Share of head around a px, below which it is all rim, and above which it is none. */
const rimShare = { all: 0.62, none: 0.95, surelyNone: 0.99 }
/** A cell this full of head, in surroundings this full, shows its own colour. */
const inner = { head: 0.97, around: 0.965 }
/** What of the background's tint is taken out, where it differs from the inside's by more than this; bytes. */
const unmixing = { pull: 0.85, leastApart: 20 }
/** The outline may be lighter than the inside by this factor: hair does shine there. */
const allowedLight = 1.15
/** How much of the light beyond that goes, and of its colour. */
const pull = { light: 0.9, colour: 0.7 }

/** Takes what the old background left along the outline: its tint in hair and skin, its light on dark hair. In place. */
export function tameRims(input: RimInput): void {
  const { view, head, hair, face, colours } = input
  const { widthPx, heightPx } = view
  const grid = gridOf(view)
  const near = spread(grid, means(grid, view, head), spreadCm.rim)
  const { ofHair, ofSkin, behind } = meanColours(input, grid, near)
  const inside: Rgb = [0, 0, 0]
  const other: Rgb = [0, 0, 0]
  const place = { cell: 0, right: 0, below: 0, shareRight: 0, shareBelow: 0 }
  for (let y = 0, i = 0; y < heightPx; y++) {
    const row = ((y / cellPx) | 0) * grid.columns
    for (let x = 0; x < widthPx; x++, i++) {
      if (head[i] < 0.01 || face[i] > 0.5 || near[row + ((x / cellPx) | 0)] > rimShare.surelyNone) continue
      findPlace(grid, x, y, place)
      const rim = 1 - smoothstep(rimShare.all, rimShare.none, sample(near, place))
      if (rim <= 0) continue
      const share = rim * readColour(hair[i] > 0.4 ? ofHair : ofSkin, place, inside)
      if (share <= 0) continue
      const known = readColour(behind, place, other)
      if (known > 0) unmix(colours, i * 3, inside, other, share * known)
      dim(colours, i * 3, inside, share)
    }
  }
}

/** Takes the background's tint out of a colour, as far as it lies on the way from the inside's tint to the background's. */
function unmix(colours: Uint8Array, j: number, inside: Rgb, behind: Rgb, rim: number): void {
  const ownLight = lightOf(colours[j], colours[j + 1], colours[j + 2])
  const insideLight = lightOf(...inside)
  const apartLight = lightOf(...behind) - insideLight
  let along = 0
  let squared = 0
  for (let c = 0; c < 3; c++) {
    const apart = behind[c] - inside[c] - apartLight
    along += (colours[j + c] - ownLight - inside[c] + insideLight) * apart
    squared += apart * apart
  }
  if (squared < unmixing.leastApart ** 2) return
  const share = clamp(along / squared) * unmixing.pull * rim
  for (let c = 0; c < 3; c++)
    colours[j + c] = clamp(colours[j + c] - share * (behind[c] - inside[c] - apartLight), 0, 255)
}

/** Dims light that the inside does not have; the more too light, the more of its colour is not the person's. */
function dim(colours: Uint8Array, j: number, inside: Rgb, rim: number): void {
  const own = lightOf(colours[j], colours[j + 1], colours[j + 2])
  const wanted = lightOf(...inside)
  const excess = own / Math.max(4, wanted * allowedLight)
  if (excess <= 1) return
  const factor = excess ** (-pull.light * rim)
  const share = pull.colour * rim * clamp((excess - 1) * 2)
  const scale = (own * factor) / Math.max(1, wanted)
  for (let c = 0; c < 3; c++) {
    const dimmed = colours[j + c] * factor
    colours[j + c] = clamp(dimmed + (inside[c] * scale - dimmed) * share, 0, 255)
  }
}

function lightOf(r: number, g: number, b: number): number {
  return 0.3 * r + 0.59 * g + 0.11 * b
}

/** Mean colours around each cell: of the head's hair and skin well inside its outline, and of what lies behind. */
function meanColours({ view, head, hair, alpha, colours }: RimInput, grid: Grid, near: Float32Array) {
  const { widthPx, heightPx, image, isInside } = view
  const full = means(grid, view, head)
  const empty = (): MeanColour => [0, 1, 2, 3].map(() => new Float32Array(near.length)) as MeanColour
  const sums = { ofHair: empty(), ofSkin: empty(), behind: empty() }
  for (let y = 0, i = 0; y < heightPx; y++) {
    const row = ((y / cellPx) | 0) * grid.columns
    for (let x = 0; x < widthPx; x++, i++) {
      const cell = row + ((x / cellPx) | 0)
      if (full[cell] > inner.head && near[cell] > inner.around)
        addColour(hair[i] > 0.5 ? sums.ofHair : sums.ofSkin, cell, colours, i * 3)
      else if (alpha[i] < 0.06 && isInside[i]) addColour(sums.behind, cell, image.data, i * 3)
    }
  }
  return {
    ofHair: meanOf(grid, sums.ofHair, spreadCm.inside),
    ofSkin: meanOf(grid, sums.ofSkin, spreadCm.inside),
    behind: meanOf(grid, sums.behind, spreadCm.background),
  }
}
