import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { historyItemOf, idOf } from '#testing/builders.ts'
import { readsPerOpening } from '#testing/reads-per-opening.ts'
import { refusal } from '#testing/serve-api.ts'
import { forgetEverything } from '#testing/show.tsx'
import {
  deleteRoute,
  dressesRoute,
  dressItemOf,
  hairItemOf,
  hairRoute,
  heading,
  listRoute,
  openHistory,
  press,
  select,
  tab,
  tile,
} from './testing/open-history.tsx'

forgetEverything()

const createdAt = '2026-05-04T10:00:00.000Z'
const pageOf = <T,>(make: (number: number, rest: { createdAt: string }) => T, first: number, count = 60) =>
  Array.from({ length: count }, (_, index) => make(first + index, { createdAt }))
const after = (route: string, number: number) =>
  `${route}&before=${encodeURIComponent(`${createdAt}_${idOf(number)}`)}`
const countsRoute = 'GET /api/creations/counts'
const three = {
  [listRoute]: pageOf(historyItemOf, 1001),
  [after(listRoute, 1060)]: pageOf(historyItemOf, 1061),
  [after(listRoute, 1120)]: pageOf(historyItemOf, 1121, 7),
  [countsRoute]: { style: 127, dress: 0, hair: 0 },
}

let reachEnd: () => void = () => undefined
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        reachEnd = () => tell([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
})
const scrollToEnd = () => act(async () => reachEnd())
const confirm = () =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
const remove = async (...numbers: number[]) => {
  await select(...numbers)
  await press('Delete')
  await confirm()
}

test('the next pictures come as the couple nears the end, and the tab tells how many there are', {
  tags: ['HIST-01', 'HIST-03', 'HIST-17', 'HIST-28', 'A53'],
}, async () => {
  const last = Promise.withResolvers<object>()
  const { routesCalled } = openHistory({ ...three, [after(listRoute, 1120)]: () => last.promise })
  await tab('Wedding Styles (127)')
  await tile(1060)
  expect(screen.queryByRole('button', { name: /^Style 1061,/ })).toBeNull()
  await scrollToEnd()
  await tile(1120)
  expect(screen.queryByText('Loading history...')).toBeNull()
  await scrollToEnd()
  expect((await screen.findByText('Loading history...')).role).toBe('status')
  last.resolve(three[after(listRoute, 1120)])
  await tile(1127)
  await tab('Wedding Styles (127)')
  expect(screen.getAllByRole('region')).toHaveLength(1)
  await scrollToEnd()
  const pages = routesCalled().filter((route) => route.startsWith(listRoute))
  expect(pages).toEqual([listRoute, after(listRoute, 1060), after(listRoute, 1120)])
})

test('how many there are is good for 24 hours', { tags: ['SHELL-43', 'SHELL-44', 'SHELL-45'] }, async () => {
  const open = () => openHistory(three).calls
  expect(await readsPerOpening({ open, route: countsRoute, freshMs: 86_400_000 })).toEqual([1, 0, 1])
})

test.each([
  ['dress', 'Dress Try-Ons (61)', dressesRoute, dressItemOf, /^Dress 1061,/],
  ['hair', 'Hair Colours (61)', hairRoute, hairItemOf, /^Copper,/],
] as const)(
  'the list of kind %s comes in pages too',
  {
    tags: ['HIST-01', 'HIST-28', 'A53'],
  },
  async (_kind, name, route, make, last) => {
    const dated = (number: number) => ({ ...make(number), createdAt })
    openHistory({
      [route]: pageOf(dated, 1001),
      [after(route, 1060)]: [dated(1061)],
      [countsRoute]: { style: 3, dress: 61, hair: 61 },
    })
    await userEvent.click(await tab(name))
    await scrollToEnd()
    await vi.waitFor(() =>
      expect(screen.getAllByRole('button', { name: /^(Dress|Copper)/ })).toHaveLength(61),
    )
    expect(screen.getAllByRole('button', { name: last }).length).toBeGreaterThan(0)
  },
)

