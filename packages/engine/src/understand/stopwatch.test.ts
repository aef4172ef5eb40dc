import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { stopwatch } from './stopwatch.ts'

test('a lap lasts from the lap before it', async () => {
  const watch = stopwatch()
  await setTimeout(30)
  watch.lap('slow')
  watch.lap('quick')

  expect(watch.stagesMs.slow).toBeGreaterThan(25)
  expect(watch.stagesMs.quick).toBeLessThan(20)
})
