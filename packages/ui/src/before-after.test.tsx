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

const slider = { offer: 'Compare with a slider', line: 'Before and after' }
const showPages = (before: (string | null)[]) => {
  const onTurn = vi.fn()
  const { container } = render(
    <BeforeAfter
      after={{ url: '/result.jpg', name: 'Golden Hour' }}
      before={before}
      labels={{ hold: 'Hold to compare', before: 'Before', slider }}
      onTurn={onTurn}
    />,
  )
  return { onTurn, container }
}

test('a picture whose photos are gone is drawn aside like any other', () => {
  const { onTurn, container } = showPages([null, null])
  const surface = container.querySelector('.touch-pan-y')
  if (!surface) throw new Error('Nothing to draw aside.')
  fireEvent.pointerDown(surface, { clientX: 200 })
  fireEvent.pointerUp(surface, { clientX: 120 })
  expect(onTurn).toHaveBeenCalledExactlyOnceWith(1)
  expect(screen.queryByRole('button')).toBeNull()
})

test.each(['pointerLeave', 'pointerCancel'] as const)('what ends in a %s turns no page later', (ending) => {
  const { onTurn } = showPages(['/one.jpg'])
  const picture = screen.getByRole('button', { name: 'Hold to compare' })
  fireEvent.pointerDown(picture, { clientX: 200 })
  fireEvent[ending](picture)
  fireEvent.pointerUp(picture, { clientX: 20 })
  expect(onTurn).not.toHaveBeenCalled()
})

test('the slider shows both up to its line and turns no page; holding comes back with it gone', () => {
  const { onTurn } = showPages(['/one.jpg', '/two.jpg'])
  fireEvent.click(screen.getByRole('button', { name: 'Compare with a slider', pressed: false }))
  const photos = screen.getAllByRole('img', { name: /^Before/ })
  // Each whole, as holding shows it, instead of a strip of half the width.
  expect(photos.map(({ classList }) => classList.contains('aspect-[3/4]'))).toEqual([true, true])
  const line = screen.getByRole<HTMLInputElement>('slider', { name: 'Before and after' })
  fireEvent.input(line, { target: { value: '70' } })
  expect(line.parentElement?.style.getPropertyValue('--at')).toBe('70%')
  fireEvent.pointerDown(line, { clientX: 200 })
  fireEvent.pointerUp(line, { clientX: 20 })
  fireEvent.keyDown(line, { key: 'ArrowRight' })
  expect(onTurn).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Compare with a slider', pressed: true }))
  expect(isBeforeShown()).toBe(false)
  expect(screen.getByRole('button', { name: 'Hold to compare' })).toBeTruthy()
})
