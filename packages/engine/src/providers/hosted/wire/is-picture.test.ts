import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isPicture } from './is-picture.ts'

test('every format that a model answers with is known by its first bytes', async () => {
  const blank = sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const)
    expect(isPicture(await blank.clone().toFormat(format).toBuffer()), format).toBe(true)
})

test('a page, JSON, an SVG and nothing at all are no pictures', () => {
  for (const text of ['<!doctype html><title>Hi</title>', '{"error":"no"}', '<svg xmlns="x"/>', 'RIFF', ''])
    expect(isPicture(Buffer.from(text)), text).toBe(false)
})
