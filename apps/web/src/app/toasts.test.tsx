import { Toaster } from '@ever-after/ui'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.useFakeTimers()
// The store keeps the clock that it finds when it is loaded.
const { toasts } = await import('./toasts.ts')

beforeEach(() => void render(<Toaster store={toasts} label="Notifications" />))
afterEach(cleanup)

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const say = (title: string) => act(() => toasts.show({ title }))

test('the app shows one toast for 2000 ms and takes it away 300 ms later', {
  tags: ['SHELL-39', 'SHELL-40', 'SHELL-41'],
}, async () => {
  say('Photos Uploaded!')
  await pass(500)
  act(() => toasts.show({ title: 'Upload Failed', description: 'No face.', isDestructive: true }))
  expect(screen.queryByText('Photos Uploaded!')).toBeNull()
  await pass(1999)
  expect(toasts.current()?.isLeaving).toBe(false)
  await pass(1)
  expect(toasts.current()?.isLeaving).toBe(true)
  await pass(299)
  expect(screen.getByText('Upload Failed')).toBeTruthy()
  await pass(1)
  expect(screen.queryByText('Upload Failed')).toBeNull()
})

test('a toast that is dismissed is away 300 ms later', { tags: ['SHELL-41'] }, async () => {
  say('Items deleted successfully')
  await pass(500)
  fireEvent.keyDown(screen.getByRole('region'), { key: 'Escape' })
  expect(toasts.current()?.isLeaving).toBe(true)
  await pass(299)
  expect(screen.getByText('Items deleted successfully')).toBeTruthy()
  await pass(1)
  expect(screen.queryByText('Items deleted successfully')).toBeNull()
})

test('the app says the same again only after 100 ms', { tags: ['SHELL-42'] }, async () => {
  say('Saved!')
  const first = toasts.current()?.id
  await pass(99)
  say('Saved!')
  expect(toasts.current()?.id).toBe(first)
  act(toasts.dismiss)
  say('Saved!')
  expect(toasts.current()?.isLeaving).toBe(true)
  await pass(1)
  say('Saved!')
  expect(toasts.current()?.id).not.toBe(first)
})
