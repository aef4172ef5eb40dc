import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sniffImage } from './sniff-image.ts'

const dot = () => sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
const text = (value: string) => new TextEncoder().encode(value)

test('the four accepted kinds are told by their first bytes', { tags: ['A55'] }, async () => {
  const heic = await readFile(new URL('../../testing/fixtures/red.heic', import.meta.url))
  expect(sniffImage(await dot().jpeg().toBuffer())).toBe('jpeg')
  expect(sniffImage(await dot().png().toBuffer())).toBe('png')
  expect(sniffImage(await dot().webp().toBuffer())).toBe('webp')
  expect(sniffImage(heic)).toBe('heic')
})

test('pictures of other kinds are told from things that are no picture', async () => {
  expect(sniffImage(await dot().gif().toBuffer())).toBe('other')
  expect(sniffImage(await dot().tiff().toBuffer())).toBe('other')
  expect(sniffImage(await dot().avif().toBuffer())).toBe('other')
  expect(sniffImage(text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('other')
  expect(sniffImage(text('just a letter to my aunt'))).toBeUndefined()
  expect(sniffImage(text('%PDF-1.7'))).toBeUndefined()
  expect(sniffImage(new Uint8Array([0, 0, 0, 24, ...text('ftypmp42isomavc1')]))).toBeUndefined()
  expect(sniffImage(new Uint8Array())).toBeUndefined()
})
