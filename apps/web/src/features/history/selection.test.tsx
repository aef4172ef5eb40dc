import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { historyItemOf, idOf } from '../../testing/builders.ts'
import { everythingAnswered, forgetEverything } from '../../testing/show.tsx'
import {
  deleteRoute,
  dresses,
  dressesRoute,
  dressItemOf,
  hairItemOf,
  hairRoute,
  heading,
  items,
  listRoute,
  openHistory,
  press,
  select,
  tab,
  tile,
} from './testing/open-history.tsx'

forgetEverything()

const gone = { success: true }
const confirm = () =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))

const threeDresses = [11, 12, 13].map(dressItemOf)
const inEitherTab = test.each([
  ['Wedding Styles (3)', 1, 2, 3],
  ['Dress Try-Ons (3)', 11, 12, 13],
])

inEitherTab(
  'under %s Select starts a selection, taps toggle, and back leaves it before it goes home',
  {
    tags: ['HIST-06', 'HIST-07', 'HIST-08', 'HIST-10', 'HIST-18'],
  },
  async (name, first, second, third) => {
    const { onHome } = openHistory({ [dressesRoute]: threeDresses })
    await userEvent.click(await tab(name))
    const pressed = async (number: number) => (await tile(number)).getAttribute('aria-pressed')
    const clear = () => screen.queryByRole('button', { name: 'Clear' })
    expect([await pressed(first), await pressed(third), clear()]).toEqual([null, null, null])
    await select(first, second)
    expect([await pressed(first), await pressed(third)]).toEqual(['true', 'false'])
    expect(heading()).toBe('2 Selected')
    expect(clear()).toBeTruthy()
    await userEvent.click(await tile(first))
    expect(heading()).toBe('1 Selected')
    await userEvent.click(await tile(second))
    expect(heading()).toBe('0 Selected')
    await press('Back')
    expect(heading()).toBe('History')
    expect([await pressed(second), clear()]).toEqual([null, null])
    expect(onHome).not.toHaveBeenCalled()
    await press('Back')
    expect(onHome).toHaveBeenCalled()
  },
)

test('Select all takes every finished picture', async () => {
  openHistory({ [listRoute]: [...items, historyItemOf(4, { status: 'processing', resultUrl: null })] })
  await tile(1)
  await press('Select')
  await press('Select all')
  expect(heading()).toBe('3 Selected')
})

inEitherTab(
  'under %s a press of 500 ms enters the selection with that picture',
  { tags: ['HIST-09'] },
  async (name, _first, number) => {
    openHistory({ [dressesRoute]: threeDresses })
    await userEvent.click(await tab(name))
    const second = await tile(number)
    vi.useFakeTimers()
    for (const end of [fireEvent.pointerUp, fireEvent.pointerLeave, fireEvent.pointerCancel]) {
      fireEvent.pointerDown(second)
      await act(() => vi.advanceTimersByTimeAsync(499))
      end(second)
      await act(() => vi.advanceTimersByTimeAsync(500))
      expect(heading()).toBe('History')
    }
    fireEvent.pointerDown(second)
    await act(() => vi.advanceTimersByTimeAsync(500))
    // The browser's menu would take the pointer away.
    expect(fireEvent.contextMenu(second)).toBe(false)
    fireEvent.pointerUp(second)
    fireEvent.click(second)
    expect(heading()).toBe('1 Selected')
    expect(second.getAttribute('aria-pressed')).toBe('true')
  },
)

test('the keyboard alone selects pictures', async () => {
  openHistory()
  await tile(1)
  screen.getByRole('button', { name: 'Select' }).focus()
  await userEvent.keyboard('{Enter}')
  act(() => screen.getByRole('button', { name: /^Style 1,/ }).focus())
  await userEvent.keyboard(' ')
  expect(heading()).toBe('1 Selected')
})

test('selected pictures are deleted after a question, and the selection ends', {
  tags: ['HIST-13', 'HIST-20', 'HIST-21', 'HIST-22', 'HIST-23', 'HIST-28', 'SHELL-44', 'A39', 'API-27'],
}, async () => {
  const { calls, routesCalled, notify } = openHistory({ [deleteRoute(1)]: gone, [deleteRoute(3)]: gone })
  await select(1, 3)
  const before = calls.length
  await press('Delete')
  expect(screen.getByRole('dialog', { name: 'Delete 2 selected items?' })).toBeTruthy()
  await press('Keep')
  await press('Delete')
  await userEvent.keyboard('{Escape}')
  await everythingAnswered()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(heading()).toBe('2 Selected')
  expect(calls).toHaveLength(before)
  await press('Delete')
  await confirm()
  await vi.waitFor(() =>
    expect(notify).toHaveBeenCalledWith({ title: 'Success', description: 'Items deleted successfully' }),
  )
  expect(routesCalled().slice(before)).toEqual([deleteRoute(1), deleteRoute(3), listRoute])
  expect(heading()).toBe('History')
})

