import sharp from 'sharp'
import { expect, test } from 'vitest'
import { restrictLoaders } from './restrict-loaders.ts'

test('after the restriction the process decodes JPEG, PNG and WebP and nothing else', async () => {
  const dot = () => sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
  const [jpeg, png, webp, gif, tiff] = await Promise.all([
    dot().jpeg().toBuffer(),
    dot().png().toBuffer(),
    dot().webp().toBuffer(),
    dot().gif().toBuffer(),
    dot().tiff().toBuffer(),
  ])
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  restrictLoaders()
  for (const picture of [jpeg, png, webp]) expect((await sharp(picture).metadata()).width).toBe(2)
  for (const picture of [gif, tiff, svg]) await expect(sharp(picture).metadata()).rejects.toThrow()
})
