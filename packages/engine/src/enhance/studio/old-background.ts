import { blurLarge } from '../../pixels/blur.ts'
import type { OklabPlanes } from '../../pixels/oklab-planes.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import type { ReadPortrait } from '../../understand/read-portrait.ts'

export interface Softening {
  portrait: Pick<ReadPortrait, 'alpha' | 'view'>
  planes: OklabPlanes
}

const sigmaCm = 2.6

/** Light and tint of the old background without the person and without anything that can be recognised. */
export function softenBackground({ portrait: { alpha, view }, planes }: Softening): OklabPlanes {
  const { widthPx, heightPx } = planes
  const weight = new Float32Array(alpha.length)
  for (let i = 0; i < alpha.length; i++) weight[i] = 1 - smoothstep(0, 0.3, alpha[i]) + 1e-4
  const sigmaPx = sigmaCm * view.pxPerCm
  const blurredWeight = blurLarge(weight, widthPx, heightPx, sigmaPx)
  const soften = (plane: Float32Array): Float32Array => {
    const soft = new Float32Array(plane.length)
    for (let i = 0; i < plane.length; i++) soft[i] = plane[i] * weight[i]
    blurLarge(soft, widthPx, heightPx, sigmaPx, soft)
    for (let i = 0; i < plane.length; i++) soft[i] /= blurredWeight[i]
    return soft
  }
  return { widthPx, heightPx, lightness: soften(planes.lightness), a: soften(planes.a), b: soften(planes.b) }
}
