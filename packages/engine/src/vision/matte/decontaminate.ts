import { boxBlur } from '../../pixels/box-blur.ts'
import type { ColourPlanes } from './guided-filter.ts'

export interface Decontamination {
  colours: ColourPlanes
  widthPx: number
  heightPx: number
  /** Share of the person in each px, 0..1. */
  alpha: Float32Array
  pxPerCm: number
}

/** The wide pass finds colours across a head of loose hair, the fine one restores detail. */
const wideRadiusCm = 2.7
const fineRadiusPx = 4

/**
 * The person's own colours, sRGB in three bytes a pixel, freed of the background that shines through soft edges
 * (blur fusion, Forte 2021).
 */
export function decontaminate({ colours, widthPx, heightPx, alpha, pxPerCm }: Decontamination): Uint8Array {
  const blur = (source: Float32Array, radiusPx: number, target?: Float32Array) =>
    boxBlur({ source, widthPx, heightPx, radiusPx, target })
  const rest = complement(alpha)
  const passes = [Math.max(8, Math.round(wideRadiusCm * pxPerCm)), fineRadiusPx].map((radiusPx) => ({
    radiusPx,
    alphaMean: blur(alpha, radiusPx),
    restMean: blur(rest, radiusPx),
  }))
  const foreground = new Float32Array(alpha.length)
  const background = new Float32Array(alpha.length)
  const foregroundMean = new Float32Array(alpha.length)
  const freed = new Uint8Array(alpha.length * 3)
  for (const [channel, plane] of colours.entries()) {
    foreground.set(plane)
    background.set(plane)
    for (const { radiusPx, alphaMean, restMean } of passes) {
      multiply(foreground, alpha, foregroundMean)
      blur(foregroundMean, radiusPx, foregroundMean)
      divide(foregroundMean, alphaMean)
      multiply(background, rest, background)
      blur(background, radiusPx, background)
      divide(background, restMean)
      separate({ plane, alpha, foregroundMean, background, foreground })
    }
    writeChannel(foreground, freed, channel)
  }
  return freed
}

function complement(plane: Float32Array): Float32Array {
  const rest = new Float32Array(plane.length)
  for (let i = 0; i < plane.length; i++) rest[i] = 1 - plane[i]
  return rest
}

function multiply(plane: Float32Array, weight: Float32Array, target: Float32Array): void {
  for (let i = 0; i < plane.length; i++) target[i] = plane[i] * weight[i]
}

function divide(plane: Float32Array, by: Float32Array): void {
  for (let i = 0; i < plane.length; i++) plane[i] /= by[i] + 1e-5
}

interface Separation {
  plane: Float32Array
  alpha: Float32Array
  foregroundMean: Float32Array
  background: Float32Array
  foreground: Float32Array
}

/** Keeps the local foreground colour and adds what the picture shows beyond the two local means. */
function separate({ plane, alpha, foregroundMean, background, foreground }: Separation): void {
  for (let i = 0; i < plane.length; i++) {
    const share = alpha[i]
    const mean = foregroundMean[i]
    const own = mean + share * (plane[i] - share * mean - (1 - share) * background[i])
    foreground[i] = own < 0 ? 0 : Math.min(own, 1)
  }
}

function writeChannel(plane: Float32Array, bytes: Uint8Array, channel: number): void {
  for (let i = 0, byte = channel; i < plane.length; i++, byte += 3) bytes[byte] = plane[i] * 255 + 0.5
}
