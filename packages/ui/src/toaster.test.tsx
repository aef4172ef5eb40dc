import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'
import { createToastStore, type ToastStore } from './toast-store.ts'
import { Toaster } from './toaster.tsx'

let store: ToastStore

beforeEach(() => {
  store = createToastStore({ durationMs: 2000, removalMs: 300, duplicateWindowMs: 100 })
  render(<Toaster store={store} label="Notifications" />)
})
afterEach(cleanup)

const showOne = () => act(() => store.show({ title: 'Photos Uploaded!' }))
const card = () => screen.getByText('Photos Uploaded!').parentElement as HTMLElement

const swipe = (byPx: number) => {
  fireEvent.pointerDown(card(), { clientX: 100 })
  fireEvent.pointerMove(card(), { clientX: 100 + byPx })
  fireEvent.pointerUp(card(), { clientX: 100 + byPx })
}

test('an error is announced at once and anything else politely, one at a time', {
  tags: ['SHELL-39', 'HIST-24', 'A40'],
}, () => {
  showOne()
  expect(screen.getByRole('status').textContent).toBe('Photos Uploaded!')
  expect(document.querySelector('.bg-danger')).toBeNull()
  act(() => store.show({ title: 'Upload Failed', description: 'No face.', isDestructive: true }))
  expect(screen.getByRole('alert').textContent).toBe('Upload FailedNo face.')
  expect(screen.getByText('Upload Failed').closest('.bg-danger')).not.toBeNull()
  expect(screen.getByRole('status').textContent).toBe('')
})

test.each(['status', 'alert'])(
  'a toast is announced under an open dialog, too: %s',
  {
    tags: ['A40'],
  },
  async (role) => {
    render(
      <Dialog title="Save this picture" onClose={() => undefined}>
        <p>It is yours.</p>
      </Dialog>,
    )
    await screen.findByRole('dialog')
    act(() => store.show({ title: 'Failed to save image', isDestructive: role === 'alert' }))
    expect(screen.getByRole(role).textContent).toBe('Failed to save image')
  },
)

test.each([
  [49, false],
  [50, true],
  [-50, true],
])('a swipe of %i px dismisses the toast: %s', { tags: ['CONST-01'] }, (byPx, isGone) => {
  showOne()
  swipe(byPx)
  expect(store.current()?.isLeaving).toBe(isGone)
})

test('a pointer that moves on a toast holds it, one that rests where it comes up does not', () => {
  vi.useFakeTimers()
  try {
    showOne()
    fireEvent.pointerEnter(card())
    act(() => vi.advanceTimersByTime(1500))
    fireEvent.pointerMove(card())
    act(() => vi.advanceTimersByTime(5000))
    expect(store.current()?.isLeaving).toBe(false)
    fireEvent.pointerLeave(card())
    fireEvent.pointerEnter(card())
    act(() => vi.advanceTimersByTime(2000))
    expect(store.current()?.isLeaving).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})

test('F8 moves the focus to the toasts, where Escape dismisses', { tags: ['CONST-01'] }, () => {
  showOne()
  fireEvent.keyDown(document, { key: 'F8' })
  const region = screen.getByRole('region', { name: 'Notifications (F8)' })
  expect(document.activeElement).toBe(region)
  fireEvent.keyDown(region, { key: 'Escape' })
  expect(store.current()?.isLeaving).toBe(true)
})

test('a toast is at most 420 px wide', { tags: ['CONST-01'] }, () => {
  showOne()
  expect(card().className).toContain('max-w-[420px]')
})

test('a toast with something to do about it goes when that is chosen', () => {
  const chosen: string[] = []
  const action = { label: 'Undo', onAct: () => chosen.push('undo') }
  act(() => store.show({ title: 'Moved 3 styles', action, durationMs: 10_000 }))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(chosen).toEqual(['undo'])
  expect(store.current()?.isLeaving).toBe(true)
})
