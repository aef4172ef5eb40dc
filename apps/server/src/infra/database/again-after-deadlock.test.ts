import { expect, test } from 'vitest'
import { againAfterDeadlock } from './again-after-deadlock.ts'

function failing(code: string, times: number) {
  let runs = 0
  return async () => {
    runs++
    if (runs <= times) throw Object.assign(new Error(code), { code })
    return runs
  }
}

test('a transaction that lost against another one runs again', async () => {
  expect(await againAfterDeadlock(failing('40P01', 2))).toBe(3)
  expect(await againAfterDeadlock(failing('40001', 4))).toBe(5)
})

test('one that always loses ends with the database’s own error', async () => {
  await expect(againAfterDeadlock(failing('40P01', 5))).rejects.toThrow('40P01')
})

test('any other failure is told at once', async () => {
  await expect(againAfterDeadlock(failing('23505', 1))).rejects.toThrow('23505')
})
