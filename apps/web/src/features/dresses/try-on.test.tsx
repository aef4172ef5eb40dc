import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { tellCatalogueAs } from '#platform/catalogue-words.ts'
import { fetchStatus, queryClient } from '#server-state'
import { readRunningCreation, writeRunningCreation, writeSelectedDress, writeShownCreation } from '#session'
import { idOf, statusOf } from '#testing/builders.ts'
import { dressPhoto, ownDressOf, tryOnOf } from '#testing/dress-builders.ts'
import { forgetEverything } from '#testing/show.tsx'
import {
  accepted,
  apply,
  applyRoute,
  openTryon,
  pollRoute,
  statusRoute,
  tryButton,
} from './testing/open-tryon.tsx'

forgetEverything()
afterEach(() => tellCatalogueAs(undefined))

test('the permission comes first, then photo and dress with an idempotency key', {
  tags: ['SHELL-03', 'DRESS-12', 'DRESS-21', 'DRESS-23', 'API-43'],
}, async () => {
  const { calls, routesCalled } = openTryon({ [applyRoute]: accepted, [pollRoute]: tryOnOf() })
  await apply()
  await screen.findByRole('button', { name: 'Hold to compare' })
  expect(routesCalled().indexOf(statusRoute)).toBeGreaterThan(-1)
  expect(routesCalled().indexOf(statusRoute)).toBeLessThan(routesCalled().indexOf(applyRoute))
  const sent = calls.find(({ route }) => route === applyRoute)
  expect(sent?.body).toEqual({
    photoId: dressPhoto.id,
    dressId: 'waltz',
    dressUrl: '/catalogue/dresses/waltz/preview.webp',
    dressName: 'Waltz',
    isCustomDress: false,
  })
  expect(sent?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/)
})

test('a dress that is told in another language is asked for by the name that the catalogue has', async () => {
  tellCatalogueAs({ texts: { Waltz: 'Walzer' }, keywords: {} })
  const { calls } = openTryon({ [applyRoute]: accepted, [pollRoute]: tryOnOf() })
  await screen.findByRole('button', { name: 'Walzer' })
  await apply()
  await vi.waitFor(() =>
    expect(calls.find(({ route }) => route === applyRoute)?.body).toMatchObject({ dressName: 'Waltz' }),
  )
})

test('a dress of one’s own is sent as such', { tags: ['DRESS-23', 'API-43'] }, async () => {
  const { calls } = openTryon({ [applyRoute]: accepted, [pollRoute]: tryOnOf() }, ownDressOf(1).id)
  await apply()
  await screen.findByRole('button', { name: 'Hold to compare' })
  expect(calls.find(({ route }) => route === applyRoute)?.body).toEqual({
    photoId: idOf(101),
    dressId: idOf(201),
    dressUrl: '/media/own-1.jpg',
    dressName: 'My dress 1',
    isCustomDress: true,
  })
})

