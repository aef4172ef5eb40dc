import { clamp, smoothstep } from '../../pixels/smoothstep.ts'
import { landmark, pointOf } from '../../vision/index.ts'
import type { HeadView } from '../crop/head-view.ts'
import type { FaceOutline } from './face-outline.ts'
import type { HeadParts } from './head-parts.ts'

export interface HeadMasks {
  /** Alpha of face, ears, hair, beard, glasses and headwear, 0..1. */
  head: Float32Array
  /** Alpha of hair below the jaw's edge. */
  looseHair: Float32Array
  /** Alpha of skin and hair that may show through gaps under the jaw. */
  under: Float32Array
}

export interface HeadMaskInput {
  view: HeadView
  parts: HeadParts
  outline: FaceOutline
  /** Alpha of the person. */
  alpha: Float32Array
  isBearded: boolean
}

/** Cuts the head off at the jaw: the mesh says where the edge may lie, the photo's own classes where it does. */
export function maskHead(input: HeadMaskInput): HeadMasks {
  const { widthPx, heightPx } = input.view
  const masks = {
    head: new Float32Array(widthPx * heightPx),
    looseHair: new Float32Array(widthPx * heightPx),
    under: new Float32Array(widthPx * heightPx),
  }
  for (let y = 0; y < heightPx; y++) maskRow(input, masks, y)
  addEarrings(input, masks.head)
  return masks
}

function maskRow(
  { view, parts, outline, alpha, isBearded }: HeadMaskInput,
  masks: HeadMasks,
  y: number,
): void {
  const { widthPx, pxPerCm } = view
  const surestHair = view.classes.hair
  const beardWeight = isBearded ? 1 : 0
  for (let x = 0, i = y * widthPx; x < widthPx; x++, i++) {
    const inner = outline.inner[i]
    if (alpha[i] <= 0 && inner <= 0) continue
    const hair = parts.hair[i]
    const body = parts.bodySkin[i]
    const face = parts.faceSkin[i]
    const clothes = parts.clothes[i]
    const accessories = parts.accessories[i]
    const aboveLobes = smoothstep(outline.earRow[x] + 0.5 * pxPerCm, outline.earRow[x] - 0.3 * pxPerCm, y)
    const notBody = clamp((face + beardWeight * hair + accessories * 0.5 - (body + clothes) * 0.9) * 3 + 0.5)
    const scalp = body * outline.scalp[i]
    const isOther = clamp((clothes + body - scalp - 0.35) * 3.2)
    const upper = aboveLobes * (1 - isOther) * smoothstep(0.02, 0.3, hair + face + accessories + scalp)
    const strands = clamp((hair - 0.3) * 2.4)
    let mask = Math.max(inner, Math.min(outline.outer[i], notBody), upper, strands)
    if (inner < 0.5 && (aboveLobes < 0.5 || surestHair[i] < 0.6)) {
      const sure = smoothstep(0.25, 0.75, surestHair[i] + face * 0.6 + accessories * 0.6 + scalp)
      mask *= sure + (1 - sure) * smoothstep(0.3, 0.8, alpha[i])
    }
    if (view.headwear) mask = Math.max(mask, view.headwear.share[i])
    masks.head[i] = Math.max(alpha[i], inner) * mask
    masks.looseHair[i] = alpha[i] * strands * clamp((y - outline.jawRow[x]) / (0.8 * pxPerCm))
    masks.under[i] = alpha[i] * clamp((body + face * 0.8 + hair) * 1.5 - 0.2) * (1 - clothes)
  }
}

/** Accessories beside the jaw belong to the head. */
function addEarrings({ view, parts, outline, alpha }: HeadMaskInput, head: Float32Array): void {
  const { widthPx, heightPx, pxPerCm, mesh } = view
  const leftEnd = pointOf(mesh, landmark.leftTemple)[0] + 1.5 * pxPerCm
  const rightStart = pointOf(mesh, landmark.rightTemple)[0] - 1.5 * pxPerCm
  for (let x = 0; x < widthPx; x++) {
    if (x >= leftEnd && x <= rightStart) continue
    const from = Math.max(0, Math.ceil(outline.earRow[x] - 2 * pxPerCm))
    const to = Math.min(heightPx, outline.earRow[x] + 6 * pxPerCm)
    for (let y = from; y < to; y++) {
      const i = y * widthPx + x
      if (parts.accessories[i] <= 0.4) continue
      const earring = clamp((parts.accessories[i] - 0.3) * 3)
      head[i] = Math.max(head[i], Math.max(alpha[i], outline.inner[i]) * earring)
    }
  }
}
