import { blurLarge } from '../../pixels/blur.ts'
import { clamp } from '../../pixels/smoothstep.ts'
import type { HeadWindow, LinearPlanes } from './head-window.ts'

/** Light changes slowly over a face; what changes faster is the face itself. */
const lightCm = 3.2
/** Gains beyond these are no light but another face or another hair. */
const mostLight = { least: 0.55, most: 1.6 }
const mostColour = { least: 0.85, most: 1.18 }
const leastWeight = 1e-3

/** The own head's colours in the light that falls on the drawn one; planes of linear light. */
export function matchLight({ box, pxPerCm, picture, own, drawn }: HeadWindow): LinearPlanes {
  const { widthPx, heightPx } = box
  const both = own.head.map((share, i) => share * drawn.head[i])
  const blur = (plane: Float32Array) => blurLarge(plane, widthPx, heightPx, lightCm * pxPerCm)
  const mean = (plane: Float32Array) => blur(plane.map((value, i) => value * both[i]))
  const weight = blur(both)
  const drawnMeans = picture.map(mean)
  const ownMeans = own.colours.map(mean)
  const lit = own.colours.map((plane) => new Float32Array(plane)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  for (let i = 0; i < weight.length; i++) {
    if (weight[i] < leastWeight) continue
    const gains = [0, 1, 2].map((channel) => drawnMeans[channel][i] / Math.max(1e-5, ownMeans[channel][i]))
    const light = clamp(
      0.2126 * gains[0] + 0.7152 * gains[1] + 0.0722 * gains[2],
      mostLight.least,
      mostLight.most,
    )
    for (let channel = 0; channel < 3; channel++)
      lit[channel][i] *= light * clamp(gains[channel] / light, mostColour.least, mostColour.most)
  }
  return lit
}
