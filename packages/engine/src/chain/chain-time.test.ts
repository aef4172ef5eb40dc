import { expect, test } from 'vitest'
import { ChainTime } from './chain-time.ts'

const settings = { drawTimeoutMs: 60_000, hostedTimeMs: 100_000, reserveMs: 40_000 }

function start(deadlineMs?: number, signal?: AbortSignal) {
  const now = { ms: 0 }
  const deadlineAt = deadlineMs === undefined ? undefined : new Date(deadlineMs)
  const time = new ChainTime({
    clock: { now: () => new Date(now.ms) },
    settings,
    context: { deadlineAt, signal },
  })
  return { now, time }
}

test('a picture has its own time, and all of them together have theirs', () => {
  const { now, time } = start()
  expect(time.drawMs()).toBe(60_000)
  now.ms = 70_000
  expect(time.drawMs()).toBe(30_000)
  now.ms = 96_000
  expect(time.drawMs()).toBe(0)
})

test('what the studio needs before the deadline is not drawn into', () => {
  const { now, time } = start(90_000)
  expect(time.drawMs()).toBe(50_000)
  now.ms = 45_000
  expect(time.drawMs()).toBe(5000)
  now.ms = 45_001
  expect(time.drawMs()).toBe(0)
})

test('a deadline that is over leaves no time', () => {
  expect(start(-1).time.drawMs()).toBe(0)
})

test('a cancelled job is told as such', () => {
  const controller = new AbortController()
  const { time } = start(undefined, controller.signal)
  expect(() => time.throwIfCancelled()).not.toThrow()
  controller.abort()
  expect(() => time.throwIfCancelled()).toThrow(expect.objectContaining({ code: 'cancelled' }))
})
