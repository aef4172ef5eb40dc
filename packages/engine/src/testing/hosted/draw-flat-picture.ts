import sharp from 'sharp'

interface Flat {
  widthPx: number
  heightPx: number
  colour?: string
}

/** A PNG of one colour, with nobody in it. */
export async function drawFlatPicture({ widthPx, heightPx, colour = '#d9c7b0' }: Flat): Promise<Uint8Array> {
  return sharp({ create: { width: widthPx, height: heightPx, channels: 3, background: colour } })
    .png({ compressionLevel: 3 })
    .toBuffer()
}
