import type { StyleHistoryItem } from '@ever-after/contract'
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { applicationOf, historyItemOf, idOf } from '../../testing/builders.ts'
import { refusal, serveApi } from '../../testing/serve-api.ts'
import { forgetEverything, show } from '../../testing/show.tsx'
import { History } from './history.tsx'

forgetEverything()

const listRoute = 'GET /api/wedding-styles'
const deleteRoute = (number: number) => `DELETE /api/wedding-styles/${idOf(number)}`
const readRoute = (number: number) => `GET /api/wedding-styles/${idOf(number)}`
const gone = { success: true }

const open = (items: StyleHistoryItem[] | Response, routes: Parameters<typeof serveApi>[0] = {}) => {
  const calls = serveApi({ [listRoute]: items, ...routes })
  const notify = vi.fn()
  const onHome = vi.fn()
  const onGetStarted = vi.fn()
  show(<History notify={notify} onHome={onHome} onGetStarted={onGetStarted} />)
  return { calls, notify, onHome, onGetStarted }
}

const items = [1, 2, 3].map((number) => historyItemOf(number))
const tile = (number: number) => screen.findByRole('button', { name: new RegExp(`^Style ${number},`) })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('loading is announced, then the tab counts finished pictures', {
  tags: ['HIST-02', 'HIST-17'],
}, async () => {
  open([...items, historyItemOf(4, { status: 'processing', resultUrl: null })])
  expect(screen.getByRole('status').textContent).toBe('Loading history...')
  await screen.findByRole('tab', { name: 'Wedding Styles (3)' })
  expect(screen.getByText('Being made')).toBeTruthy()
})

test('an empty history leads to the first picture', async () => {
  const { onGetStarted } = open([])
  await screen.findByRole('heading', { name: 'No wedding styles yet' })
  expect(screen.getByText('Start creating beautiful wedding photos')).toBeTruthy()
  await press('Get Started')
  expect(onGetStarted).toHaveBeenCalled()
})

test('a history that does not load says so and can be asked again', async () => {
  const { calls } = open(refusal(500, 'internal', 'Something went wrong.'))
  await screen.findByRole('alert')
  await press('Retry')
  await vi.waitFor(() => expect(calls).toHaveLength(2))
})

test('a picture in the making appears by itself once it is finished', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let status: StyleHistoryItem['status'] = 'processing'
  const { calls } = open([], { [listRoute]: () => [historyItemOf(1, { status })] })
  await screen.findByText('Being made')
  status = 'completed'
  await act(() => vi.advanceTimersByTimeAsync(2100))
  await tile(1)
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(calls).toHaveLength(2)
})

test('Select starts a selection, taps toggle, and back leaves it before it goes home', {
  tags: ['HIST-06', 'HIST-07', 'HIST-08', 'HIST-18'],
}, async () => {
  const { onHome } = open(items)
  await tile(1)
  await press('Select')
  await userEvent.click(await tile(1))
  await userEvent.click(await tile(2))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('2 Selected')
  await userEvent.click(await tile(1))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('1 Selected')
  await press('Back')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('History')
  expect(onHome).not.toHaveBeenCalled()
  await press('Back')
  expect(onHome).toHaveBeenCalled()
})

test('a press of 500 ms enters the selection with that picture', { tags: ['HIST-09'] }, async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  open(items)
  const first = await tile(1)
  fireEvent.pointerDown(first)
  await act(() => vi.advanceTimersByTimeAsync(400))
  fireEvent.pointerUp(first)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('History')
  fireEvent.pointerDown(first)
  await act(() => vi.advanceTimersByTimeAsync(600))
  fireEvent.pointerUp(first)
  fireEvent.click(first)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('1 Selected')
  expect(first.getAttribute('aria-pressed')).toBe('true')
})

test('selected pictures are deleted after a question, and the selection ends', {
  tags: ['HIST-13', 'HIST-20', 'HIST-21', 'HIST-22', 'HIST-23'],
}, async () => {
  const { calls, notify } = open(items, { [deleteRoute(1)]: gone, [deleteRoute(3)]: gone })
  await tile(1)
  await press('Select')
  await userEvent.click(await tile(1))
  await userEvent.click(await tile(3))
  await press('Delete')
  const question = screen.getByRole('dialog', { name: 'Delete 2 selected items?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  await vi.waitFor(() =>
    expect(notify).toHaveBeenCalledWith({ title: 'Success', description: 'Items deleted successfully' }),
  )
  expect(calls.map(({ route }) => route)).toEqual([listRoute, deleteRoute(1), deleteRoute(3), listRoute])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('History')
})

test('when one deletion fails the others still go and the person is told', {
  tags: ['HIST-24'],
}, async () => {
  const { calls, notify } = open(items, { [deleteRoute(2)]: gone })
  await tile(1)
  await press('Select')
  await userEvent.click(await tile(1))
  await userEvent.click(await tile(2))
  await press('Delete')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await vi.waitFor(() =>
    expect(notify).toHaveBeenCalledWith({
      title: 'Error',
      description: 'Failed to delete items',
      isDestructive: true,
    }),
  )
  expect(calls.map(({ route }) => route)).toEqual([listRoute, deleteRoute(1), deleteRoute(2), listRoute])
})

test('selected pictures are saved 200 ms apart, and one that fails is only logged', {
  tags: ['HIST-12', 'HIST-25', 'HIST-26', 'HIST-27'],
}, async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const savedAtMs: number[] = []
  const file = () => {
    savedAtMs.push(Date.now())
    return new Response('picture')
  }
  const { notify } = open(items, {
    [readRoute(1)]: applicationOf({ resultUrl: '/media/1.jpg' }),
    [readRoute(3)]: applicationOf({ resultUrl: '/media/3.jpg' }),
    'GET /media/1.jpg': file,
    'GET /media/3.jpg': file,
  })
  await tile(1)
  await press('Select')
  for (const number of [1, 2, 3]) await userEvent.click(await tile(number))
  expect(screen.getByText('Made with AI, and every file says so.')).toBeTruthy()
  await press('Save')
  await vi.waitFor(
    () =>
      expect(notify).toHaveBeenCalledWith({
        title: 'Batch save complete!',
        description: 'Saved 2 of 3 images',
      }),
    3000,
  )
  expect(logged).toHaveBeenCalledTimes(1)
  expect(savedAtMs[1] - savedAtMs[0]).toBeGreaterThanOrEqual(390)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('History')
})

test('Clear ends the selection', { tags: ['HIST-14'] }, async () => {
  open(items)
  await tile(1)
  await press('Select')
  await press('Clear')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('History')
})

test('a tapped picture opens with its name, can be compared and goes back', async () => {
  open(items, { [readRoute(1)]: applicationOf() })
  await userEvent.click(await tile(1))
  const picture = await screen.findByRole('dialog')
  await within(picture).findByRole('heading', { name: 'The Rose Garden' })
  expect(within(picture).getByRole('button', { name: 'Hold to compare' })).toBeTruthy()
  await userEvent.click(within(picture).getByRole('button', { name: 'Back' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an opened picture is deleted after a question of its own', async () => {
  const { notify } = open(items, { [readRoute(1)]: applicationOf(), [deleteRoute(1)]: gone })
  await userEvent.click(await tile(1))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  const question = await screen.findByRole('dialog', { name: 'Delete this picture?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  await vi.waitFor(() => expect(notify).toHaveBeenCalled())
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a picture that is gone says so and leads back', async () => {
  open(items)
  await userEvent.click(await tile(2))
  await screen.findByText('This picture did not open')
  await press('Back to History')
  expect(screen.queryByRole('dialog')).toBeNull()
})
