import { pino } from 'pino'
import { Registry } from 'prom-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addDatabaseGauge, type DatabaseGauge } from './add-database-gauge.ts'
import { createMeters } from './meters.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

/** A gauge whose every read takes so long and counts the reads. */
function watch(tookMs: number, gauge: Partial<DatabaseGauge>) {
  const registry = new Registry()
  let reads = 0
  addDatabaseGauge(
    { meters: { ...createMeters(), registry }, log: pino({ level: 'silent' }) },
    {
      name: 'units',
      help: 'Units',
      async read() {
        vi.advanceTimersByTime(tookMs)
        reads++
        if (reads === 4) throw new Error('gone')
        return [{ labels: {}, value: reads }]
      },
      ...gauge,
    },
  )
  return {
    async look(afterMs: number): Promise<string> {
      vi.advanceTimersByTime(afterMs)
      return (await registry.metrics()).split('\n').find((line) => line.startsWith('units ')) ?? 'nothing'
    },
  }
}

test('a gauge is read with every look unless it says otherwise', async () => {
  const { look } = watch(5, {})
  expect([await look(0), await look(1)]).toEqual(['units 1', 'units 2'])
})

test('a gauge that is read seldom keeps its value meanwhile', async () => {
  const { look } = watch(5, { everyMs: 1000 })
  expect([await look(0), await look(999), await look(2)]).toEqual(['units 1', 'units 1', 'units 2'])
})

test('a gauge that takes long to read rests the longer', async () => {
  const { look } = watch(50, { everyMs: 1000, restTimes: 300 })
  expect([await look(0), await look(14_900), await look(101)]).toEqual(['units 1', 'units 1', 'units 2'])
})

test('a gauge that cannot be read is empty and is tried at the next look', async () => {
  const { look } = watch(5, {})
  const seen = [await look(0), await look(1), await look(1), await look(1), await look(1)]
  expect(seen).toEqual(['units 1', 'units 2', 'units 3', 'nothing', 'units 5'])
})
