import type { Rgb } from './colour-space.ts'

const degree = Math.PI / 180

/** CIEDE2000 colour difference of two CIELAB colours; about 1 is just visible side by side. */
export function deltaE2000(first: Rgb, second: Rgb): number {
  const [l1, a1, b1] = first
  const [l2, a2, b2] = second
  const greyBoost = 1 + 0.5 * (1 - chromaWeight((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2))
  const c1 = Math.hypot(a1 * greyBoost, b1)
  const c2 = Math.hypot(a2 * greyBoost, b2)
  const h1 = hueDegrees(a1 * greyBoost, b1)
  const h2 = hueDegrees(a2 * greyBoost, b2)
  const turn = ((h2 - h1 + 540) % 360) - 180
  const meanL = (l1 + l2) / 2
  const meanC = (c1 + c2) / 2
  const meanH = (h1 + h2) / 2 + (Math.abs(h1 - h2) > 180 ? 180 : 0)
  const hueWeight =
    1 -
    0.17 * Math.cos((meanH - 30) * degree) +
    0.24 * Math.cos(2 * meanH * degree) +
    0.32 * Math.cos((3 * meanH + 6) * degree) -
    0.2 * Math.cos((4 * meanH - 63) * degree)
  const lightness = (l2 - l1) / (1 + (0.015 * (meanL - 50) ** 2) / Math.sqrt(20 + (meanL - 50) ** 2))
  const chroma = (c2 - c1) / (1 + 0.045 * meanC)
  const hue = (2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * degree)) / (1 + 0.015 * meanC * hueWeight)
  const rotation = -2 * Math.sin(60 * Math.exp(-(((meanH - 275) / 25) ** 2)) * degree) * chromaWeight(meanC)
  return Math.sqrt(lightness ** 2 + chroma ** 2 + hue ** 2 + rotation * chroma * hue)
}

function chromaWeight(chroma: number): number {
  return Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7))
}

function hueDegrees(a: number, b: number): number {
  return (Math.atan2(b, a) / degree + 360) % 360
}
