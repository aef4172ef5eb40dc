import { linearFromByte, luminance, type Rgb } from '../../pixels/colour-space.ts'
import type { RgbImage } from '../../pixels/rgb-image.ts'
import { sampleRegion } from '../../pixels/sample-region.ts'
import { median } from '../../pixels/smoothstep.ts'
import { landmark, pointOf } from '../../vision/index.ts'
import { pxPerCmOf } from '../face-scale.ts'

/** Looked at: the middle of the mouth, in widths of the mouth, from lip to lip. */
const stripWidth = 0.24
const rows = 41
const columns = 5
/** What is this much darker than the lips lies behind them; what is as light and this much paler is teeth. */
const darkShare = 0.45
const paleShare = 0.6
/** How far the mesh may err about where lips meet, in heights of the mouth. */
const reach = 0.08

/** How far the lips are apart, cm: the lesser of what the mesh says, which takes full lips for open ones, and what is seen. */
export function mouthOpenCm(image: RgbImage, mesh: Float32Array): number {
  const [top, upper, lower, bottom] = [
    landmark.upperLipTop,
    landmark.upperLipInside,
    landmark.lowerLipInside,
    landmark.lowerLipBottom,
  ].map((index) => pointOf(mesh, index))
  const [leftX, leftY] = pointOf(mesh, landmark.leftMouthCorner)
  const [rightX, rightY] = pointOf(mesh, landmark.rightMouthCorner)
  const heightPx = Math.hypot(bottom[0] - top[0], bottom[1] - top[1])
  const pxPerCm = pxPerCmOf(mesh)
  const gapPx = Math.hypot(lower[0] - upper[0], lower[1] - upper[1])
  const strip = sampleRegion({
    image,
    region: {
      centreX: (top[0] + bottom[0]) / 2,
      centreY: (top[1] + bottom[1]) / 2,
      widthPx: Math.hypot(rightX - leftX, rightY - leftY) * stripWidth,
      heightPx,
      angleRad: Math.atan2(rightY - leftY, rightX - leftX),
    },
    widthPx: columns,
    heightPx: rows,
    scale: 1,
    offset: 0,
    border: 'edge',
  })
  const inside = [upper, lower].map(([x, y]) => Math.hypot(x - top[0], y - top[1]) / heightPx)
  const seenCm = (seenShare(colours(strip), inside) * heightPx) / pxPerCm
  return Math.min(gapPx / pxPerCm, seenCm)
}

/** Share of the mouth's height in which there is something else than lips between the lips. */
function seenShare(colours: readonly Rgb[], [upper, lower]: readonly number[]): number {
  const at = (row: number) => (row + 0.5) / rows
  const lips = colours.filter((_, row) => at(row) < upper || at(row) > lower)
  const lipLight = median(lips.map(luminance))
  const lipRedness = median(lips.map(rednessOf))
  const other = colours.filter((colour, row) => {
    if (at(row) < upper - reach || at(row) > lower + reach) return false
    const light = luminance(colour)
    return light < darkShare * lipLight || (light > lipLight && rednessOf(colour) < paleShare * lipRedness)
  })
  return other.length / rows
}

function rednessOf([red, green]: Rgb): number {
  return (red - green) / Math.max(red, 1e-4)
}

/** Linear colour of every row. */
function colours(strip: Float32Array): Rgb[] {
  return Array.from({ length: rows }, (_, row) => {
    const sum = [0, 0, 0]
    for (let i = row * columns * 3; i < (row + 1) * columns * 3; i++)
      sum[i % 3] += linearFromByte[Math.round(strip[i])] / columns
    return [sum[0], sum[1], sum[2]]
  })
}
