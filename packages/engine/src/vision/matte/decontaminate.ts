import { boxBlur } from '../../pixels/box-blur.ts'
import type { RgbImage } from '../../pixels/rgb-image.ts'
import { colourPlanes } from './colour-planes.ts'

export interface Decontamination {
  image: RgbImage
  /** Share of the person in each px, 0..1. */
  alpha: Float32Array
  pxPerCm: number
}

/** The wide pass finds colours across a head of loose hair, the fine one restores detail. */
const wideRadiusCm = 2.7
const fineRadiusPx = 4

/** The person's own colours, freed of the background that shines through soft edges (blur fusion, Forte 2021). */
export function decontaminate({ image, alpha, pxPerCm }: Decontamination): Uint8Array {
  const { widthPx, heightPx } = image
  const scratch = new Float32Array(alpha.length)
  const blur = (source: Float32Array, radiusPx: number, target?: Float32Array) =>
    boxBlur({ source, widthPx, heightPx, radiusPx, target, scratch })
  const rest = alpha.map((share) => 1 - share)
  const passes = [Math.max(8, Math.round(wideRadiusCm * pxPerCm)), fineRadiusPx].map((radiusPx) => ({
    radiusPx,
    alphaMean: blur(alpha, radiusPx),
    restMean: blur(rest, radiusPx),
  }))
  const foregroundMean = new Float32Array(alpha.length)
  const backgroundMean = new Float32Array(alpha.length)
  const colours = new Uint8Array(alpha.length * 3)
  for (const [channel, plane] of colourPlanes(image).entries()) {
    const foreground = Float32Array.from(plane)
    const background = Float32Array.from(plane)
    for (const { radiusPx, alphaMean, restMean } of passes) {
      weigh(foreground, alpha, foregroundMean)
      weigh(background, rest, backgroundMean)
      blur(foregroundMean, radiusPx, foregroundMean)
      blur(backgroundMean, radiusPx, backgroundMean)
      divide(foregroundMean, alphaMean)
      divide(backgroundMean, restMean)
      separate({ plane, alpha, foregroundMean, backgroundMean, foreground })
      background.set(backgroundMean)
    }
    for (let i = 0; i < foreground.length; i++) colours[i * 3 + channel] = foreground[i] * 255 + 0.5
  }
  return colours
}

function weigh(plane: Float32Array, weight: Float32Array, target: Float32Array): void {
  for (let i = 0; i < plane.length; i++) target[i] = plane[i] * weight[i]
}

function divide(plane: Float32Array, by: Float32Array): void {
  for (let i = 0; i < plane.length; i++) plane[i] /= by[i] + 1e-5
}

interface Separation {
  plane: Float32Array
  alpha: Float32Array
  foregroundMean: Float32Array
  backgroundMean: Float32Array
  foreground: Float32Array
}

/** Keeps the local foreground colour and adds what the picture shows beyond the two local means. */
function separate({ plane, alpha, foregroundMean, backgroundMean, foreground }: Separation): void {
  for (let i = 0; i < plane.length; i++) {
    const share = alpha[i]
    const unexplained = plane[i] - share * foregroundMean[i] - (1 - share) * backgroundMean[i]
    foreground[i] = Math.max(0, Math.min(1, foregroundMean[i] + share * unexplained))
  }
}
