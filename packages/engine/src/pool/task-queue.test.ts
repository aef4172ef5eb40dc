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

test('a failing task gives its worker back', async () => {
  const queue = new TaskQueue(['only'])
  await expect(queue.run(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue.run(1, async (worker) => worker)).toBe('only')
})
