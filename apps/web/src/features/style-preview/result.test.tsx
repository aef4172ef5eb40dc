import { localKeys, type Rating } from '@ever-after/contract'
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { writeRunningCreation } from '#session'
import { applicationOf, idOf, statusOf } from '../../testing/builders.ts'
import { refusal } from '../../testing/serve-api.ts'
import { everythingAnswered, forgetEverything } from '../../testing/show.tsx'
import {
  accepted,
  applyRoute,
  openPreview,
  pollRoute,
  running,
  statusRoute,
} from './testing/open-preview.tsx'

forgetEverything()
beforeEach(() => window.localStorage.setItem(localKeys.authToken, '"token"'))

test('one button under the picture opens the save dialog', { tags: ['STYLE-03', 'STYLE-14'] }, async () => {
  const lake = applicationOf({ displayName: 'By the Lake', resultUrl: '/media/lake.jpg' })
  const { apply } = openPreview({ [applyRoute]: accepted, [pollRoute]: lake })
  await apply()
  const saves = await screen.findAllByRole('button', { name: /^(Save|Download)/ })
  expect(saves).toHaveLength(1)
  await userEvent.click(saves[0])
  const dialog = screen.getByRole('dialog', { name: 'By the Lake' })
  expect(within(dialog).getByRole('button', { name: 'Save with Premium' })).toBeTruthy()
  const picture = within(dialog).getByRole('img', { name: 'By the Lake' })
  expect(picture.getAttribute('src')).toBe('/media/lake.jpg')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['5 changes left', statusOf()],
  ['5 changes left', statusOf({ hasLifetimeDownloads: true })],
  ['1 change left', statusOf({ remainingFreeUses: 1, bonusChangesRemaining: 0 })],
  ['0 changes left', statusOf({ remainingFreeUses: 0, bonusChangesRemaining: 0 })],
])('the banner says %s and leads to more', { tags: ['STYLE-04', 'PAY-01', 'A52'] }, async (words, status) => {
  const { onPaywall } = openPreview({ [statusRoute]: status })
  await screen.findByText(words)
  await userEvent.click(screen.getByRole('button', { name: 'Upgrade' }))
  expect(onPaywall).toHaveBeenCalledWith(expect.objectContaining({ trigger: 'subscription_info' }))
})

test('a premium member sees no banner', { tags: ['STYLE-04', 'A52'] }, async () => {
  openPreview({ [statusRoute]: { ...statusOf(), hasActiveSubscription: true } })
  await everythingAnswered()
  expect(screen.queryByRole('button', { name: 'Upgrade' })).toBeNull()
})

test('a rated result thanks and stays locked while it is read again', {
  tags: ['STYLE-25', 'STYLE-26', 'STYLE-29'],
}, async () => {
  const rateRoute = `POST /api/wedding-styles/${idOf(1)}/rate`
  let rating: Rating | null = null
  const { thumbs, calls, routesCalled } = await finish({
    [pollRoute]: () => applicationOf({ rating }),
    [rateRoute]: () => {
      rating = 'positive'
      return { success: true }
    },
  })
  const before = calls.length
  await userEvent.click(within(thumbs).getByRole('button', { name: 'Love it' }))
  await screen.findByText('Thanks for rating!')
  await everythingAnswered()
  expect(calls[before].body).toEqual({ rating: 'positive' })
  expect(routesCalled().slice(before)).toEqual([rateRoute, pollRoute])
  expect(screen.getByText('Thanks for rating!')).toBeTruthy()
  expect(screen.getByRole('group', { name: 'How do you like it?' }).matches(':disabled')).toBe(true)
})

test('a result that was rated before is locked', { tags: ['STYLE-06', 'STYLE-26'] }, async () => {
  const { thumbs } = await finish({ [pollRoute]: applicationOf({ rating: 'positive' }) })
  expect(thumbs.matches(':disabled')).toBe(true)
})

const finish = async (routes: Parameters<typeof openPreview>[0] = {}) => {
  writeRunningCreation('style', running)
  const opened = openPreview({ [pollRoute]: applicationOf(), ...routes })
  return { ...opened, thumbs: await screen.findByRole('group', { name: 'How do you like it?' }) }
}

