import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { begunMegapixels, megapixelsOf } from './megapixels-of.ts'

for (const options of [{ progressive: false }, { progressive: true }])
  test(`a JPEG tells its size without being decoded, ${options.progressive ? 'progressive' : 'plain'}`, async () => {
    const blank = sharp({ create: { width: 1500, height: 2000, channels: 3, background: '#123' } })
    expect(
      megapixelsOf(
        await blank
          .jpeg(options)
          .withExif({ IFD0: { Artist: 'Nobody' } })
          .toBuffer(),
      ),
    ).toBe(3)
  })

test('the smallest picture counts one, and every begun one counts', () => {
  expect(begunMegapixels(1, 1)).toBe(1)
  expect(begunMegapixels(1024, 1024)).toBe(1)
  expect(begunMegapixels(1024, 1025)).toBe(2)
})

test('bytes that are no JPEG count as the most, and never fail', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(megapixelsOf(bytes)).toBeGreaterThanOrEqual(1)
    }),
  )
  expect(megapixelsOf(new Uint8Array(0))).toBe(4)
})
