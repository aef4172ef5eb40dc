import { gaussianBlur } from '../../pixels/blur.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import type { HeadView } from '../crop/head-view.ts'

export interface HandGap {
  view: Pick<HeadView, 'widthPx' | 'heightPx' | 'pxPerCm'>
  /** Over 0 where a hand was taken out. */
  hands: Float32Array
  /** Alpha of the head and of hair below the jaw's edge, 0..1. */
  head: Float32Array
  looseHair: Float32Array
  /** Share of hair. */
  hair: Float32Array
  /** The person's own colours, three bytes a px. */
  colours: Uint8Array
}

/** A wider gap between hair and hair was no hand within it, cm. */
const widestCm = 7
/** Hair beside a gap is mirrored into it from as far as the gap is wide; less hair than this share of it is none. */
const leastBeside = 0.3
const leastHead = 0.6
/** Lines end in steps: the outline of what is filled follows the mean of the head around it. */
const outline = { sigmaCm: 0.45, from: 0.45, to: 0.75 }

/** Lets hair close over the gap that a hand within it leaves: mirrored from both its sides. In place. */
export function fillUnderHands(gap: HandGap): void {
  const { widthPx, heightPx, pxPerCm } = gap.view
  const before = gap.head.slice()
  for (let x = 0; x < widthPx; x++) fillLine(gap, before, { first: x, step: widthPx, length: heightPx })
  for (let y = 0; y < heightPx; y++) fillLine(gap, before, { first: y * widthPx, step: 1, length: widthPx })
  const around = gaussianBlur(gap.head, widthPx, heightPx, outline.sigmaCm * pxPerCm)
  for (let i = 0; i < before.length; i++)
    if (gap.head[i] > before[i])
      gap.head[i] = Math.max(before[i], gap.head[i] * smoothstep(outline.from, outline.to, around[i]))
}

interface Line {
  first: number
  step: number
  length: number
}

function fillLine(gap: HandGap, before: Float32Array, { first, step, length }: Line): void {
  const { view, hands, hair } = gap
  const isHair = (k: number) => before[first + k * step] * hair[first + k * step] > leastHead
  const mostPx = widestCm * view.pxPerCm
  let last = -1
  for (let k = 0; k < length; k++) {
    if (!isHair(k)) continue
    const gapPx = k - last - 1
    if (last >= 0 && gapPx > 0 && gapPx <= mostPx && hands[first + ((last + k) >> 1) * step] > 0)
      closeGap(gap, { first, step, length }, last, k)
    last = k
  }
}

/** Fills what lies between two px of hair in a line, each half mirrored from its own side, blended in the middle. */
function closeGap(gap: HandGap, { first, step, length }: Line, from: number, to: number): void {
  const { head, looseHair, hair, colours } = gap
  const isHairAt = (k: number) => k >= 0 && k < length && hair[first + k * step] > leastHead
  const isDeep = (start: number, direction: number) =>
    isHairAt(start + direction * Math.ceil(leastBeside * (to - from)))
  const [fromBefore, fromAfter] = [isDeep(from, -1), isDeep(to, 1)]
  if (!fromBefore && !fromAfter) return
  for (let k = from + 1; k < to; k++) {
    const i = first + k * step
    if (head[i] > leastHead && hair[i] > leastHead) continue
    const share = !fromBefore ? 1 : !fromAfter ? 0 : smoothstep(0.35, 0.65, (k - from) / (to - from))
    const source = (start: number) => {
      const mirrored = 2 * start - k
      return first + (isHairAt(mirrored) ? mirrored : start) * step
    }
    const [a, b] = [source(from), source(to)]
    for (let c = 0; c < 3; c++)
      colours[i * 3 + c] = colours[a * 3 + c] * (1 - share) + colours[b * 3 + c] * share
    head[i] = 1
    hair[i] = 1
    looseHair[i] = Math.max(looseHair[i], looseHair[a] * (1 - share) + looseHair[b] * share)
  }
}
