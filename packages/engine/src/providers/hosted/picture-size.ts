export interface Size {
  widthPx: number
  heightPx: number
}

export type Ratio = `${number}:${number}`

/** The ratio among those that a model draws that comes nearest to the size. */
export function nearestRatio<R extends Ratio>({ widthPx, heightPx }: Size, ratios: readonly R[]): R {
  const distance = (ratio: R) => {
    const [width, height] = ratio.split(':').map(Number)
    return Math.abs(Math.log((width * heightPx) / (height * widthPx)))
  }
  return ratios.toSorted((a, b) => distance(a) - distance(b))[0]
}

export type ImageSize = '1K' | '2K' | '4K'

/** The class of size with at least the pixels that are wished: about 1, 4 and 16 megapixels. */
export function imageSize({ widthPx, heightPx }: Size): ImageSize {
  const pixels = widthPx * heightPx
  if (pixels <= 1.1 * 2 ** 20) return '1K'
  return pixels <= 4.4 * 2 ** 20 ? '2K' : '4K'
}

interface Limits {
  /** Both sides are multiples of it. */
  stepPx: number
  mostEdgePx: number
  mostPixels?: number
}

/** The size that is wished, to the nearest step, or a smaller one of its shape within the limits of a model. */
export function sizeWithin(
  { widthPx, heightPx }: Size,
  { stepPx, mostEdgePx, mostPixels = mostEdgePx ** 2 }: Limits,
): Size {
  const scale = Math.min(
    1,
    mostEdgePx / Math.max(widthPx, heightPx),
    Math.sqrt(mostPixels / (widthPx * heightPx)),
  )
  const round = scale < 1 ? Math.floor : Math.round
  const stepped = (px: number) => Math.max(stepPx, round((px * scale) / stepPx) * stepPx)
  return { widthPx: stepped(widthPx), heightPx: stepped(heightPx) }
}
