import { expect, test } from 'vitest'
import { Team } from './team.ts'

function teamOf(size: number) {
  const team = new Team()
  const woken: number[] = []
  const wakes = Array.from({ length: size }, (_, worker) => () => void woken.push(worker))
  for (const wake of wakes) team.add(wake)
  return { team, woken, wakes }
}

test('one idle worker is woken, and none when all are busy', async () => {
  const { team, woken, wakes } = teamOf(1)
  team.wakeOne()
  expect(woken).toEqual([0])
  await team.busy(wakes[0], async () => {
    team.wakeOne()
    expect(woken).toEqual([0])
  })
})

test('whoever begins a job wakes the next one, so that jobs that came together are begun together', async () => {
  const { team, woken, wakes } = teamOf(3)
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const jobs = [team.busy(wakes[0], () => ended), team.busy(wakes[1], () => ended)]
  expect(woken).toEqual([1, 2])
  end()
  await Promise.all(jobs)
})

test('whoever ends a job looks for another one and can be woken again, also after a failure', async () => {
  const { team, woken, wakes } = teamOf(1)
  await expect(team.busy(wakes[0], () => Promise.reject(new Error('fails')))).rejects.toThrow('fails')
  expect(woken).toEqual([0])
  team.wakeOne()
  expect(woken).toEqual([0, 0])
})
