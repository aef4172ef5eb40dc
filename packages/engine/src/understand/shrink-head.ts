import { shrinkBytes } from '../pixels/shrink-bytes.ts'
import type { UnderstoodPhoto } from './understood-photo.ts'

/**
 * How many times smaller heads and garments for thumbnails are: 4.3 px a centimetre and 389 px a metre, where a thumbnail
 * 400 px wide shows 4.1 and 413.
 */
export const thumbnailShrink = 3

/** The head at a fraction of its size, for small pictures. */
export function shrinkHead(photo: UnderstoodPhoto, times: number): UnderstoodPhoto {
  const place = { left: 0, top: 0, widthPx: photo.widthPx, heightPx: photo.heightPx }
  const shrink = (bytes: Uint8Array, channels = 1) => shrinkBytes({ ...place, bytes, channels }, times).bytes
  const [chinX, chinY] = photo.chin
  return {
    ...photo,
    widthPx: Math.ceil(photo.widthPx / times),
    heightPx: Math.ceil(photo.heightPx / times),
    pxPerCm: photo.pxPerCm / times,
    mesh: photo.mesh.map((value) => value / times),
    rgb: shrink(photo.rgb, 3),
    head: shrink(photo.head),
    hair: shrink(photo.hair),
    neck: shrink(photo.neck),
    under: shrink(photo.under),
    hairBehind: shrink(photo.hairBehind),
    chin: [chinX / times, chinY / times],
    neckCentreX: photo.neckCentreX / times,
    neckHalfPx: photo.neckHalfPx / times,
    jawHalfPx: photo.jawHalfPx / times,
  }
}
