import type { RgbImage } from '../../pixels/rgb-image.ts'

/** Part of an image in px: first columns and rows, and those after the last. */
export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

/** A bar is of one colour but for what compression adds to it, in each channel of 0..255. */
const mostApart = 16
/** Share of a bar's line that may be of another colour: dust, a corner's mark. */
const mostOthers = 0.01
/** A picture begins along its whole side at once; the top of a head or a hat before an even wall begins with a few px. */
const leastBegun = 0.25
/** Scaling and compression blur a picture's edge over so many px. */
const blurredPx = 3
const everyPx = 2

/** Where the picture lies in an image: without bars of one colour, as screenshots and frames add them to a photo. */
export function pictureBounds(image: RgbImage): Bounds {
  const { widthPx, heightPx } = image
  return {
    left: barPx(image, (line, along) => along * widthPx + line, widthPx, heightPx),
    top: barPx(image, (line, along) => line * widthPx + along, heightPx, widthPx),
    right: widthPx - barPx(image, (line, along) => along * widthPx + widthPx - 1 - line, widthPx, heightPx),
    bottom:
      heightPx - barPx(image, (line, along) => (heightPx - 1 - line) * widthPx + along, heightPx, widthPx),
  }
}

/** Lines of a bar from one side inwards; 0 where none lies. */
function barPx(
  { data }: RgbImage,
  pxAt: (line: number, along: number) => number,
  lines: number,
  lengthPx: number,
): number {
  const middle = pxAt(0, lengthPx >> 1) * 3
  const others = (line: number) => {
    let count = 0
    for (let along = 0; along < lengthPx; along += everyPx) {
      const j = pxAt(line, along) * 3
      for (let c = 0; c < 3; c++)
        if (Math.abs(data[j + c] - data[middle + c]) > mostApart) {
          count++
          break
        }
    }
    return (count * everyPx) / lengthPx
  }
  let line = 0
  while (line < lines / 2 && others(line) < mostOthers) line++
  if (line === 0 || line >= lines / 2) return 0
  const end = line + blurredPx
  for (; line < end; line++) if (others(line) >= leastBegun) return line
  return 0
}
