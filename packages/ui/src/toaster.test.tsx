import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createToastStore } from './toast-store.ts'
import { Toaster } from './toaster.tsx'

afterEach(cleanup)

test('an error is announced at once and anything else politely, one at a time', {
  tags: ['SHELL-39'],
}, () => {
  const store = createToastStore({ durationMs: 2000, removalMs: 300, duplicateWindowMs: 100 })
  render(<Toaster store={store} />)
  act(() => store.show({ title: 'Photos Uploaded!' }))
  expect(screen.getByRole('status').textContent).toBe('Photos Uploaded!')
  act(() => store.show({ title: 'Upload Failed', description: 'No face.', isDestructive: true }))
  expect(screen.getByRole('alert').textContent).toBe('Upload FailedNo face.')
  expect(screen.getByRole('status').textContent).toBe('')
})
