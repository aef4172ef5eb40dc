import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { IconButton } from './icon-button.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(<IconButton label="Back" />)
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('the label shows after the pointer has rested for 700 ms, and goes with it', {
  tags: ['CONST-02'],
}, () => {
  const button = screen.getByRole('button', { name: 'Back' })
  fireEvent.pointerEnter(button, { pointerType: 'mouse' })
  pass(699)
  expect(screen.queryByText('Back')).toBeNull()
  pass(1)
  expect(screen.getByText('Back')).toBeTruthy()
  fireEvent.pointerLeave(button)
  expect(screen.queryByText('Back')).toBeNull()
})

test('with the keyboard the label shows after 700 ms, too, and goes with the focus', {
  tags: ['CONST-02'],
}, () => {
  const button = screen.getByRole('button', { name: 'Back' })
  vi.spyOn(button, 'matches').mockImplementation((selector) => selector === ':focus-visible')
  fireEvent.focus(button)
  pass(699)
  expect(screen.queryByText('Back')).toBeNull()
  pass(1)
  expect(screen.getByText('Back')).toBeTruthy()
  fireEvent.blur(button)
  expect(screen.queryByText('Back')).toBeNull()
})

test('a finger gets no tooltip', () => {
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'Back' }), { pointerType: 'touch' })
  pass(5000)
  expect(screen.queryByText('Back')).toBeNull()
})

test.each([
  [
    { x: 10, y: 10 },
    { left: '10px', top: '62px' },
  ],
  [
    { x: 900, y: 700 },
    { right: '80px', bottom: '76px' },
  ],
])('a tooltip stays in the window: %o', (corner, style) => {
  vi.stubGlobal('innerWidth', 1024)
  vi.stubGlobal('innerHeight', 768)
  const button = screen.getByRole('button', { name: 'Back' })
  vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(
    DOMRect.fromRect({ ...corner, width: 44, height: 44 }),
  )
  fireEvent.pointerEnter(button, { pointerType: 'mouse' })
  pass(700)
  expect(screen.getByText('Back').style).toMatchObject(style)
  vi.unstubAllGlobals()
})
