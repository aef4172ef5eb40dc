import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useRotation } from './use-rotation.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const rotate = (count: number, prefersRest = false) => {
  vi.stubGlobal('matchMedia', () => ({ matches: prefersRest }))
  return renderHook(() => useRotation({ count, intervalMs: 3000 })).result
}
const pass = (delayMs: number) => act(() => vi.advanceTimersByTime(delayMs))

test('an index moves on at each interval and starts again after the last', () => {
  const rotation = rotate(2)
  pass(2999)
  expect(rotation.current.index).toBe(0)
  pass(1)
  expect(rotation.current.index).toBe(1)
  pass(3000)
  expect(rotation.current.index).toBe(0)
})

test('a paused index rests until it moves again', () => {
  const rotation = rotate(3)
  act(() => rotation.current.toggle?.())
  pass(9000)
  expect(rotation.current).toMatchObject({ index: 0, isMoving: false })
  act(() => rotation.current.toggle?.())
  pass(3000)
  expect(rotation.current.index).toBe(1)
})

test('nothing moves for people who prefer less motion, nor where there is one thing', () => {
  for (const rotation of [rotate(3, true), rotate(1)]) {
    pass(9000)
    expect(rotation.current).toEqual({ index: 0, isMoving: false, toggle: undefined })
  }
})

test('behind an open dialog an index rests, and moves on when that is closed', () => {
  const rotation = rotate(3)
  const dialog = document.body.appendChild(document.createElement('div'))
  dialog.setAttribute('role', 'dialog')
  pass(9000)
  expect(rotation.current.index).toBe(0)
  dialog.remove()
  pass(3000)
  expect(rotation.current.index).toBe(1)
})
