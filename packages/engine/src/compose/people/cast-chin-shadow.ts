import { blurLarge } from '../../pixels/blur.ts'
import { type Box, growBox } from '../box.ts'
import type { PersonLayer } from './person-layer.ts'
import type { HeadLayer } from './warp-head.ts'

export interface ChinShadow {
  person: PersonLayer
  head: HeadLayer
  /** Share of the person's own neck, which brings its own shadow; over the person's box. */
  ownNeck: Float32Array | null
  /** The side of the frame that the garment's light comes from. */
  light: 'left' | 'right'
  pxPerMetre: number
  frame: Box
}

/** A wide shadow of the whole head, the dark line where the jaw meets the neck, and what jaw and hair keep of the rim light. */
const shadows = [
  { dropMetres: 0.024, asideMetres: 0.011, blurMetres: 0.024, strength: 0.32, strengthOnOwnNeck: 0.08 },
  { dropMetres: 0.005, asideMetres: 0.001, blurMetres: 0.0035, strength: 0.3, strengthOnOwnNeck: 0.05 },
  { dropMetres: 0.008, asideMetres: -0.016, blurMetres: 0.012, strength: 0.34, strengthOnOwnNeck: 0.1 },
]
/** Shadow on skin is warm: red light is scattered into it. On cloth it is grey, and lighter by this share. */
const tint = { r: 0.72, g: 1, b: 1.12 }
const onCloth = 0.75

/** Darkens neck and chest under the head and its hair. */
export function castChinShadow(request: ChinShadow): void {
  for (const shadow of shadows) castShadow(request, shadow)
}

function castShadow(
  { person, head, ownNeck, light, pxPerMetre, frame }: ChinShadow,
  { dropMetres, asideMetres, blurMetres, strength, strengthOnOwnNeck }: (typeof shadows)[number],
): void {
  const dropPx = Math.round(dropMetres * pxPerMetre)
  const asidePx = Math.round(asideMetres * pxPerMetre) * (light === 'left' ? 1 : -1)
  const blurPx = blurMetres * pxPerMetre
  const box = growBox(head.box, dropPx + 3 * blurPx, frame)
  const shadow = shiftedHead(head, box, asidePx, dropPx)
  blurLarge(shadow, box.widthPx, box.heightPx, blurPx, shadow)
  const a = person.box
  const left = Math.max(a.left, box.left)
  const right = Math.min(a.left + a.widthPx, box.left + box.widthPx)
  const bottom = Math.min(a.top + a.heightPx, box.top + box.heightPx)
  for (let y = Math.max(a.top, box.top); y < bottom; y++) {
    const row = (y - a.top) * a.widthPx - a.left
    const shadowRow = (y - box.top) * box.widthPx - box.left
    for (let x = left; x < right; x++) {
      const depth = shadow[shadowRow + x]
      if (depth < 0.004) continue
      const i = row + x
      const own = ownNeck ? ownNeck[i] : 0
      const skin = Math.max(person.skin[i], own)
      const share =
        depth * (strength + (strengthOnOwnNeck - strength) * own) * (onCloth + (1 - onCloth) * skin)
      person.r[i] *= 1 - share * (1 + (tint.r - 1) * skin)
      person.g[i] *= 1 - share * (1 + (tint.g - 1) * skin)
      person.b[i] *= 1 - share * (1 + (tint.b - 1) * skin)
    }
  }
}

function shiftedHead(head: HeadLayer, box: Box, dx: number, dy: number): Float32Array {
  const shifted = new Float32Array(box.widthPx * box.heightPx)
  const h = head.box
  for (let row = 0; row < h.heightPx; row++) {
    const y = h.top + row + dy - box.top
    if (y < 0 || y >= box.heightPx) continue
    const start = h.left + dx - box.left
    const from = Math.max(0, -start)
    const to = Math.min(h.widthPx, box.widthPx - start)
    shifted.set(
      head.head.subarray(row * h.widthPx + from, row * h.widthPx + to),
      y * box.widthPx + start + from,
    )
  }
  return shifted
}
