import { expect, test } from 'vitest'
import { Mutex } from './mutex.ts'

test('one holder at a time gets in, in order of arrival', async () => {
  const mutex = new Mutex()
  const order: string[] = []
  const hold = async (name: string) => {
    await mutex.lock()
    order.push(`${name} in`)
    await new Promise((resolve) => setTimeout(resolve, 5))
    order.push(`${name} out`)
    mutex.unlock()
  }
  await Promise.all(['a', 'b', 'c'].map(hold))
  expect(order).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out'])
})
