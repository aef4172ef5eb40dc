import type { Asked } from './protocol.ts'

const megapixels: Record<string, number> = { '512': 0.25, '1K': 1, '2K': 4, '4K': 16 }

/** About what a model draws for a ratio and a class of size. */
export function sizeOfRatio(ratio: string, imageSize = '1K'): Pick<Asked, 'widthPx' | 'heightPx'> {
  const [width, height] = /^\d+:\d+$/.test(ratio) ? ratio.split(':').map(Number) : [1, 1]
  const unit = Math.sqrt(((megapixels[imageSize] ?? 1) * 2 ** 20) / (width * height))
  return { widthPx: Math.round(width * unit), heightPx: Math.round(height * unit) }
}
