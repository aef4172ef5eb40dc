import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { rememberPaywallAnimation } from '#session'
import { statusOf } from '#testing/builders.ts'
import { answerSheet, sold } from '#testing/open-store.ts'
import { forgetEverything } from '#testing/show.tsx'
import { button, meetPaywall } from '../../testing/meet-paywall.tsx'

forgetEverything()

const holdings = (hasLifetimeDownloads: boolean) => ({
  hasLifetimeDownloads,
  bonusChangesRemaining: 2,
  purchaseDate: null,
  portraitCreditsRemaining: 0,
})

async function meet(rest: Partial<Parameters<typeof meetPaywall>[0]> = {}) {
  const server = { isOwned: false }
  return meetPaywall({
    trigger: 'download_attempt',
    routes: {
      'GET /api/subscriptions/status': () => statusOf({ hasLifetimeDownloads: server.isOwned }),
      'GET /api/purchases/one-time/status': () => holdings(server.isOwned),
      'POST /api/purchases/one-time': () => {
        server.isOwned = true
        return holdings(true)
      },
      'POST /api/subscriptions/sync': () => {
        server.isOwned = true
        return { success: true }
      },
    },
    ...rest,
  })
}
const colourOf = ({ classList }: Element) => [...classList].filter((name) => name.startsWith('bg-')).join()
const isGone = () => vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('a download is also offered once and for ever, by a button like those of the plans and after them', {
  tags: ['MEMB-09'],
}, async () => {
  await meet()
  const once = await button('Buy once for $4.99')
  const offer = within(screen.getByRole('region', { name: 'Lifetime downloads' }))
  offer.getByText('No subscription. With 15 bonus changes.')
  const plans = screen.getByRole('list', { name: 'Plans' })
  expect(plans.compareDocumentPosition(once) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(colourOf(once)).toBe(colourOf(await button('Premium Weekly')))
  expect(document.querySelector('[aria-pressed="true"], [aria-selected="true"], :checked')).toBeNull()
})

test('without the store’s price it is not offered', { tags: ['A13'] }, async () => {
  await meet({ sells: sold.filter(({ id }) => id !== 'lifetime') })
  await button('Premium Weekly')
  expect(screen.queryByRole('region', { name: 'Lifetime downloads' })).toBeNull()
  expect(screen.queryByText('One-time purchase not available')).toBeNull()
})

test.each(['default', 'portrait_enhancement_limit'] as const)(
  'where something else is missing, as by %s, it is not offered',
  async (trigger) => {
    rememberPaywallAnimation()
    await meet({ trigger })
    await button('Premium Weekly')
    expect(screen.queryByRole('region', { name: 'Lifetime downloads' })).toBeNull()
  },
)

test.each(['style_change_limit', 'dress_tryon_limit'] as const)(
  'at a limit, %s, it is offered beside the plans for its bonus changes',
  { tags: ['MEMB-09'] },
  async (trigger) => {
    rememberPaywallAnimation()
    await meet({ trigger })
    expect(colourOf(await button('Buy once for $4.99'))).toBe(colourOf(await button('Premium Weekly')))
    within(screen.getByRole('region', { name: 'Lifetime downloads' })).getByText(
      'No subscription. With 15 bonus changes.',
    )
  },
)

test('who owns it already is not offered it at a limit', async () => {
  rememberPaywallAnimation()
  await meet({
    trigger: 'style_change_limit',
    routes: {
      'GET /api/subscriptions/status': () => statusOf({ hasLifetimeDownloads: true }),
      'GET /api/purchases/one-time/status': () => holdings(true),
    },
  })
  await button('Premium Weekly')
  expect(screen.queryByRole('region', { name: 'Lifetime downloads' })).toBeNull()
})

test('who buys it at a limit goes on with the picture', { tags: ['MEMB-09', 'slow'] }, async () => {
  rememberPaywallAnimation()
  const { closed } = await meet({ trigger: 'style_change_limit' })
  fireEvent.click(await button('Buy once for $4.99'))
  expect(await answerSheet('buy')).toBe('one_time_premium_credit')
  await isGone()
  expect(closed).toHaveBeenCalledExactlyOnceWith(true)
})

test('who buys it is let through to the download', {
  tags: ['MEMB-09', 'MEMB-67', 'PAY-09', 'slow'],
}, async () => {
  const { closed, notify } = await meet()
  fireEvent.click(await button('Buy once for $4.99'))
  fireEvent.keyDown(await screen.findByRole('dialog', { name: 'Processing…' }), { key: 'Escape' })
  screen.getByRole('dialog', { name: 'Processing…' })
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  expect(closed).not.toHaveBeenCalled()
  expect(await answerSheet('buy')).toBe('one_time_premium_credit')
  await screen.findByRole('dialog', { name: 'Purchase Complete!' })
  await isGone()
  expect(closed).toHaveBeenCalledExactlyOnceWith(true)
  expect(notify).toHaveBeenCalledOnce()
})

test('a one-time purchase that fails is told, and both offers stay', {
  tags: ['MEMB-58', 'A45'],
}, async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { closed } = await meet()
  await userEvent.click(await button('Buy once for $4.99'))
  await answerSheet('fail')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Purchase failedNothing was charged\./)
  await button('Buy once for $4.99')
  await button('Premium Weekly')
  expect(closed).not.toHaveBeenCalled()
})

test('who gets it back by a restore is let through, too', { tags: ['slow'] }, async () => {
  const { closed } = await meet()
  await userEvent.click(await button('Restore Purchases'))
  await vi.waitFor(() => expect(closed).toHaveBeenCalledExactlyOnceWith(true))
})
