import { blurLarge } from '../../pixels/blur.ts'
import type { PersonLayer } from '../people/person-layer.ts'
import type { CoveringLayer } from './lay-covering.ts'

export interface CoveringShadow {
  person: PersonLayer
  covering: CoveringLayer
  /** The side of the frame that the garment's light comes from. */
  light: 'left' | 'right'
  pxPerMetre: number
}

interface Shadow {
  dropMetres: number
  asideMetres: number
  blurMetres: number
  strength: number
}

/** The cloth lies close on the face and stands a little off the gown. */
const onFace: Shadow = { dropMetres: 0.002, asideMetres: 0.001, blurMetres: 0.005, strength: 0.5 }
const onGown: Shadow = { dropMetres: 0.012, asideMetres: 0.006, blurMetres: 0.01, strength: 0.42 }
/** Shadow on skin is warm: red light is scattered into it. */
const warmth = { r: 0.86, g: 1, b: 1.05 }

/** Darkens the face along the cloth's edge and the gown under its hem. */
export function castCoveringShadow(cast: CoveringShadow): void {
  const face = shadowOf(cast, onFace)
  const gown = shadowOf(cast, onGown)
  const { box } = cast.covering
  const { box: to, r, g, b, head } = cast.person
  for (let row = 0, j = 0; row < box.heightPx; row++) {
    let i = (box.top + row - to.top) * to.widthPx + box.left - to.left
    for (let column = 0; column < box.widthPx; column++, i++, j++) {
      const share = gown[j] + (face[j] - gown[j]) * head[i]
      if (share < 0.004) continue
      r[i] *= 1 - share * warmth.r
      g[i] *= 1 - share * warmth.g
      b[i] *= 1 - share * warmth.b
    }
  }
}

function shadowOf({ covering, light, pxPerMetre }: CoveringShadow, shadow: Shadow): Float32Array {
  const { widthPx, heightPx } = covering.box
  const dx = Math.round(shadow.asideMetres * pxPerMetre) * (light === 'left' ? 1 : -1)
  const dy = Math.round(shadow.dropMetres * pxPerMetre)
  const shifted = new Float32Array(covering.a.length)
  for (let y = Math.max(0, dy); y < heightPx; y++)
    for (let x = Math.max(0, dx); x < Math.min(widthPx, widthPx + dx); x++)
      shifted[y * widthPx + x] = covering.a[(y - dy) * widthPx + x - dx] * shadow.strength
  return blurLarge(shifted, widthPx, heightPx, shadow.blurMetres * pxPerMetre, shifted)
}
