import sharp from 'sharp'
import { expect, test } from 'vitest'
import { contactSheet } from './contact-sheet.ts'

test('cells stand in rows, each with room for its words', async () => {
  const picture = await sharp({ create: { width: 30, height: 40, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  const cells = [{ picture, words: 'a & b' }, { words: 'refused <no_face>' }, { picture, words: '' }]
  const sheet = sharp(await contactSheet({ cells, columns: 2, cellWidthPx: 60, cellHeightPx: 80 }))
  const { width, height } = await sheet.metadata()
  expect([width, height]).toEqual([120, 208])
  const pixelAt = async (left: number, top: number) => [
    ...(await sheet.clone().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
  ]
  expect((await pixelAt(30, 40))[0]).toBeGreaterThan(240)
  expect((await pixelAt(90, 40))[0]).toBeLessThan(160)
  expect((await pixelAt(30, 144))[0]).toBeGreaterThan(240)
})
