import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BeforeAfter } from './before-after.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const show = (before: (string | null)[]) =>
  render(
    <BeforeAfter
      after={{ url: '/result.jpg', name: 'Golden Hour' }}
      before={before}
      labels={{ hold: 'Hold to compare', before: 'Before' }}
    />,
  )

const isBeforeShown = () => screen.queryAllByRole('img', { name: /^Before/ }).length > 0
const pass = (delayMs: number) => act(() => vi.advanceTimersByTime(delayMs))

test('the portraits show while the picture is pressed', () => {
  show(['/one.jpg', '/two.jpg'])
  const picture = screen.getByRole('button', { name: 'Hold to compare' })
  expect(isBeforeShown()).toBe(false)
  fireEvent.pointerDown(picture)
  pass(200)
  expect(screen.getAllByRole('img', { name: /^Before/ })).toHaveLength(2)
  fireEvent.pointerUp(picture)
  expect(isBeforeShown()).toBe(false)
})

test('the space bar holds like a finger', () => {
  show(['/one.jpg', '/two.jpg'])
  const picture = screen.getByRole('button', { name: 'Hold to compare' })
  fireEvent.keyDown(picture, { key: ' ' })
  pass(200)
  expect(isBeforeShown()).toBe(true)
  fireEvent.keyUp(picture, { key: ' ' })
  expect(isBeforeShown()).toBe(false)
})

test('a touch that turns into a scroll does not flash the portraits', () => {
  show(['/one.jpg', '/two.jpg'])
  const picture = screen.getByRole('button', { name: 'Hold to compare' })
  fireEvent.pointerDown(picture)
  pass(60)
  fireEvent.pointerCancel(picture)
  pass(500)
  expect(isBeforeShown()).toBe(false)
})

test('without portraits there is nothing to compare', () => {
  show([null, null])
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('img', { name: 'Golden Hour' })).toBeTruthy()
})

test('a photo of the same view takes the very place of the picture', () => {
  render(
    <BeforeAfter
      isSameFrame
      after={{ url: '/result.jpg', name: 'Copper' }}
      before={['/photo.jpg']}
      labels={{ hold: 'Hold to compare', before: 'Before' }}
    />,
  )
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Hold to compare' }))
  pass(200)
  expect(screen.getByRole('img', { name: 'Before 1' }).className).toContain('size-full')
})

test.for([
  ['ltr', 'left', 1],
  ['ltr', 'right', -1],
  ['rtl', 'left', -1],
  ['rtl', 'right', 1],
] as const)('in a page that runs %s, a picture drawn to the %s turns by %i', ([direction, drawn, by]) => {
  const onTurn = vi.fn()
  render(
    <div dir={direction}>
      <BeforeAfter
        after={{ url: '/result.jpg', name: 'Golden Hour' }}
        before={['/one.jpg']}
        labels={{ hold: 'Hold to compare', before: 'Before' }}
        onTurn={onTurn}
      />
    </div>,
  )
  const picture = screen.getByRole('button', { name: 'Hold to compare' })
  fireEvent.pointerDown(picture, { clientX: 200 })
  fireEvent.pointerUp(picture, { clientX: drawn === 'left' ? 100 : 300 })
  fireEvent.keyDown(picture, { key: drawn === 'left' ? 'ArrowRight' : 'ArrowLeft' })
  expect(onTurn.mock.calls).toEqual([[by], [by]])
})
