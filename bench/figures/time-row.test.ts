import { expect, test } from 'vitest'
import { timeRow } from './time-row.ts'

test('a row tells median, 95th percentile and number of samples', () => {
  const row = timeRow({ name: 'compose', samplesMs: [100, 300, 200] })
  expect(row).toMatch(/^compose +p50 0\.20 s {2}p95 0\.30 s {2}\(3\)$/)
})

test('a goal is met by the median alone', () => {
  const samplesMs = [900, 1000, 9000]
  expect(timeRow({ name: 'picture', samplesMs, goalMs: 1000 })).toMatch(/goal ≤ 1\.00 s: met$/)
  expect(timeRow({ name: 'picture', samplesMs, goalMs: 999 })).toMatch(/goal ≤ 1\.00 s: missed$/)
})

test('a row without samples says so', () => {
  expect(timeRow({ name: 'picture', samplesMs: [] })).toContain('nothing measured')
})
