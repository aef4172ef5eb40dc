import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

afterEach(cleanup)

function Example() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog title="Delete?" description="This cannot be undone." onClose={() => setOpen(false)}>
          <button type="button">Keep</button>
        </Dialog>
      )}
    </>
  )
}

test('Escape closes a dialog and the focus goes back to what opened it', async () => {
  render(<Example />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(screen.getByRole('dialog', { name: 'Delete?' }).getAttribute('aria-describedby')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Open'))
})

test('a dialog without a way to close it stays', async () => {
  render(<Dialog title="Uploading your photos" shape="full" />)
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('dialog', { name: 'Uploading your photos' })).toBeTruthy()
})

test('a sheet can have a close button of its own, which does not take the focus', async () => {
  const onClose = vi.fn()
  render(<Dialog title="Prices" closeLabel="Close" onClose={onClose} />)
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog')))
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('where nothing opened it, the focus goes to the page', async () => {
  const onClose = vi.fn()
  const page = (isOpen: boolean) => (
    <main tabIndex={-1}>{isOpen && <Dialog title="Welcome" onClose={onClose} />}</main>
  )
  const { rerender } = render(page(true))
  await screen.findByRole('dialog', { name: 'Welcome' })
  rerender(page(false))
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'))
})

test('a dialog that opens before its parts were fetched appears once they are there', async () => {
  vi.resetModules()
  const fresh = await import('./dialog.tsx')
  render(<fresh.Dialog title="Early" />)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await screen.findByRole('dialog', { name: 'Early' })).toBeTruthy()
})

test('of two dialogs that open in the same moment the upper one can be read', async () => {
  render(
    <>
      <Dialog title="Lower" />
      <Dialog title="Upper" />
    </>,
  )
  expect(await screen.findByRole('dialog', { name: 'Upper' })).toBeTruthy()
  expect(screen.queryByRole('dialog', { name: 'Lower' })).toBeNull()
})

test.for(['window', 'wide'] as const)('a %s shows its title and what it is about', (shape) => {
  render(<Dialog title="Edit Style" description="Of the draft." shape={shape} onClose={() => undefined} />)
  const heading = screen.getByRole('heading', { name: 'Edit Style' })
  expect(
    [heading, screen.getByText('Of the draft.')].map(({ className }) => className.includes('sr-only')),
  ).toEqual([false, false])
})
