import { localKeys, sessionKeys } from '@ever-after/contract'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { sandboxSubscription } from '#platform/sandbox/sheet.ts'
import { statusOf } from '#testing/builders.ts'
import { openStore } from '#testing/open-store.ts'
import { refusal, serveApi } from '#testing/serve-api.ts'
import { everythingAnswered, forgetEverything, show } from '#testing/show.tsx'
import { DeleteDialog } from './components/delete-dialog.tsx'

forgetEverything()
beforeEach(() => {
  window.localStorage.setItem(localKeys.authToken, '"token"')
  window.localStorage.setItem(localKeys.onboardingCompleted, 'true')
  window.sessionStorage.setItem(sessionKeys.selectedStyle, '"Roses"')
})

const receipt = {
  deletedAt: '2030-01-01T12:00:00.000Z',
  photos: 4,
  uploads: 3,
  portraits: 2,
  dresses: 0,
  creations: 7,
  ratings: 1,
}

function open(
  answer: Parameters<typeof serveApi>[0][string] = receipt,
  routes: Parameters<typeof serveApi>[0] = {},
) {
  const onClose = vi.fn()
  const onStartAnew = vi.fn()
  const calls = serveApi({
    'GET /api/subscriptions/status': statusOf(),
    'DELETE /api/me': answer,
    ...routes,
  })
  show(<DeleteDialog onClose={onClose} onStoreFailed={vi.fn()} onStartAnew={onStartAnew} />)
  const deletions = () => calls.map(({ route }) => route).filter((route) => route === 'DELETE /api/me')
  return { onClose, onStartAnew, deletions }
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const remembered = () => window.localStorage.length + window.sessionStorage.length

async function confirm() {
  await userEvent.click(
    screen.getByRole('checkbox', { name: 'I understand that nobody can bring this back.' }),
  )
  await userEvent.click(button('Delete everything'))
}

test('what goes is named, and nothing goes without a second deliberate act', async () => {
  const { deletions, onClose } = open()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'every photo you added, and every saved portrait',
    'every picture in your History',
    'dresses you uploaded, and your ratings',
    'what you have left: changes and portraits',
  ])
  expect(button('Delete everything').disabled).toBe(true)
  await userEvent.click(button('Keep my data'))
  expect(onClose).toHaveBeenCalledOnce()
  expect(deletions()).toEqual([])
})

test('the receipt says what went, the device has forgotten, and the way on is the beginning', async () => {
  const { onStartAnew, deletions } = open()
  await confirm()
  const dialog = await screen.findByRole('dialog', { name: 'Your data is deleted' })
  expect(dialog.textContent).toMatch(/Deleted on 1 January 2030 at \d/)
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '4',
    '3',
    '2',
    '0',
    '7',
    '1',
  ])
  expect(deletions()).toHaveLength(1)
  expect(remembered()).toBe(0)
  await userEvent.click(button('Start anew'))
  expect(onStartAnew).toHaveBeenCalledOnce()
})

test('a failed deletion says so, forgets nothing and can be tried again', {
  tags: ['SHELL-45'],
}, async () => {
  const { deletions } = open(refusal(500, 'internal', 'no'))
  await confirm()
  await vi.waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(
      'That did not work. Check your connection and try again.',
    ),
  )
  expect(window.sessionStorage.length).toBe(1)
  expect(window.localStorage.getItem(localKeys.authToken)).toBe('"token"')
  await userEvent.click(button('Delete everything'))
  expect(deletions()).toHaveLength(2)
})

test('a token that opens nothing any more means that an earlier request had arrived', async () => {
  open(refusal(401, 'unauthenticated', 'no'))
  await confirm()
  await screen.findByText('Nothing of yours was left on our server.')
  expect(remembered()).toBe(0)
})

const subscriber = {
  ...statusOf(),
  hasActiveSubscription: true,
  subscription: {
    expiresAt: '2040-01-08T12:00:00.000Z',
    productId: 'wedding_photos_premium_yearly',
    periodType: 'NORMAL' as const,
  },
}

test('a subscriber reads by name what goes on, is led to the store, and reads it again on the receipt', async () => {
  open(receipt, { ...openStore().routes, 'GET /api/subscriptions/status': subscriber })
  await screen.findByText(
    'Deleting your data does not end Premium Yearly. It renews in your App Store account until you end it there.',
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Manage subscription' }))
  await vi.waitFor(() => expect(sandboxSubscription.current()).toBeDefined())
  sandboxSubscription.current()?.answer('keep')
  await confirm()
  const dialog = await screen.findByRole('dialog', { name: 'Your data is deleted' })
  expect(dialog.textContent).toContain('Premium Yearly goes on in your App Store account.')
})

test('who does not subscribe reads of no subscription', async () => {
  open()
  await everythingAnswered()
  expect(screen.queryByText(/Premium/)).toBeNull()
  await confirm()
  expect((await screen.findByRole('dialog')).textContent).not.toContain('Premium')
})
