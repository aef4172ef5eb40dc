import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { forgetEverything, show } from '#testing/show.tsx'
import { alertPerson, askPerson, promptPerson, tell } from './index.ts'

forgetEverything()

test('an alert is read out at once and stays until it is dismissed', async () => {
  show(null)
  act(() => {
    alertPerson('Save failed: HTTP 500')
    alertPerson('Upload failed')
    alertPerson('Save failed: HTTP 500')
  })
  const alerts = screen.getByRole('region', { name: 'Alerts' })
  const region = within(alerts).getByRole('alert')
  expect([...region.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Upload failed',
    'Save failed: HTTP 500',
  ])
  await userEvent.click(within(alerts).getAllByRole('button', { name: 'Dismiss' })[0])
  expect(region.textContent).toBe('Save failed: HTTP 500')
})

test('good news goes by itself', () => {
  vi.useFakeTimers()
  show(null)
  act(() => alertPerson('Saved successfully!', { isPassing: true }))
  screen.getByText('Saved successfully!')
  act(() => void vi.advanceTimersByTime(6000))
  expect(screen.queryByText('Saved successfully!')).toBeNull()
})

test('what can be taken back stands for ten seconds with its undo', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  show(null)
  const undo = vi.fn()
  act(() => tell('Moved 3 styles', { undo }))
  act(() => void vi.advanceTimersByTime(9000))
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
  act(() => void vi.advanceTimersByTime(400))
  expect(screen.queryByText('Moved 3 styles')).toBeNull()
})

test('a question is answered with yes, with no and with Escape', async () => {
  show(null)
  const ask = () =>
    act(async () => ({ answer: askPerson({ question: 'Delete 3 dresses?', confirm: 'Delete' }) }))
  const first = await ask()
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  const second = await ask()
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  const third = await ask()
  await screen.findByRole('dialog', { name: 'Delete 3 dresses?' })
  await userEvent.keyboard('{Escape}')
  expect([await first.answer, await second.answer, await third.answer]).toEqual([true, false, false])
})

test('a text is asked for with the keyboard alone; cancelled it is none', async () => {
  show(null)
  const ask = () =>
    act(async () => ({
      answer: promptPerson({ question: 'Rename category', label: 'Name', value: 'Beach' }),
    }))
  const first = await ask()
  const field = await screen.findByLabelText('Name')
  await waitFor(() => expect(document.activeElement).toBe(field))
  await userEvent.clear(field)
  await userEvent.keyboard('Coast{Enter}')
  const second = await ask()
  await screen.findByLabelText('Name')
  await userEvent.keyboard('{Escape}')
  expect([await first.answer, await second.answer]).toEqual(['Coast', null])
})