test('a finished try-on is shown, told, and the allowance is read again', {
  tags: ['SHELL-03', 'SHELL-28', 'SHELL-44', 'DRESS-11', 'DRESS-25', 'A36', 'A39'],
}, async () => {
  const readHistory = () => queryClient.setQueryData(['history', 'dress'], { pages: [], pageParams: [] })
  const isHistoryOld = () => queryClient.getQueryState(['history', 'dress'])?.isInvalidated
  let onceAccepted: unknown
  const { notify, routesCalled } = openTryon({
    [applyRoute]: accepted,
    [pollRoute]: () => {
      onceAccepted ??= [
        isHistoryOld(),
        routesCalled().lastIndexOf(statusRoute) > routesCalled().indexOf(applyRoute),
      ]
      readHistory()
      return tryOnOf()
    },
  })
  await fetchStatus()
  readHistory()
  await apply()
  await screen.findByRole('button', { name: 'Hold to compare' })
  expect(screen.getByRole('img', { name: 'Waltz' }).getAttribute('src')).toBe('/media/result.jpg')
  expect(notify).toHaveBeenCalledWith({ title: 'Dress Applied!' })
  expect(readRunningCreation('dress')).toBeUndefined()
  expect(onceAccepted).toEqual([true, true])
  expect(isHistoryOld()).toBe(true)
  await vi.waitFor(() =>
    expect(routesCalled().lastIndexOf(statusRoute)).toBeGreaterThan(routesCalled().lastIndexOf(pollRoute)),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Adele' }))
  expect(screen.getByRole('img', { name: 'Adele' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Hold to compare' })).toBeNull()
})

test('a finished try-on is shown from its top, wherever it was asked for', async () => {
  const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView')
  openTryon({ [applyRoute]: accepted, [pollRoute]: tryOnOf() })
  await apply()
  const picture = await screen.findByRole('img', { name: 'Waltz' })
  await screen.findByRole('button', { name: 'Hold to compare' })
  expect(scrolledTo.mock.contexts.some((place) => place instanceof Element && place.contains(picture))).toBe(
    true,
  )
  scrolledTo.mockRestore()
})

test('a try-on that is accepted with a word that the app does not know is followed', {
  tags: ['A35'],
}, async () => {
  openTryon({ [applyRoute]: { ...accepted, status: 'queued' }, [pollRoute]: tryOnOf() })
  await apply()
  expect(await screen.findByRole('button', { name: 'Hold to compare' })).toBeTruthy()
})

test('while the dress is fitted the stages tick and it may be left', async () => {
  const progress = { stage: 'dressing', fraction: 0.5, remainingMs: 4000 } as const
  const making = tryOnOf({ status: 'processing', resultUrl: null, progress })
  openTryon({ [applyRoute]: accepted, [pollRoute]: making })
  await apply()
  expect(await screen.findByText('Fitting the dress', { selector: 'li *, li' })).toBeTruthy()
  expect(screen.getByText('You may leave. The picture waits for you in History.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Processing...' })).toHaveProperty('disabled', true)
  const upgrade = await screen.findByRole('button', { name: 'Upgrade' })
  expect(upgrade.closest('[inert]')).not.toBeNull()
  expect(readRunningCreation('dress')).toMatchObject({ subject: 'waltz', path: '/wedding-dress-tryon' })
})

test('a try-on that was left running is followed with its dress, which is chosen for another try', {
  tags: ['DRESS-09'],
}, async () => {
  writeRunningCreation('dress', {
    id: idOf(1),
    subject: 'adele',
    name: 'Adele',
    path: '/wedding-dress-tryon',
  })
  const { routesCalled } = openTryon({ [pollRoute]: tryOnOf({ dressName: 'Adele' }) })
  await screen.findByRole('button', { name: 'Hold to compare' })
  expect(screen.getByRole('button', { name: 'Adele', pressed: true })).toBeTruthy()
  expect(routesCalled()).not.toContain(applyRoute)
  await userEvent.click(screen.getByRole('button', { name: 'Make another' }))
  expect(window.sessionStorage.getItem('selectedDress')).toBe('"adele"')
})

test('a finished try-on can be viewed large', async () => {
  openTryon({ [applyRoute]: accepted, [pollRoute]: tryOnOf() })
  expect(screen.queryByRole('button', { name: 'View large' })).toBeNull()
  await apply()
  await userEvent.click(await screen.findByRole('button', { name: 'View large' }))
  const viewer = within(await screen.findByRole('dialog', { name: 'Waltz' }))
  expect(viewer.getByRole('img').getAttribute('src')).toBe('/media/result.jpg')
})

test('saving shows the picture first and needs the download permission', {
  tags: ['DRESS-11', 'DRESS-14', 'PORTRAIT-18', 'MEMB-27'],
}, async () => {
  const { onPaywall } = openTryon({ [applyRoute]: accepted, [pollRoute]: tryOnOf() })
  await apply()
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Waltz' }))
  expect(dialog.getByRole('img', { name: 'Waltz' }).getAttribute('src')).toBe('/media/result.jpg')
  await userEvent.click(dialog.getByRole('button', { name: 'Save with Premium' }))
  await vi.waitFor(() =>
    expect(onPaywall).toHaveBeenCalledWith(expect.objectContaining({ trigger: 'download_attempt' })),
  )
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getAllByRole('button', { name: /^(Save|Download)/ })).toHaveLength(1)
})

test('before a try-on the button says that it costs a change, and the balance stands above it', async () => {
  const { onPaywall } = openTryon()
  expect(
    await screen.findByRole('button', { name: 'Try this wedding dress', description: 'For one change.' }),
  ).toBeTruthy()
  const balance = within(await screen.findByRole('region', { name: 'Your balance' }))
  expect(balance.getByText('5 changes left')).toBeTruthy()
  await userEvent.click(balance.getByRole('button', { name: 'Upgrade' }))
  expect(onPaywall).toHaveBeenCalledWith({ trigger: 'subscription_info' })
})

test('a subscriber has no changes to count', async () => {
  openTryon({ [statusRoute]: { ...statusOf(), hasActiveSubscription: true } })
  await fetchStatus()
  await tryButton()
  expect(screen.queryByRole('region', { name: 'Your balance' })).toBeNull()
})

test('once a dress is worn the button makes another picture of it, and of another dress the first', async () => {
  const { calls } = openTryon({ [applyRoute]: accepted, [pollRoute]: tryOnOf() })
  await apply()
  const another = await screen.findByRole('button', {
    name: 'Make another',
    description: 'In another place, for one more change.',
  })
  await userEvent.click(another)
  await screen.findByRole('button', { name: 'Make another' })
  const sent = calls.filter(({ route }) => route === applyRoute)
  expect(sent).toHaveLength(2)
  expect(sent[1].body).toEqual(sent[0].body)
  expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(2)
  await userEvent.click(screen.getByRole('button', { name: 'Adele' }))
  await tryButton()
  expect(screen.queryByRole('button', { name: 'Make another' })).toBeNull()
})

test('after a reload a picture stands with its own dress, whichever was chosen while it was made', async () => {
  const shown = { id: idOf(1), subject: 'adele', name: 'Adele', path: '/wedding-dress-tryon' }
  writeSelectedDress('waltz')
  writeShownCreation('dress', shown)
  openTryon({ [pollRoute]: tryOnOf({ dressName: 'Adele' }) }, null)
  await screen.findByRole('button', { name: 'Make another' })
  expect(screen.getByRole('button', { name: 'Adele', pressed: true })).toBeTruthy()
})
