import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TaskQueue } from './task-queue.ts'

const gate = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

test('a person who waits is served before work done ahead of time', async () => {
  const queue = new TaskQueue(['only'])
  const order: string[] = []
  const first = gate()
  const running = queue.run(2, () => first.opened)
  const ahead = queue.run(2, async () => order.push('ahead'))
  const upload = queue.run(0, async () => order.push('upload'))
  const picture = queue.run(1, async () => order.push('picture'))
  first.open()
  await Promise.all([running, ahead, upload, picture])
  expect(order).toEqual(['upload', 'picture', 'ahead'])
})

test('two workers serve two tasks at once', async () => {
  const queue = new TaskQueue(['a', 'b'])
  const served: string[] = []
  const hold = gate()
  const both = [1, 2].map(() =>
    queue.run(1, async (worker) => {
      served.push(worker)
      await hold.opened
    }),
  )
  await Promise.resolve()
  expect(served.sort()).toEqual(['a', 'b'])
  hold.open()
  await Promise.all(both)
})

test('thumbnails take one worker at most, and whoever comes gets the other at once', async () => {
  const queue = new TaskQueue(['a', 'b'])
  const order: string[] = []
  const holds = [gate(), gate()]
  const thumbnails = holds.map(({ opened }, at) =>
    queue.run(3, async () => {
      order.push(`thumbnail ${at}`)
      await opened
    }),
  )
  await queue.run(1, async () => order.push('picture'))
  expect(order).toEqual(['thumbnail 0', 'picture'])
  for (const { open } of holds) open()
  await Promise.all(thumbnails)
  expect(order).toEqual(['thumbnail 0', 'picture', 'thumbnail 1'])
})

test('thumbnails are drawn where the ones before were drawn, whatever comes between', async () => {
  const queue = new TaskQueue(['a', 'b', 'c'])
  const drawnBy = () => queue.run(3, async (worker) => worker)
  const thumbnails = [await drawnBy()]
  await Promise.all([0, 1, 2].map(() => queue.run(1, async () => undefined)))
  thumbnails.push(await drawnBy(), await drawnBy())
  expect(thumbnails).toEqual(['c', 'c', 'c'])
  expect(await queue.run(1, async (worker) => worker)).toBe('a')
})

test('what is given up while it waits leaves the queue at once, and the others move up', async () => {
  const queue = new TaskQueue(['only'])
  const hold = gate()
  const leaving = new AbortController()
  const order: string[] = []
  const running = queue.run(1, () => hold.opened)
  const left = queue.run(3, async () => order.push('left'), leaving.signal)
  const stays = queue.run(3, async () => order.push('stays'))
  leaving.abort('gone')
  await expect(left).rejects.toBe('gone')
  hold.open()
  await Promise.all([running, stays])
  expect(order).toEqual(['stays'])
})

test('a thumbnail that fails makes room for the next one, also where there is one worker', async () => {
  const queue = new TaskQueue(['only'])
  await expect(queue.run(3, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue.run(3, async (worker) => worker)).toBe('only')
})

test('a failing task gives its worker back', async () => {
  const queue = new TaskQueue(['only'])
  await expect(queue.run(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue.run(1, async (worker) => worker)).toBe('only')
})

test('work of one priority is served in the order of its arrival', async () => {
  const queue = new TaskQueue(['only'])
  const order: number[] = []
  await Promise.all([0, 1, 2, 3, 4].map((turn) => queue.run(1, async () => order.push(turn))))
  expect(order).toEqual([0, 1, 2, 3, 4])
})

test('every task is served once, none by a worker that is busy, the more urgent ones first', async () => {
  const tasks = fc.array(fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const), {
    minLength: 1,
    maxLength: 12,
  })
  await fc.assert(
    fc.asyncProperty(tasks, fc.integer({ min: 1, max: 3 }), async (priorities, size) => {
      const workers = Array.from({ length: size }, (_, i) => i)
      const queue = new TaskQueue(workers)
      const held = gate()
      const holding = workers.map(() => queue.run(0, () => held.opened))
      const busy = new Set<number>()
      const served: number[] = []
      const waiting = priorities.map((priority) =>
        queue.run(priority, async (worker) => {
          expect(busy.has(worker)).toBe(false)
          busy.add(worker)
          served.push(priority)
          await Promise.resolve()
          busy.delete(worker)
        }),
      )
      held.open()
      await Promise.all([...holding, ...waiting])
      expect(served).toEqual(priorities.toSorted((a, b) => a - b))
    }),
  )
})

test('a failing task does not hold up the one behind it', async () => {
  const queue = new TaskQueue(['only'])
  const failing = queue.run(0, () => Promise.reject(new Error('broken')))
  const next = queue.run(0, async (worker) => worker)
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('only')
})
