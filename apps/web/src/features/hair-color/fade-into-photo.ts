import type { Place } from './place-frame.ts'

interface Fading {
  /** RGBA of one part of the photo; it receives the photo at its border. */
  preview: Uint8ClampedArray
  photo: Uint8ClampedArray
  /** Where the part lies in the photo. */
  place: Place
  /** The photo's size. */
  size: { width: number; height: number }
}

/** The share of a part's width within which it goes over into the photo. */
const fadingShare = 0.08

/** Lets a coloured part go over into the photo around it, so that hair that is longer than the part has no edge. */
export function fadeIntoPhoto({ preview, photo, place, size }: Fading): void {
  const { x, y, width, height } = place
  const reach = Math.max(1, width * fadingShare)
  const across = ramp({ length: width, reach, isEnd: { first: x <= 0, last: x + width >= size.width } })
  const down = ramp({ length: height, reach, isEnd: { first: y <= 0, last: y + height >= size.height } })
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const share = Math.min(across[column], down[row])
      if (share === 1) continue
      const at = (row * width + column) * 4
      for (let channel = at; channel < at + 3; channel++)
        preview[channel] = photo[channel] + (preview[channel] - photo[channel]) * share
    }
}

/** The share of the preview at each px of one direction; a side where the photo itself ends is left whole. */
function ramp({
  length,
  reach,
  isEnd,
}: {
  length: number
  reach: number
  isEnd: { first: boolean; last: boolean }
}): number[] {
  return Array.from({ length }, (_, at) =>
    Math.min(1, isEnd.first ? 1 : at / reach, isEnd.last ? 1 : (length - 1 - at) / reach),
  )
}
