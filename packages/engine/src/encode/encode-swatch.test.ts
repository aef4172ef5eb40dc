import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodeSwatch } from './encode-swatch.ts'

test('a swatch is a small WebP of its variant that says it is a synthetic composite', async () => {
  const picture = { widthPx: 40, heightPx: 60, data: new Uint8Array(40 * 60 * 3).fill(120) }
  const { bytes, ...told } = await encodeSwatch(picture, 'copper')
  expect(told).toEqual({ role: 'swatch', variant: 'copper', mime: 'image/webp', widthPx: 40, heightPx: 60 })
  const { format, xmpAsString } = await sharp(bytes).metadata()
  expect(format).toBe('webp')
  expect(xmpAsString).toContain(
    'Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/compositeSynthetic"',
  )
})
