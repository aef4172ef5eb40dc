import { gaussianBlur } from '../../pixels/blur.ts'
import { boxBlur } from '../../pixels/box-blur.ts'
import { lightnessPlane } from '../../pixels/lightness-plane.ts'
import { clamp, smoothstep } from '../../pixels/smoothstep.ts'
import type { PersonLayer } from './person-layer.ts'

/** A denoised and resampled plate is softer than a photo: how much of what is finer than sigma is added once more. */
const crisp = { sigmaMetres: 0.0014, amount: 0.75, most: 0.08 }
/** Mean alpha around a px from which it lies within the garment; at its edge there would be a rim. */
const within = { from: 0.95, to: 0.995 }

/** Brings cloth and skin of a body nearer to the sharpness of the head that is laid on it. In place. */
export function crispAttire({ box, r, g, b, a }: PersonLayer, pxPerMetre: number): void {
  const { widthPx, heightPx } = box
  const sigmaPx = crisp.sigmaMetres * pxPerMetre
  const light = lightnessPlane({ r, g, b })
  const soft = gaussianBlur(light, widthPx, heightPx, sigmaPx)
  const alpha = boxBlur({ source: a, widthPx, heightPx, radiusPx: 2 * sigmaPx })
  for (let i = 0; i < light.length; i++) {
    if (alpha[i] < within.from) continue
    const fine = crisp.amount * (light[i] - soft[i]) * smoothstep(within.from, within.to, alpha[i])
    const added = clamp(fine, -crisp.most, crisp.most)
    r[i] = clamp(r[i] + added, 0, a[i])
    g[i] = clamp(g[i] + added, 0, a[i])
    b[i] = clamp(b[i] + added, 0, a[i])
  }
}
