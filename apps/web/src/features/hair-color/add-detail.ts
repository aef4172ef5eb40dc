interface Layers {
  /** A small preview drawn at the photo's size; it receives the detail. */
  preview: Uint8ClampedArray
  photo: Uint8ClampedArray
  /** The photo drawn as small as the preview was and back to its size. */
  softPhoto: Uint8ClampedArray
}

/** From this difference on, 0..255, a pixel counts as wholly recoloured. */
const recoloured = 96
/** The share of detail that a recoloured pixel keeps: the edges of dark hair would outline fair hair in black. */
const keptShare = 0.25

/** Adds to an enlarged preview what the enlarging lost: the photo minus its own softened copy. All are RGBA of one size. */
export function addDetail({ preview, photo, softPhoto }: Layers): void {
  for (let at = 0; at < preview.length; at++) {
    // Alpha stays as it is; the array clamps to 0..255.
    if (at % 4 === 3) continue
    const change = Math.min(1, Math.abs(preview[at] - softPhoto[at]) / recoloured)
    preview[at] += (photo[at] - softPhoto[at]) * (1 - change * (1 - keptShare))
  }
}
