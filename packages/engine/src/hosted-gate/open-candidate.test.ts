// @module-tag slow
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openCandidate } from './open-candidate.ts'
import { exampleDrawing } from './testing/example-drawings.ts'

const refused = (reason: string) => ({ code: 'provider_unavailable', reason })
const flat = (background: string) =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background } })
    .png()
    .toBuffer()

test.each(['jpeg', 'png', 'webp'] as const)(
  'a picture in %s is opened, whatever it is called',
  async (format) => {
    const drawn = await sharp(await exampleDrawing({ people: ['parting'] }))
      .toFormat(format)
      .toBuffer()
    expect(await openCandidate(drawn)).toMatchObject({ widthPx: 1200, heightPx: 1600 })
  },
)

test('a page, half a picture and no bytes at all are no picture', async () => {
  const drawn = await exampleDrawing({ people: ['parting'] })
  const page = new TextEncoder().encode('<!doctype html><title>Bad gateway</title>')
  for (const bytes of [page, drawn.subarray(0, drawn.length / 2), new Uint8Array(0)])
    await expect(openCandidate(bytes)).rejects.toMatchObject(refused('not_a_picture'))
})

test('a drawing in a format that pictures never come in is not even read', async () => {
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1600"/>')
  await expect(openCandidate(svg)).rejects.toMatchObject(refused('not_a_picture'))
})

test.each(['#000', '#fff', '#808080'])('a picture that is %s all over is blank', async (colour) => {
  await expect(openCandidate(await flat(colour))).rejects.toMatchObject(refused('blank'))
})

test('a picture with far more px than asked for is shrunk as it is opened', async () => {
  const drawn = await sharp(await exampleDrawing({ people: ['parting'] }))
    .resize(4500)
    .jpeg()
    .toBuffer()
  expect(await openCandidate(drawn)).toMatchObject({ widthPx: 2250, heightPx: 3000 })
})
