import { expect, test } from 'vitest'
import { framesOf } from './read-frames.ts'

const event = (name: string, ts: number) => ({ name, ts })
const everyUs = 20_000

test('frames are counted between the marks, and the longest time without one is told', () => {
  const frames = [0, 1, 2, 3, 5].map((place) => event('DrawFrame', 100_000 + place * everyUs))
  const before = event('DrawFrame', 10)
  const marks = [event('drag-begins', 90_000), event('drag-ends', 210_000)]
  expect(framesOf(JSON.stringify({ traceEvents: [...frames, before, ...marks] }))).toEqual({
    framesPerSecond: 40,
    longestFrameMs: 40,
  })
})

test('a trace without frames or marks is an error, not a zero', () => {
  expect(() => framesOf(JSON.stringify({ traceEvents: [] }))).toThrow('no mark drag-begins')
  const marks = [event('drag-begins', 1), event('drag-ends', 2)]
  expect(() => framesOf(JSON.stringify({ traceEvents: marks }))).toThrow('no frames')
})