test.each([
  ['style', 'Wedding Styles', [7, 5, 4], 20, listRoute, historyItemOf, '/api/wedding-styles'],
  ['dress', 'Dress Try-Ons', [12, 10, 9], 12, dressesRoute, dressItemOf, '/api/wedding-dress'],
] as const)(
  'the tab of kind %s tells how many are left after a deletion, with some pages read and with all',
  { tags: ['HIST-01', 'A53'] },
  async (kind, name, counts, gap, route, make, address) => {
    let all = Array.from({ length: 134 }, (_, at) => ({
      ...make(1001 + at),
      createdAt,
      status: at % gap === 0 ? 'completed' : 'failed',
    }))
    const numbers = all.map((_, at) => 1001 + at)
    const finished = () => all.filter(({ status }) => status === 'completed').length
    const pageAfter = (last: string) => all.filter(({ id }) => id > last).slice(0, 60)
    const drop = (gone: string) => {
      all = all.filter(({ id }) => id !== gone)
      return { success: true }
    }
    const tabs = counts.map((count) => `${name} (${count})`)
    openHistory({
      [route]: () => pageAfter(''),
      ...Object.fromEntries(numbers.map((number) => [after(route, number), () => pageAfter(idOf(number))])),
      ...Object.fromEntries(all.map(({ id }) => [`DELETE ${address}/${id}`, () => drop(id)])),
      [countsRoute]: () => ({ style: 0, dress: 0, hair: 0, [kind]: finished() }),
    })
    await userEvent.click(await tab(tabs[0]))
    await scrollToEnd()
    await remove(1001, 1061)
    await tab(tabs[1])
    await scrollToEnd()
    await remove(1121)
    await tab(tabs[2])
  },
)

test('a page that does not come leaves the others standing and can be asked for again', {
  tags: ['A53'],
}, async () => {
  let isOnline = false
  openHistory({
    ...three,
    [after(listRoute, 1060)]: () =>
      isOnline ? three[after(listRoute, 1060)] : refusal(503, 'overloaded', 'no'),
  })
  await tile(1060)
  await scrollToEnd()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Earlier pictures did not load.')
  await tile(1001)
  isOnline = true
  await press('Retry')
  await tile(1120)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('Select all reads every page, and what it selected is deleted', {
  tags: ['A53'],
}, async () => {
  const numbers = Array.from({ length: 127 }, (_, index) => 1001 + index)
  const { routesCalled, notify } = openHistory({
    ...three,
    ...Object.fromEntries(numbers.map((number) => [deleteRoute(number), { success: true }])),
  })
  await tile(1001)
  await press('Select')
  await press('Select all')
  await vi.waitFor(() => expect(heading()).toBe('127 Selected'))
  await press('Delete')
  await confirm()
  await vi.waitFor(() => expect(notify).toHaveBeenCalledWith(expect.objectContaining({ title: 'Success' })))
  const deleted = routesCalled().filter((route) => route.startsWith('DELETE'))
  expect(deleted).toEqual(numbers.map(deleteRoute))
})

test('a picture of the last page is saved', { tags: ['HIST-12', 'HIST-25', 'A53'] }, async () => {
  const { notify, routesCalled } = openHistory({ ...three, 'GET /media/1127.jpg': new Response('picture') })
  await tile(1001)
  await scrollToEnd()
  await tile(1120)
  await scrollToEnd()
  await tile(1127)
  await press('Select')
  await userEvent.click(await tile(1127))
  await press('Save')
  await vi.waitFor(() =>
    expect(notify).toHaveBeenCalledWith({
      title: 'Batch save complete!',
      description: 'Saved 1 of 1 images',
    }),
  )
  expect(routesCalled()).toContain('GET /media/1127.jpg')
})
