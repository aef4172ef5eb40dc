import type { Rating } from '@ever-after/contract'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { applicationOf, hairChangeOf, historyItemOf, idOf, statusOf } from '../../testing/builders.ts'
import { tryOnOf } from '../../testing/dress-builders.ts'
import { refusal } from '../../testing/serve-api.ts'
import { everythingAnswered, forgetEverything } from '../../testing/show.tsx'
import {
  deleteRoute,
  dressesRoute,
  dressItemOf,
  hairItemOf,
  hairRoute,
  listRoute,
  member,
  openHistory,
  press,
  readRoute,
  statusRoute,
  tab,
  tile,
} from './testing/open-history.tsx'

forgetEverything()

const lifetimeOwner = statusOf({
  remainingFreeUses: 0,
  bonusChangesRemaining: 0,
  hasLifetimeDownloads: true,
})

const openFirst = async (routes: Parameters<typeof openHistory>[0] = {}) => {
  const opened = openHistory({
    [readRoute(1)]: applicationOf(),
    'GET /media/result.jpg': new Response('picture'),
    ...routes,
  })
  await userEvent.click(await tile(1))
  const picture = await screen.findByRole('dialog', { name: 'The Rose Garden' })
  return { ...opened, picture: within(picture) }
}

test('a tapped picture opens with its name and day, can be compared and goes back', {
  tags: ['HIST-11', 'A52'],
}, async () => {
  const third = applicationOf({ id: idOf(3), displayName: 'Dunes' })
  const { picture } = await openFirst({ [readRoute(3)]: third })
  expect(picture.getByText(/· Made with AI$/)).toBeTruthy()
  expect(picture.getByText('Premium saves the full picture, without our watermark.')).toBeTruthy()
  expect(picture.getByRole('button', { name: 'Hold to compare' })).toBeTruthy()
  await userEvent.click(picture.getByRole('button', { name: 'Back' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(await tile(3))
  expect(await screen.findByRole('dialog', { name: 'Dunes' })).toBeTruthy()
})

test('an opened picture is read again once its addresses are half an hour old', {
  tags: ['SHELL-43', 'SHELL-44'],
}, async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const readsAfter = async (ms: number) => {
    vi.setSystemTime(Date.now() + ms)
    const { calls } = await openFirst()
    await everythingAnswered()
    cleanup()
    return calls.filter(({ route }) => route === readRoute(1)).length
  }
  expect(await readsAfter(0)).toBe(1)
  expect(await readsAfter(30 * 60_000 - 1)).toBe(0)
  expect(await readsAfter(1)).toBe(1)
})

test.each([
  ['a subscriber', member],
  ['an owner of lifetime downloads', lifetimeOwner],
])('%s saves an opened picture', { tags: ['A52', 'MEMB-01', 'MEMB-24', 'MEMB-26'] }, async (_who, status) => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const { notify } = await openFirst({ [statusRoute]: status })
  await press('Save')
  await vi.waitFor(() =>
    expect(notify).toHaveBeenCalledWith({ title: 'Saved!', description: 'Image saved to photo library' }),
  )
  expect(saved).toEqual(['The Rose Garden.jpg'])
})

test('an opened picture is shared where the device has a sheet for pictures', {
  tags: ['NATIVE-06', 'A52'],
}, async () => {
  const shared: ShareData[] = []
  vi.stubGlobal('navigator', {
    canShare: () => true,
    share: async (data: ShareData) => void shared.push(data),
    userAgent: navigator.userAgent,
    onLine: true,
  })
  await openFirst()
  await press('Share')
  await vi.waitFor(() => expect(shared).toHaveLength(1))
  expect(shared[0].files?.map(({ type }) => type)).toEqual(['image/jpeg'])
})

test('saving an opened picture needs the permission', {
  tags: ['MEMB-27', 'MEMB-33', 'PORTRAIT-18', 'A07', 'A52'],
}, async () => {
  const { notify, onPaywall } = await openFirst({ [statusRoute]: statusOf() })
  await press('Save')
  await vi.waitFor(() =>
    expect(onPaywall).toHaveBeenCalledWith(expect.objectContaining({ trigger: 'download_attempt' })),
  )
  await everythingAnswered()
  expect(notify).not.toHaveBeenCalled()
})

test('a wedding picture can be rated later, and the thanks stay while it is read again', {
  tags: ['STYLE-25', 'STYLE-26', 'STYLE-29'],
}, async () => {
  const rateRoute = `POST /api/wedding-styles/${idOf(1)}/rate`
  let rating: Rating | null = null
  const { calls, picture } = await openFirst({
    [readRoute(1)]: () => applicationOf({ rating }),
    [rateRoute]: () => {
      rating = 'negative'
      return { success: true }
    },
  })
  await press('Not good')
  await picture.findByText('Thanks for rating!')
  await everythingAnswered()
  expect(calls.filter(({ route }) => route === readRoute(1))).toHaveLength(2)
  expect(picture.getByText('Thanks for rating!')).toBeTruthy()
  expect(picture.getByRole('group', { name: 'How do you like it?' }).matches(':disabled')).toBe(true)
  const sent = calls.filter(({ route }) => route === rateRoute)
  expect(sent.map(({ body }) => body)).toEqual([{ rating: 'negative' }])
})

test('a wedding picture that was rated before is locked', { tags: ['STYLE-26'] }, async () => {
  const { picture } = await openFirst({ [readRoute(1)]: applicationOf({ rating: 'negative' }) })
  expect(picture.getByRole('group', { name: 'How do you like it?' }).matches(':disabled')).toBe(true)
})

test('a rating that does not arrive unlocks the control again without a word', {
  tags: ['STYLE-27', 'A72'],
}, async () => {
  const answer = Promise.withResolvers<Response>()
  const { picture, notify } = await openFirst({
    [`POST /api/wedding-styles/${idOf(1)}/rate`]: () => answer.promise,
  })
  const thumbs = picture.getByRole('group', { name: 'How do you like it?' })
  await press('Love it')
  expect(thumbs.matches(':disabled')).toBe(true)
  answer.resolve(refusal(500, 'internal', 'Something went wrong.'))
  await vi.waitFor(() => expect(thumbs.matches(':disabled')).toBe(false))
  await everythingAnswered()
  expect(notify).not.toHaveBeenCalled()
})

test.each([
  {
    kind: 'Wedding Styles',
    list: listRoute,
    path: '/api/wedding-styles',
    itemOf: historyItemOf,
    state: applicationOf(),
    words: { Dunes: { displayName: 'Dunes' }, Orchard: { displayName: 'Orchard' } },
    isRated: true,
  },
  {
    kind: 'Dress Try-Ons',
    list: dressesRoute,
    path: '/api/wedding-dress',
    itemOf: dressItemOf,
    state: tryOnOf(),
    words: { Ivory: { dressName: 'Ivory' }, Waltz: { dressName: 'Waltz' } },
    isRated: false,
  },
  {
    kind: 'Hair Colours',
    list: hairRoute,
    path: '/api/hair-color',
    itemOf: hairItemOf,
    state: hairChangeOf(),
    words: { Copper: { color: 'copper' }, 'Dark brown': { color: 'dark-brown' } },
    isRated: false,
  },
])(
  '$kind: the very picture that was tapped opens under its name, goes back and is deleted',
  {
    tags: ['HIST-11', 'A52'],
  },
  async ({ kind, list, path, itemOf, state, words, isRated }) => {
    vi.stubGlobal('navigator', { canShare: () => true, userAgent: navigator.userAgent, onLine: true })
    const made = Object.entries(words).map(([name, told], at) => ({ name, told, id: idOf(at + 1), at }))
    const reads = made.map(({ told, id, at }) => [
      `GET ${path}/${id}`,
      { ...state, ...told, id, resultUrl: `/media/full-${at}.jpg` },
    ])
    const { notify, routesCalled } = openHistory({
      [list]: made.map(({ told, at }) => ({ ...itemOf(at + 1), ...told })),
      ...Object.fromEntries(reads),
      [`DELETE ${path}/${idOf(2)}`]: { success: true },
    })
    await userEvent.click(await tab(`${kind} (2)`))
    for (const { name, at } of made) {
      expect(screen.queryByRole('dialog')).toBeNull()
      await press(new RegExp(`^${name},`))
      const picture = within(await screen.findByRole('dialog', { name }))
      expect(picture.getByText(name, { selector: ':not(.sr-only)' })).toBeTruthy()
      expect(picture.getByRole('img', { name }).getAttribute('src')).toBe(`/media/full-${at}.jpg`)
      for (const way of ['Hold to compare', 'Save', 'Share'])
        expect(picture.getByRole('button', { name: way })).toBeTruthy()
      expect(picture.queryByRole('button', { name: 'Love it' }) !== null).toBe(isRated)
      await userEvent.click(picture.getByRole('button', { name: at === 0 ? 'Back' : 'Delete' }))
    }
    const question = within(screen.getByRole('dialog', { name: 'Delete this picture?' }))
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await vi.waitFor(() => expect(notify).toHaveBeenCalledWith(expect.objectContaining({ title: 'Success' })))
    expect(routesCalled().slice(-2)).toEqual([`DELETE ${path}/${idOf(2)}`, list])
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

test('an opened picture is deleted after a question of its own', {
  tags: ['A52', 'HIST-28', 'SHELL-44', 'A39'],
}, async () => {
  const { notify, picture, routesCalled } = await openFirst({ [deleteRoute(1)]: { success: true } })
  await press('Delete')
  const question = () => within(screen.getByRole('dialog', { name: 'Delete this picture?' }))
  await userEvent.click(question().getByRole('button', { name: 'Keep' }))
  await everythingAnswered()
  expect(routesCalled()).not.toContain(deleteRoute(1))
  await userEvent.click(picture.getByRole('button', { name: 'Delete' }))
  await userEvent.click(question().getByRole('button', { name: 'Delete' }))
  await vi.waitFor(() => expect(notify).toHaveBeenCalledWith(expect.objectContaining({ title: 'Success' })))
  expect(routesCalled().slice(-2)).toEqual([deleteRoute(1), listRoute])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a picture that is gone says so and leads back', async () => {
  openHistory()
  await userEvent.click(await tile(2))
  await screen.findByText('This picture did not open')
  await press('Back to History')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('one turns from an opened picture to the one beside it, as far as there is one', async () => {
  const { picture } = await openFirst({
    [readRoute(2)]: applicationOf({ id: idOf(2), displayName: 'Dunes' }),
  })
  picture.getByRole('button', { name: 'Hold to compare' }).focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(await screen.findByRole('dialog', { name: 'The Rose Garden' })).toBeTruthy()
  await userEvent.keyboard('{ArrowRight}')
  expect(await screen.findByRole('dialog', { name: 'Dunes' })).toBeTruthy()
  await userEvent.keyboard('{ArrowLeft}')
  expect(await screen.findByRole('dialog', { name: 'The Rose Garden' })).toBeTruthy()
})

test('who turns from picture to picture is told which one it is', async () => {
  const { picture } = await openFirst({
    [readRoute(2)]: applicationOf({ id: idOf(2), displayName: 'Dunes' }),
  })
  const told = () => picture.getAllByRole('status').map(({ textContent }) => textContent)
  expect(told()).toContain('Picture 1 of 3')
  picture.getByRole('button', { name: 'Hold to compare' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  await vi.waitFor(() => expect(told()).toContain('Picture 2 of 3'))
})

test('the two of an earlier picture are taken to other styles while their photos are there', async () => {
  const couple = [
    { photoId: idOf(101), attire: 'dress' },
    { photoId: idOf(102), attire: 'suit' },
  ] as const
  const { picture, onAnotherStyle } = await openFirst({
    [readRoute(1)]: applicationOf({ partners: [...couple] }),
  })
  await userEvent.click(picture.getByRole('button', { name: 'Another style with these photos' }))
  expect(onAnotherStyle).toHaveBeenCalledWith([
    { photo: { id: idOf(101), url: '/media/one.jpg' }, attire: 'dress' },
    { photo: { id: idOf(102), url: '/media/two.jpg' }, attire: 'suit' },
  ])
})

test('a picture whose photos were deleted has no way to another style', async () => {
  const { picture } = await openFirst({ [readRoute(1)]: applicationOf({ sourceUrls: [null, null] }) })
  expect(picture.queryByRole('button', { name: 'Another style with these photos' })).toBeNull()
})

test('an opened picture is looked at closely', async () => {
  const { picture } = await openFirst()
  await userEvent.click(picture.getByRole('button', { name: 'View large' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Zoom in' }))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('button', { name: 'Zoom in' })).toBeNull()
  expect(picture.getByRole('button', { name: 'Save' })).toBeTruthy()
})
