import { gaussianBlur } from '../pixels/blur.ts'
import type { OklabPlanes } from '../pixels/oklab-planes.ts'
import { quantile } from '../pixels/quantile.ts'
import { clamp } from '../pixels/smoothstep.ts'

export interface Sharpening {
  planes: OklabPlanes
  skin: Float32Array
  features: Float32Array
  /** Alpha of the person: what lies behind stays as soft as it is. */
  alpha: Float32Array
  pxPerCm: number
}

const amount = { features: 0.75, person: 0.6, skin: 0.22, behind: 0.12 }
/** Differences under this are noise, over that they are edges that would ring; OKLab. */
const leastNoise = 0.004
const ring = 0.11
/** A noisy photo's flat half differs by more: what does not stand out of that by this factor is not sharpened. */
const overNoise = 5
/** Detail of eyes and mouth (90th percentile) that is sharp enough; a crisper photo gets less, but some. */
const crisp = 0.026
const leastGain = 0.25
const everyPixel = 5

/** Sharpens eyes and hair most, skin little and the background hardly. In place. */
export function sharpen({ planes, skin, features, alpha, pxPerCm }: Sharpening): void {
  const { lightness, widthPx, heightPx } = planes
  const sigmaPx = Math.max(1, 0.045 * pxPerCm)
  const soft = gaussianBlur(lightness, widthPx, heightPx, sigmaPx)
  const sizes: number[] = []
  const drawn: number[] = []
  for (let i = 0; i < lightness.length; i += everyPixel) {
    const size = Math.abs(lightness[i] - soft[i])
    sizes.push(size)
    if (features[i] > 0.5) drawn.push(size)
  }
  const noise = Math.max(leastNoise, overNoise * quantile(sizes, 0.3))
  const wanted = clamp(crisp / Math.max(1e-3, quantile(drawn, 0.9)), leastGain, 1)
  for (let i = 0; i < lightness.length; i++) {
    const detail = lightness[i] - soft[i]
    const size = Math.abs(detail)
    if (size < noise / 2) continue
    const onPerson = amount.person + (amount.features - amount.person) * features[i]
    const onSkin = onPerson + (amount.skin - onPerson) * skin[i]
    const gain = (amount.behind + (onSkin - amount.behind) * alpha[i]) * wanted
    lightness[i] += detail * gain * Math.min(1, size / noise - 0.5) * Math.exp(-((detail / ring) ** 2))
  }
}
