import type { Box } from './box.ts'
import type { PlacedFace } from './compose-couple.ts'

/** The faces' mask and what is seen of the bodies' skin, 0..1; a plane of the frame. */
export function skinMask(
  faceMask: Float32Array,
  faces: readonly PlacedFace[],
  { widthPx, heightPx }: Box,
): Float32Array {
  const mask = faceMask.slice()
  for (const { person } of faces) {
    if (!person) continue
    const { box, a, skin } = person.shown
    const left = Math.max(0, box.left)
    const right = Math.min(widthPx, box.left + box.widthPx)
    const bottom = Math.min(heightPx, box.top + box.heightPx)
    for (let y = Math.max(0, box.top); y < bottom; y++) {
      let i = y * widthPx + left
      let j = (y - box.top) * box.widthPx + left - box.left
      for (let x = left; x < right; x++, i++, j++) mask[i] = Math.max(mask[i], Math.min(a[j], skin[j]))
    }
  }
  return mask
}
