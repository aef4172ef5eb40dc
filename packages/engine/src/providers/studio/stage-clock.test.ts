import { expect, test } from 'vitest'
import type { Stage } from '../../spec/job.ts'
import { StageClock } from './stage-clock.ts'

test('a clock adds up the time of laps of one name and rounds it', async () => {
  const clock = new StageClock({ seed: 1 })
  clock.lap('compose')
  await new Promise((resolve) => setTimeout(resolve, 30))
  clock.lap('check')
  clock.lap('compose')
  expect(clock.stagesMs.check).toBeGreaterThanOrEqual(25)
  expect(clock.stagesMs.compose).toBeLessThan(15)
  expect(Number.isInteger(clock.stagesMs.check)).toBe(true)
})

test('a stage that begins is told on', async () => {
  const told: [Stage, number][] = []
  const clock = new StageClock({ seed: 1, onStage: (stage, fraction) => told.push([stage, fraction]) })
  await clock.begin('scene', 0.1)
  await clock.begin('dressing', 0.3)
  expect(told).toEqual([
    ['scene', 0.1],
    ['dressing', 0.3],
  ])
})

test('a cancellation that arrives meanwhile is heard before the next stage', async () => {
  const controller = new AbortController()
  const told: Stage[] = []
  const clock = new StageClock({ seed: 1, signal: controller.signal, onStage: (stage) => told.push(stage) })
  setImmediate(() => controller.abort())
  await expect(clock.begin('finishing', 0.5)).rejects.toMatchObject({ code: 'cancelled' })
  expect(told).toEqual([])
})
