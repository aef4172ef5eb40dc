import { quickSrgb, type Rgb, toLinear } from '../../pixels/colour-space.ts'
import { clamp, median, smoothstep } from '../../pixels/smoothstep.ts'
import type { PersonLayer } from './person-layer.ts'
import type { HeadLayer } from './warp-head.ts'

export interface OwnNeck {
  person: PersonLayer
  head: HeadLayer
  /** The chin in the frame. */
  chin: readonly [number, number]
  /** Depth of the person's own neck under the chin, px of the frame. */
  depthPx: number
  neckHalfPx: number
  pxPerMetre: number
}

/** Channel ratios, plate to person, within which the two necks are alike enough to join. */
const alike = { min: 0.74, max: 1.36 }
const leastSamples = 60

/**
 * Lets the person's own skin under the jaw run softly into the plate's neck, its colour eased towards the
 * plate's. Gives the share of own skin per pixel of the layer's box, or null when the two do not match.
 */
export function blendOwnNeck(necks: OwnNeck): Float32Array | null {
  const ratio = compareNecks(necks)
  if (!ratio) return null
  const { person, head, chin, depthPx, pxPerMetre } = necks
  const own = new Float32Array(person.a.length)
  const endY = chin[1] + depthPx
  const easeFrom = chin[1] - 0.01 * pxPerMetre
  const easeTo = endY - depthPx * 0.15
  eachSharedRow(necks, endY + 2, (y, personStart, headStart, count) => {
    const eased = ratio.map((channel) => channel ** smoothstep(easeFrom, easeTo, y))
    for (let x = 0; x < count; x++) {
      const i = personStart + x
      const j = headStart + x
      const share = head.neck[j] * person.skin[i]
      if (share < 0.01) continue
      const cover = share * person.a[i]
      person.r[i] = person.r[i] * (1 - share) + quickSrgb(toLinear(head.r[j]) * eased[0]) * cover
      person.g[i] = person.g[i] * (1 - share) + quickSrgb(toLinear(head.g[j]) * eased[1]) * cover
      person.b[i] = person.b[i] * (1 - share) + quickSrgb(toLinear(head.b[j]) * eased[2]) * cover
      own[i] = share
    }
  })
  return own
}

/** How much brighter the plate's neck is per channel, linear light; null when unlike or hardly seen. */
function compareNecks(necks: OwnNeck): Rgb | null {
  const { person, head, chin, depthPx, neckHalfPx } = necks
  const plate: [number[], number[], number[]] = [[], [], []]
  const own: [number[], number[], number[]] = [[], [], []]
  const left = chin[0] - neckHalfPx * 0.5
  const right = chin[0] + neckHalfPx * 0.5
  eachSharedRow(necks, chin[1] + depthPx, (y, personStart, headStart, count, startX) => {
    if (y < chin[1] + depthPx * 0.45) return
    for (let x = 0; x < count; x++) {
      const i = personStart + x
      const j = headStart + x
      if (startX + x < left || startX + x > right) continue
      if (head.neck[j] <= 0.05 || person.a[i] <= 0.9 || person.skin[i] <= 0.8) continue
      plate[0].push(person.r[i] / person.a[i])
      plate[1].push(person.g[i] / person.a[i])
      plate[2].push(person.b[i] / person.a[i])
      own[0].push(head.r[j])
      own[1].push(head.g[j])
      own[2].push(head.b[j])
    }
  })
  if (own[0].length < leastSamples) return null
  const ratio = (channel: 0 | 1 | 2) =>
    toLinear(median(plate[channel])) / Math.max(0.003, toLinear(median(own[channel])))
  const ratios: Rgb = [ratio(0), ratio(1), ratio(2)]
  const isAlike = ratios.every((value) => clamp(value, alike.min, alike.max) === value)
  return isAlike ? ratios : null
}

/** Visits the rows that the head's and the person's boxes share, down to a height. */
function eachSharedRow(
  { person, head }: OwnNeck,
  bottomY: number,
  visit: (y: number, personStart: number, headStart: number, count: number, startX: number) => void,
): void {
  const a = person.box
  const h = head.box
  const left = Math.max(a.left, h.left)
  const count = Math.min(a.left + a.widthPx, h.left + h.widthPx) - left
  const bottom = Math.min(bottomY, a.top + a.heightPx, h.top + h.heightPx)
  for (let y = Math.max(a.top, h.top); y < bottom; y++)
    visit(y, (y - a.top) * a.widthPx + left - a.left, (y - h.top) * h.widthPx + left - h.left, count, left)
}
