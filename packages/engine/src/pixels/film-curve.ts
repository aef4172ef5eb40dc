import { toSrgb } from './colour-space.ts'
import { clamp } from './smoothstep.ts'

const steps = 4096
const maxLight = 12
// Indexed by the square root, so that shadows keep their precision.
const curve = Float32Array.from({ length: steps + 1 }, (_, i) =>
  toSrgb(clamp(hable(2 * (i / steps) ** 2 * maxLight) / hable(10))),
)

/** Scene-linear light (0..12) to display sRGB 0..1: the tone curve that the art plates are judged with. */
export function filmCurve(light: number): number {
  const position = Math.sqrt(clamp(light / maxLight)) * steps
  const i = position | 0
  return i >= steps ? curve[steps] : curve[i] + (curve[i + 1] - curve[i]) * (position - i)
}

/** Share by which light over luminance 0.8 goes to white, so that highlights do not turn neon. */
export function highlightGrey(luminance: number): number {
  return luminance <= 0.8 ? 0 : Math.min(0.6, (luminance - 0.8) / 6)
}

/** John Hable's filmic curve with a short toe. */
function hable(v: number): number {
  return (v * (0.22 * v + 0.03) + 0.002) / (v * (0.22 * v + 0.3) + 0.06) - 0.01 / 0.3
}