test('a rating of the result that does not arrive unlocks it again without a word', {
  tags: ['STYLE-25', 'STYLE-27', 'A72'],
}, async () => {
  const answer = Promise.withResolvers<Response>()
  const { thumbs, notify } = await finish({
    [`POST /api/wedding-styles/${idOf(1)}/rate`]: () => answer.promise,
  })
  await userEvent.click(within(thumbs).getByRole('button', { name: 'Not good' }))
  expect(thumbs.matches(':disabled')).toBe(true)
  answer.resolve(refusal(500, 'internal', 'Something went wrong.'))
  await vi.waitFor(() => expect(thumbs.matches(':disabled')).toBe(false))
  await everythingAnswered()
  expect(notify).toHaveBeenCalledExactlyOnceWith({ title: 'Your picture is ready' })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a result can be rated, and the first one explains how', {
  tags: ['STYLE-06', 'STYLE-30', 'STYLE-31', 'STYLE-33', 'STYLE-34', 'SHELL-55', 'SHELL-57'],
}, async () => {
  await finish()
  const card = screen.getByRole('region', { name: 'Help Us Improve!' })
  expect(
    within(card)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Love it: the picture looks like you both', 'Not good: something went wrong with it'])
  expect(window.localStorage.getItem('wedding_first_transformation_complete')).toBe('true')
  await userEvent.click(within(card).getByRole('button', { name: 'Got it, thanks!' }))
  expect(screen.queryByRole('region', { name: 'Help Us Improve!' })).toBeNull()
  expect(window.localStorage.getItem('wedding_has_seen_rating_instruction')).toBe('true')
})

test('whoever was elsewhere when the first picture was finished sees the explanation here', {
  tags: ['STYLE-33'],
}, async () => {
  window.localStorage.setItem('wedding_first_transformation_complete', 'true')
  await finish()
  expect(screen.getByRole('region', { name: 'Help Us Improve!' })).toBeTruthy()
})

test('whoever has seen the explanation does not see it again', {
  tags: ['SHELL-55', 'STYLE-33'],
}, async () => {
  window.localStorage.setItem(localKeys.hasSeenRatingInstruction, 'true')
  await finish()
  await everythingAnswered()
  expect(screen.queryByRole('region', { name: 'Help Us Improve!' })).toBeNull()
})

test.each(['"no"', '7', 'yes'])(
  'where the device has kept %s of the explanation it is seen',
  {
    tags: ['SHELL-55', 'A50'],
  },
  async (kept) => {
    window.localStorage.setItem('wedding_has_seen_rating_instruction', kept)
    await finish()
    expect(screen.getByRole('region', { name: 'Help Us Improve!' })).toBeTruthy()
  },
)

test('the explanation leaves after 10 seconds by itself and counts as seen', {
  tags: ['STYLE-32', 'STYLE-33'],
}, async () => {
  vi.useFakeTimers()
  writeRunningCreation('style', running)
  openPreview({ [pollRoute]: applicationOf() })
  const card = () => screen.queryByRole('region', { name: 'Help Us Improve!' })
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  while (!card()) await pass(0)
  await pass(9_999)
  expect(card()).not.toBeNull()
  expect(window.localStorage.getItem('wedding_has_seen_rating_instruction')).toBeNull()
  await pass(1)
  expect(card()).toBeNull()
  expect(window.localStorage.getItem('wedding_has_seen_rating_instruction')).toBe('true')
})

test('the explanation stays while somebody is at it, and then leaves after another 10 seconds', {
  tags: ['STYLE-32'],
}, async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await finish()
  const card = screen.getByRole('region', { name: 'Help Us Improve!' })
  const button = within(card).getByRole('button')
  act(() => button.focus())
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  act(() => button.blur())
  await act(() => vi.advanceTimersByTimeAsync(9_500))
  expect(screen.queryByRole('region', { name: 'Help Us Improve!' })).not.toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(600))
  expect(screen.queryByRole('region', { name: 'Help Us Improve!' })).toBeNull()
  expect(window.localStorage.getItem(localKeys.hasSeenRatingInstruction)).toBe('true')
})

test('a picture in other clothes than those of now is shown as one from before', async () => {
  writeRunningCreation('style', running)
  const wore = (attires: readonly ['dress' | 'suit', 'dress' | 'suit']) =>
    applicationOf({ partners: attires.map((attire, index) => ({ photoId: idOf(101 + index), attire })) })
  openPreview({ [pollRoute]: wore(['suit', 'suit']) })
  await screen.findByText(/^This picture is from before/)
  cleanup()
  writeRunningCreation('style', running)
  openPreview({ [pollRoute]: wore(['dress', 'suit']) })
  await screen.findByRole('button', { name: 'Hold to compare' })
  expect(screen.queryByText(/^This picture is from before/)).toBeNull()
})
