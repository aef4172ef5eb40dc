import sharp from 'sharp'

/** A finished picture at a width, as a WebP that says how it came about. */
export function shrinkPicture(bytes: Uint8Array, { widthPx }: { widthPx: number }): Promise<Buffer> {
  return sharp(bytes).resize(widthPx).keepXmp().webp({ quality: 80 }).toBuffer()
}
