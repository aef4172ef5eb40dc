import { blurLarge } from '../../pixels/blur.ts'
import { clamp } from '../../pixels/smoothstep.ts'
import type { HeadWindow, LinearPlanes } from './head-window.ts'

/** From near surroundings where there are any, from further away where there are not. */
const reachesCm = [0.35, 1, 3, 9]
/** Less than this taken away is not seen. */
const least = 0.02
/** So much of the surroundings within reach is enough to tell their colour. */
const enough = 0.08

/** The picture with its surroundings grown in where a mask takes something away; planes of linear light. */
export function fillBehind({ box, pxPerCm, picture, drawn }: HeadWindow, away: Float32Array): LinearPlanes {
  if (!away.some((share) => share > least)) return picture
  const { widthPx, heightPx } = box
  // The head itself is no surroundings of its own rim.
  const stays = away.map((share, i) => (1 - share) * (1 - drawn.head[i]))
  const filled = picture.map((plane) => new Float32Array(plane.length)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  const lacking = new Float32Array(away.length).fill(1)
  for (const [step, reachCm] of reachesCm.entries()) {
    const isLast = step === reachesCm.length - 1
    const blur = (plane: Float32Array) => blurLarge(plane, widthPx, heightPx, reachCm * pxPerCm)
    const known = blur(stays)
    const means = picture.map((plane) => blur(plane.map((value, i) => value * stays[i])))
    for (let i = 0; i < away.length; i++) {
      if (lacking[i] < 1e-3) continue
      const share = lacking[i] * (isLast ? 1 : clamp(known[i] / enough))
      for (const [channel, mean] of means.entries())
        filled[channel][i] += share * (mean[i] / Math.max(1e-4, known[i]))
      lacking[i] -= share
    }
  }
  return blended(picture, filled, away)
}

function blended(picture: LinearPlanes, filled: LinearPlanes, away: Float32Array): LinearPlanes {
  const mix = (channel: 0 | 1 | 2) =>
    picture[channel].map((value, i) => value + (filled[channel][i] - value) * away[i])
  return [mix(0), mix(1), mix(2)]
}