test('the next picture is deleted once the one before has its answer', { tags: ['A63'] }, async () => {
  let answer: (given: object) => void = () => undefined
  const { routesCalled } = openHistory({
    [deleteRoute(1)]: () => new Promise<object>((resolve) => (answer = resolve)),
    [deleteRoute(2)]: gone,
  })
  await select(1, 2)
  await press('Delete')
  await confirm()
  await vi.waitFor(() => expect(routesCalled()).toContain(deleteRoute(1)))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(routesCalled()).not.toContain(deleteRoute(2))
  answer(gone)
  await vi.waitFor(() => expect(routesCalled()).toContain(deleteRoute(2)))
})

test('a dress try-on is deleted at its own address', {
  tags: ['HIST-13', 'HIST-20', 'HIST-21', 'HIST-22', 'HIST-23', 'HIST-28', 'SHELL-44', 'A39', 'API-46'],
}, async () => {
  const route = `DELETE /api/wedding-dress/${idOf(11)}`
  const { routesCalled, notify } = openHistory({ [dressesRoute]: dresses, [route]: gone })
  await userEvent.click(await tab('Dress Try-Ons (2)'))
  await select(11)
  await press('Delete')
  expect(screen.getByRole('dialog', { name: 'Delete 1 selected items?' })).toBeTruthy()
  await confirm()
  await vi.waitFor(() =>
    expect(notify).toHaveBeenCalledWith({ title: 'Success', description: 'Items deleted successfully' }),
  )
  expect(routesCalled().slice(-2)).toEqual([route, dressesRoute])
  expect(heading()).toBe('History')
})

test('changes of hair colour are deleted at their own addresses', {
  tags: ['HIST-22', 'HIST-28', 'SHELL-44', 'A39'],
}, async () => {
  const deletions = [21, 22].map((number) => `DELETE /api/hair-color/${idOf(number)}`)
  const { routesCalled, notify } = openHistory({
    [hairRoute]: [hairItemOf(21), hairItemOf(22)],
    ...Object.fromEntries(deletions.map((route) => [route, gone])),
  })
  await userEvent.click(await tab('Hair Colours (2)'))
  await press('Select')
  await press('Select all')
  await press('Delete')
  await confirm()
  await vi.waitFor(() => expect(notify).toHaveBeenCalledWith(expect.objectContaining({ title: 'Success' })))
  expect(routesCalled().slice(-3)).toEqual([...deletions, hairRoute])
})

test.each([
  ['Wedding Styles (3)', 1, 2, 'DELETE /api/wedding-styles', listRoute],
  ['Dress Try-Ons (3)', 11, 12, 'DELETE /api/wedding-dress', dressesRoute],
])(
  'when one deletion under %s fails the others still go and the person is told',
  {
    tags: ['HIST-20', 'HIST-24', 'A63', 'A39'],
  },
  async (name, first, second, route, list) => {
    const deletions = [first, second].map((number) => `${route}/${idOf(number)}`)
    const { routesCalled, notify } = openHistory({ [dressesRoute]: threeDresses, [deletions[1]]: gone })
    await userEvent.click(await tab(name))
    await select(first, second)
    await press('Delete')
    await confirm()
    await vi.waitFor(() =>
      expect(notify).toHaveBeenCalledWith({
        title: 'Error',
        description: 'Failed to delete items',
        isDestructive: true,
      }),
    )
    expect(routesCalled().slice(-3)).toEqual([...deletions, list])
    expect(heading()).toBe('History')
  },
)

inEitherTab('under %s Clear ends the selection', { tags: ['HIST-14'] }, async (name, first) => {
  openHistory({ [dressesRoute]: threeDresses })
  await userEvent.click(await tab(name))
  await select(first)
  await press('Clear')
  expect(heading()).toBe('History')
  await press('Select')
  expect(heading()).toBe('0 Selected')
  await press('Clear')
  expect(heading()).toBe('History')
})
