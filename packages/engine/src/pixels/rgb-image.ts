/** A picture in memory: row-major sRGB, three bytes a pixel. */
export interface RgbImage {
  widthPx: number
  heightPx: number
  data: Uint8Array
}

const smallestSidePx = 64
const pyramids = new WeakMap<RgbImage, RgbImage[]>()

/** The picture and its halvings, each averaged from the one before; made once per picture and freed with it. */
export function pyramidOf(image: RgbImage): readonly RgbImage[] {
  const known = pyramids.get(image)
  if (known) return known
  const levels = [image]
  let last = image
  while (Math.min(last.widthPx, last.heightPx) > smallestSidePx) {
    last = halve(last)
    levels.push(last)
  }
  pyramids.set(image, levels)
  return levels
}

function halve(image: RgbImage): RgbImage {
  const widthPx = image.widthPx >> 1
  const heightPx = image.heightPx >> 1
  const data = new Uint8Array(widthPx * heightPx * 3)
  averageQuads(image.data, image.widthPx * 3, data, widthPx, heightPx)
  return { widthPx, heightPx, data }
}

function averageQuads(
  source: Uint8Array,
  stride: number,
  target: Uint8Array,
  width: number,
  height: number,
): void {
  let out = 0
  for (let y = 0; y < height; y++) {
    let at = y * 2 * stride
    for (let x = 0; x < width; x++, at += 6, out += 3) {
      const below = at + stride
      target[out] = (source[at] + source[at + 3] + source[below] + source[below + 3] + 2) >> 2
      target[out + 1] = (source[at + 1] + source[at + 4] + source[below + 1] + source[below + 4] + 2) >> 2
      target[out + 2] = (source[at + 2] + source[at + 5] + source[below + 2] + source[below + 5] + 2) >> 2
    }
  }
}
