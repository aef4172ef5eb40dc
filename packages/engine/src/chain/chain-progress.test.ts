import { afterEach, expect, test, vi } from 'vitest'
import type { Stage } from '../spec/job.ts'
import { ChainProgress } from './chain-progress.ts'

afterEach(() => vi.useRealTimers())

function start() {
  const told: [Stage, number][] = []
  return { told, progress: new ChainProgress({ onStage: (stage, fraction) => told.push([stage, fraction]) }) }
}

test('while a model draws the line moves on, ever slower, and stays short of the check', () => {
  vi.useFakeTimers()
  const { told, progress } = start()
  progress.startDrawing()
  vi.advanceTimersByTime(120_000)
  progress.stop()
  const fractions = told.map(([, fraction]) => fraction)
  expect(told[0]).toEqual(['scene', 0.1])
  expect(fractions[12] - fractions[11]).toBeGreaterThan(fractions[60] - fractions[59])
  expect(fractions).toEqual(fractions.toSorted((a, b) => a - b))
  expect(fractions.at(-1)).toBeLessThanOrEqual(0.7)
  expect(told.at(-1)?.[0]).toBe('dressing')
})

test('once it has stopped it tells nothing more', () => {
  vi.useFakeTimers()
  const { told, progress } = start()
  progress.startDrawing()
  progress.stop()
  vi.advanceTimersByTime(10_000)
  expect(told).toEqual([['scene', 0.1]])
})

test('what a later link tells never takes the line back', () => {
  const { told, progress } = start()
  progress.report('checking', 0.8)
  progress.report('scene', 0.05)
  progress.report('checking', 1)
  expect(told).toEqual([
    ['checking', 0.8],
    ['checking', 0.8],
    ['checking', 1],
  ])
})

test('a job that nobody watches is drawn all the same', () => {
  expect(() => new ChainProgress({}).report('faces', 0)).not.toThrow()
})
