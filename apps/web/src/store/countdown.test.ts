import { expect, onTestFinished, test, vi } from 'vitest'
import { createCountdown } from './countdown.ts'

test('time that was stopped goes on where it stood', { tags: ['A44'] }, async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const isOver = vi.fn()
  const { over, run, pause } = createCountdown(30_000)
  void over.then(isOver)
  run()
  await vi.advanceTimersByTimeAsync(20_000)
  pause()
  await vi.advanceTimersByTimeAsync(60_000)
  run()
  await vi.advanceTimersByTimeAsync(9999)
  expect(isOver).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(isOver).toHaveBeenCalledOnce()
})
