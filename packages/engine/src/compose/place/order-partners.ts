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
export function orderPartners([first, second]: readonly [Facing, Facing]): [left: 0 | 1, right: 0 | 1] {
  const gain = inwardDeg(second, first) - inwardDeg(first, second)
  if (Math.abs(gain) > clearlyInwardDeg) return gain > 0 ? [1, 0] : [0, 1]
  // A bride on the left and a groom on the right are lit from the left; the other order mirrors the light.
  const isLitFromRight = first.sideLightStops + second.sideLightStops < -2 * clearlyLitStops
  return isLitFromRight ? [1, 0] : [0, 1]
}

/** Degrees by which a pair in this order looks at each other. */
function inwardDeg(left: Facing, right: Facing): number {
  return left.yawDeg - right.yawDeg
}
