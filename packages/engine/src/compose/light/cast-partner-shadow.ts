import { blurLarge } from '../../pixels/blur.ts'
import type { Picture } from '../../pixels/picture.ts'
import { growBox } from '../box.ts'
import type { PersonLayer } from '../people/person-layer.ts'

export interface PartnerShadow {
  picture: Picture
  /** The person in front, not yet laid into the picture. */
  front: PersonLayer
  /** The person behind, already in the picture. */
  behind: PersonLayer
  /** The side of the frame on which the front person stands. */
  side: 'left' | 'right'
  pxPerMetre: number
}

const asideMetres = 0.02
const dropMetres = 0.012
const blurMetres = 0.03
const strength = 0.38

/** Darkens the person behind where the one in front keeps the light away. */
export function castPartnerShadow({ picture, front, behind, side, pxPerMetre }: PartnerShadow): void {
  const frame = { left: 0, top: 0, widthPx: picture.widthPx, heightPx: picture.heightPx }
  const dx = Math.round(asideMetres * pxPerMetre) * (side === 'left' ? 1 : -1)
  const dy = Math.round(dropMetres * pxPerMetre)
  const box = growBox(front.box, 3 * blurMetres * pxPerMetre, frame)
  const mask = new Float32Array(box.widthPx * box.heightPx)
  for (let row = 0; row < front.box.heightPx; row++) {
    const y = front.box.top + row + dy - box.top
    if (y >= box.heightPx) break
    const start = front.box.left + dx - box.left
    const from = Math.max(0, -start)
    const to = Math.min(front.box.widthPx, box.widthPx - start)
    const rowStart = row * front.box.widthPx
    mask.set(front.a.subarray(rowStart + from, rowStart + to), y * box.widthPx + start + from)
  }
  const shadow = blurLarge(mask, box.widthPx, box.heightPx, blurMetres * pxPerMetre, mask)
  const b = behind.box
  const left = Math.max(box.left, b.left)
  const right = Math.min(box.left + box.widthPx, b.left + b.widthPx)
  const bottom = Math.min(box.top + box.heightPx, b.top + b.heightPx)
  for (let y = Math.max(box.top, b.top); y < bottom; y++) {
    const shadowRow = (y - box.top) * box.widthPx - box.left
    const behindRow = (y - b.top) * b.widthPx - b.left
    for (let x = left; x < right; x++) {
      const share = shadow[shadowRow + x] * strength * behind.a[behindRow + x]
      if (share < 0.002) continue
      const i = y * picture.widthPx + x
      picture.r[i] *= 1 - share
      picture.g[i] *= 1 - share
      picture.b[i] *= 1 - share
    }
  }
}
