import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'

afterEach(cleanup)

function ask(onConfirm = () => new Promise<void>(() => undefined)) {
  const onClose = vi.fn()
  render(
    <ConfirmDialog
      question="Delete it?"
      description="It is gone then."
      confirm="Delete"
      cancel="Keep"
      onConfirm={onConfirm}
      onClose={onClose}
    />,
  )
  return { onClose }
}

test('a person who says yes twice is heard once', async () => {
  const onConfirm = vi.fn(() => new Promise<void>(() => undefined))
  ask(onConfirm)
  const yes = screen.getByRole('button', { name: 'Delete' })
  await userEvent.click(yes)
  await userEvent.click(yes)
  expect(onConfirm).toHaveBeenCalledTimes(1)
})

test('a person who says no leaves everything as it is', async () => {
  const { onClose } = ask()
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }))
  expect(onClose).toHaveBeenCalled()
})
