import { expect, test } from 'vitest'
import { Gate, GateFullError } from './gate.ts'

function blocker() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

test('a gate lets two work, has one wait and turns the fourth away', async () => {
  const gate = new Gate({ atOnce: 2, waiting: 1 })
  const { open, opened } = blocker()
  let begun = 0
  const work = () =>
    gate.run(async () => {
      begun++
      await opened
    })
  const letIn = [work(), work(), work()]
  await expect(work()).rejects.toBeInstanceOf(GateFullError)
  expect(begun).toBe(2)
  open()
  await Promise.all(letIn)
  expect(begun).toBe(3)
})

test('failing work gives its place back', async () => {
  const gate = new Gate({ atOnce: 1, waiting: 0 })
  await expect(gate.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await gate.run(async () => 'next')).toBe('next')
})
