import { gaussianBlur } from '../pixels/blur.ts'
import type { OklabPlanes } from '../pixels/oklab-planes.ts'

export interface SkinSmoothing {
  planes: OklabPlanes
  skin: Float32Array
  pxPerCm: number
}

interface Band {
  /** Finer than this is texture, and stays. */
  fineCm: number
  /** Wider than this is form, and stays. */
  wideCm: number
  /** Unevenness beyond this is an edge or a fold, and stays; OKLab. */
  edge: number
  share: number
}

const lightnessBand: Band = { fineCm: 0.05, wideCm: 0.42, edge: 0.04, share: 0.62 }
const colourBand: Band = { fineCm: 0.03, wideCm: 0.7, edge: 0.022, share: 0.55 }

/** Evens out blotches between the size of pores and the size of features; texture and form stay. In place. */
export function smoothSkin({ planes, skin, pxPerCm }: SkinSmoothing): void {
  const fine = new Float32Array(skin.length)
  const wide = new Float32Array(skin.length)
  const even = (plane: Float32Array, { fineCm, wideCm, edge, share }: Band) => {
    const { widthPx, heightPx } = planes
    gaussianBlur(plane, widthPx, heightPx, Math.max(0.6, fineCm * pxPerCm), fine)
    gaussianBlur(plane, widthPx, heightPx, wideCm * pxPerCm, wide)
    for (let i = 0; i < skin.length; i++) {
      if (skin[i] < 0.01) continue
      const band = fine[i] - wide[i]
      plane[i] -= band * share * skin[i] * Math.exp(-((band / edge) ** 2))
    }
  }
  even(planes.lightness, lightnessBand)
  even(planes.a, colourBand)
  even(planes.b, colourBand)
}
