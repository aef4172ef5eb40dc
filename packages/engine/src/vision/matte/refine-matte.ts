import { boxBlur } from '../../pixels/box-blur.ts'
import { resizePlane } from '../../pixels/resample.ts'
import { applyModel, type ColourPlanes, GuidedFilter } from './guided-filter.ts'
import { solveMatte } from './solve-matte.ts'
import { makeTrimap, type Trimap } from './trimap.ts'
import { trustWhereAlike } from './trust-where-alike.ts'

export interface MatteInput {
  colours: ColourPlanes
  widthPx: number
  heightPx: number
  /** Shares of person and of hair in each px, 0..1. */
  person: Float32Array
  hair: Float32Array
  pxPerCm: number
  /** Scale at which the matte is solved at most; keeps single strands when absent. */
  workPxPerCm?: number
}

/** Strands survive from about 7 px per cm on; the rest comes back when the solution is lifted. */
const strandsPxPerCm = 7.5
const wideIterations = 12
const fineIterations = 6

/** Alpha (0..1) of a person from a coarse segmentation: closed-form matting at work size, lifted by the picture's colours. */
export function refineMatte(input: MatteInput): Float32Array {
  const { workPxPerCm = strandsPxPerCm } = input
  const scale = Math.min(1, workPxPerCm / input.pxPerCm)
  const widthPx = Math.round(input.widthPx * scale)
  const heightPx = Math.round(input.heightPx * scale)
  const pxPerCm = input.pxPerCm * scale
  const toWork = (plane: Float32Array) => shrink(plane, input, widthPx, heightPx)
  const [red, green, blue] = input.colours
  const guide: ColourPlanes = [toWork(red), toWork(green), toWork(blue)]
  const person = toWork(input.person)
  const hair = toWork(input.hair)
  const seen = { person, hair, widthPx, heightPx, pxPerCm }
  const trimap = makeTrimap(seen)
  trustWhereAlike(trimap, seen, guide)
  const work = { guide, widthPx, heightPx }
  return lift({ solved: solve(trimap, work, pxPerCm), unknown: trimap.unknown, work, full: input })
}

interface Work {
  guide: ColourPlanes
  widthPx: number
  heightPx: number
}

/** Twice: windows of 0.8 cm reach over gaps between strands, then the smallest ones sharpen the edge. */
function solve({ unknown, prior, trust }: Trimap, work: Work, pxPerCm: number): Float32Array {
  const alpha = new Float32Array(prior)
  const wide = new GuidedFilter({
    ...work,
    radiusPx: Math.max(3, Math.round(0.77 * pxPerCm)),
    flatness: 1e-4,
  })
  solveMatte({ filter: wide, prior, trust, iterations: wideIterations, alpha })
  const fine = new GuidedFilter({ ...work, radiusPx: 2, flatness: 2e-5 })
  solveMatte({ filter: fine, prior, trust, iterations: fineIterations, alpha })
  for (let i = 0; i < alpha.length; i++) if (unknown[i] === 0) alpha[i] = prior[i]
  return alpha
}

interface Lift {
  solved: Float32Array
  unknown: Float32Array
  work: Work
  full: MatteInput
}

function lift({ solved, unknown, work, full }: Lift): Float32Array {
  const toFull = (plane: Float32Array) =>
    resizePlane(plane, work.widthPx, work.heightPx, full.widthPx, full.heightPx)
  const alpha = new Float32Array(full.widthPx * full.heightPx)
  const { r, g, b, constant } = new GuidedFilter({ ...work, radiusPx: 2, flatness: 1e-4 }).model(solved)
  applyModel({ r: toFull(r), g: toFull(g), b: toFull(b), constant: toFull(constant) }, full.colours, alpha)
  keepKnown(alpha, toFull(unknown), toFull(solved))
  return alpha
}

/** Known px keep their value; the ends are stretched so that faint haze becomes 0 and near-solid becomes 1. */
function keepKnown(alpha: Float32Array, unknown: Float32Array, solved: Float32Array): void {
  for (let i = 0; i < alpha.length; i++) {
    const value = unknown[i] > 0 ? alpha[i] : solved[i]
    alpha[i] = Math.max(0, Math.min(1, (value - 0.07) / 0.88))
  }
}

function shrink(
  plane: Float32Array,
  { widthPx, heightPx }: MatteInput,
  workWidthPx: number,
  workHeightPx: number,
): Float32Array {
  if (workWidthPx === widthPx && workHeightPx === heightPx) return plane
  const factor = Math.floor(widthPx / workWidthPx)
  const smooth = factor > 1 ? boxBlur({ source: plane, widthPx, heightPx, radiusPx: factor >> 1 }) : plane
  return resizePlane(smooth, widthPx, heightPx, workWidthPx, workHeightPx)
}
