import { expect, test, vi } from 'vitest'
import { loadLiteRt, silently } from './load-litert.ts'
import { models } from './models.ts'
import { openNetwork } from './open-network.ts'

test('LiteRT loads and compiles without a word and leaves no global behind', async () => {
  const before = Object.keys(globalThis)
  const spoken = [vi.spyOn(console, 'log'), vi.spyOn(console, 'info'), vi.spyOn(console, 'warn')]

  const liteRt = await loadLiteRt()
  await openNetwork(models.faceDetector)

  expect(liteRt.loadAndCompile).toBeTypeOf('function')
  for (const voice of spoken) expect(voice).not.toHaveBeenCalled()
  expect(Object.keys(globalThis)).toEqual(before)
  expect(globalThis).not.toHaveProperty('importScripts')
})

test('a model is compiled once', () => {
  expect(openNetwork(models.faceDetector)).toBe(openNetwork(models.faceDetector))
})

test('a network answers the same input with the same numbers', async () => {
  const network = await openNetwork(models.faceDetector)
  const input = Float32Array.from({ length: 128 * 128 * 3 }, (_, i) => Math.sin(i))

  const [boxes, scores] = await network.run(input)

  expect([boxes.length, scores.length]).toEqual([896 * 16, 896])
  expect(await network.run(input)).toEqual([boxes, scores])
})

test('the console speaks again after silent work, also when that failed', async () => {
  const { log, info, warn, error } = console

  const value = await silently(async () => {
    expect(console.log).not.toBe(log)
    return 7
  })
  await expect(
    silently(async () => {
      throw new Error('broken')
    }),
  ).rejects.toThrow('broken')

  expect(value).toBe(7)
  expect([console.log, console.info, console.warn, console.error]).toEqual([log, info, warn, error])
})

test('LiteRT is loaded once', () => {
  expect(loadLiteRt()).toBe(loadLiteRt())
})
