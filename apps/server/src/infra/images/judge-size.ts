export interface SizeLimits {
  maxPixels: number
  minSidePx: number
  /** Of the longer side to the shorter one. */
  maxRatio: number
}

interface Size {
  width: number
  height: number
}

/** What is wrong with a picture of that size, before any of its pixels is unpacked. */
export function judgeSize(
  { width, height }: Size,
  { maxPixels, minSidePx, maxRatio }: SizeLimits,
): 'image_too_many_pixels' | 'image_too_narrow' | undefined {
  if (width * height > maxPixels) return 'image_too_many_pixels'
  const shortPx = Math.min(width, height)
  if (shortPx < minSidePx || Math.max(width, height) > shortPx * maxRatio) return 'image_too_narrow'
  return undefined
}
