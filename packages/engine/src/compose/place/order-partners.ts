/** Partner indices from left to right. */
export type Order = readonly [left: 0 | 1, right: 0 | 1]

/** What the order looks at; yawDeg is positive for a face turned to the viewer's right. */
export interface Facing {
  yawDeg: number
  /** Stops by which the viewer's left cheek is brighter. */
  sideLightStops: number
}

const clearlyInwardDeg = 8
const clearlyLitStops = 0.6

/**
 * Partner indices from left to right. The first partner stands left, unless the other order makes the
 * two look at each other clearly more, or, when the gazes leave it open, agrees with the light on their faces.
 */
export function orderPartners(partners: readonly [Facing, Facing]): Order {
  if (lookAway(partners, [0, 1])) return [1, 0]
  if (lookAway(partners, [1, 0])) return [0, 1]
  // A bride on the left and a groom on the right are lit from the left; the other order mirrors the light.
  return litFrom(partners) === 'right' ? [1, 0] : [0, 1]
}

/** Whether two people in this order look away from each other, and in the other one do not. */
export function lookAway(partners: readonly [Facing, Facing], [left, right]: Order): boolean {
  const inward = inwardDeg(partners[left], partners[right])
  return inwardDeg(partners[right], partners[left]) - inward > clearlyInwardDeg
}

/** The side that the light on both faces clearly comes from. */
export function litFrom([first, second]: readonly [Facing, Facing]): 'left' | 'right' | undefined {
  const stops = (first.sideLightStops + second.sideLightStops) / 2
  if (Math.abs(stops) <= clearlyLitStops) return undefined
  return stops > 0 ? 'left' : 'right'
}

/** Degrees by which a pair in this order looks at each other. */
function inwardDeg(left: Facing, right: Facing): number {
  return left.yawDeg - right.yawDeg
}
