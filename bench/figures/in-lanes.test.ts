import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inLanes } from './in-lanes.ts'

test('results keep the order of the items, and no more lanes are busy than there are', async () => {
  let busy = 0
  let most = 0
  const doubled = await inLanes(2, [5, 1, 3, 2, 4], async (item) => {
    most = Math.max(most, ++busy)
    for (let turn = 0; turn < item; turn++) await nextTurn()
    busy--
    return item * 2
  })
  expect(doubled).toEqual([10, 2, 6, 4, 8])
  expect(most).toBe(2)
})

test('one failure fails the whole', async () => {
  const work = async (item: number) => {
    if (item === 2) throw new Error('no')
  }
  await expect(inLanes(2, [1, 2, 3], work)).rejects.toThrow('no')
})
