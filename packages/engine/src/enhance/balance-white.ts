import type { OklabPlanes } from '../pixels/oklab-planes.ts'
import { clamp } from '../pixels/smoothstep.ts'
import { meanSkin } from './mean-skin.ts'

export interface WhiteBalance {
  planes: OklabPlanes
  /** Skin of the face, and skin or hair of the person: neither can tell what is neutral. */
  faceSkin: Float32Array
  coloured: Float32Array
}

/** Chroma up to which a px may be something grey under tinted light. */
const nearGrey = 0.075
/** Share of the picture from which near-grey px speak with full weight. */
const enoughShare = 0.1
/**
 * Skin from very dark to very pale under neutral light lies around one hue (48°), OKLab a and b; it differs by this much
 * from person to person. Measured on 24 portraits.
 */
const usualSkin = { a: 0.044, b: 0.049, spread: 0.02 }
const strength = 0.85
const mostShift = 0.04
/** A picture with less chroma than this is black and white. */
const leastChroma = 0.004

/**
 * Takes a tint off the light. A wall may be painted and skin may be ruddy: only what grey things and the skin of the
 * face both show is a tint, so that no tone of skin is bleached or turned orange. In place.
 */
export function balanceWhite({ planes, faceSkin, coloured }: WhiteBalance): void {
  const { lightness, a, b } = planes
  let castA = 0
  let castB = 0
  let count = 0
  for (let i = 0; i < a.length; i += 3) {
    if (coloured[i] > 0.1 || lightness[i] < 0.3 || lightness[i] > 0.97) continue
    if (a[i] * a[i] + b[i] * b[i] > nearGrey * nearGrey) continue
    castA += a[i]
    castB += b[i]
    count++
  }
  const length = Math.hypot(castA, castB) / Math.max(1, count)
  const [, skinA, skinB] = meanSkin(planes, faceSkin)
  if (length < leastChroma || Math.hypot(skinA, skinB) < leastChroma) return
  const towardsA = castA / count / length
  const towardsB = castB / count / length
  const onSkin = (skinA - usualSkin.a) * towardsA + (skinB - usualSkin.b) * towardsB
  const weight = strength * clamp(count / (a.length / 3) / enoughShare)
  const shift = weight * clamp(onSkin - usualSkin.spread, 0, Math.min(length, mostShift))
  for (let i = 0; i < a.length; i++) {
    const reach = reachOf(lightness[i])
    a[i] -= shift * towardsA * reach
    b[i] -= shift * towardsB * reach
  }
}

/** Light tints what is bright; near black there is no tint to take off. */
function reachOf(lightness: number): number {
  return Math.min(1, lightness * 1.7)
}
