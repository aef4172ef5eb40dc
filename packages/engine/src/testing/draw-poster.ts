import sharp from 'sharp'

/** A poster of eight flat colours made of a photo: a face is found in it, and nobody would take it for a person. */
export async function drawPoster(photo: Uint8Array): Promise<Uint8Array> {
  const flat = await sharp(photo).median(9).png({ palette: true, colours: 8, dither: 0 }).toBuffer()
  return sharp(flat).jpeg({ quality: 92 }).toBuffer()
}

/** A pencil drawing made of a photo: dark lines where its light changes, on white paper. */
export async function drawPencil(photo: Uint8Array): Promise<Uint8Array> {
  const grey = sharp(photo).greyscale()
  const { data, info } = await grey.clone().raw().toBuffer({ resolveWithObject: true })
  const soft = await grey.clone().negate().blur(9).raw().toBuffer()
  const lines = Uint8Array.from(data, (value, i) => Math.min(255, (value * 255) / Math.max(1, 256 - soft[i])))
  return sharp(lines, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .jpeg({ quality: 92 })
    .toBuffer()
}
