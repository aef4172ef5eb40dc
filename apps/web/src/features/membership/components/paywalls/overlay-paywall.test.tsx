import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { queryClient } from '#server-state'
import { catalogueOf, styleOf } from '#testing/builders.ts'
import { answerSheet, sold } from '#testing/open-store.ts'
import { refusal } from '#testing/serve-api.ts'
import { everythingAnswered, forgetEverything } from '#testing/show.tsx'
import { button, meetPaywall, pass, passUntil, subscriberOf } from '../../testing/meet-paywall.tsx'

forgetEverything()

const meet = (rest: Partial<Parameters<typeof meetPaywall>[0]> = {}) =>
  meetPaywall({ trigger: 'download_attempt', ...rest })
/** The store's part comes with an import of its own, which no fake clock hurries. */
const seePrices = async () => {
  await pass(0)
  await vi.dynamicImportSettled()
  await pass(50)
}
const press = async (name: string) => userEvent.click(await button(name))
const subscriberRoute = 'GET /sandbox-store/v1/subscribers/web-stand-in'

test('the overlay names both plans at the store’s prices with their terms', {
  tags: ['PAY-10', 'PAY-16', 'PAY-17', 'MEMB-04', 'MEMB-10', 'MEMB-53'],
}, async () => {
  const { onTerms, onPrivacy } = await meet()
  const sheet = await screen.findByRole('dialog', { name: 'Saving the full picture is part of Premium' })
  expect(sheet.className).toContain('inset-x-0 bottom-0')
  await button('Premium Weekly')
  const plans = within(sheet).getByRole('list', { name: 'Plans' })
  const [weekly, yearly] = within(plans).getAllByRole('listitem')
  expect(weekly?.textContent).toContain('$7.99a week')
  expect(yearly?.textContent).toContain(
    'Better value$49.99a year$0.96 a weekFirst 3 days free, then $49.99 a year',
  )
  expect(sheet.textContent).toContain(
    'cancel in your App Store account at least 24 hours before the period ends',
  )
  expect(sheet.textContent).toContain(
    'Everyone begins with 5 changes: 3 free style changes and 2 more as a welcome gift.',
  )
  await press('Terms of use (opens outside the app)')
  await press('Privacy policy (opens outside the app)')
  expect(onTerms).toHaveBeenCalledOnce()
  expect(onPrivacy).toHaveBeenCalledOnce()
})

const stylesOf = (count: number) => ({
  'GET /api/config/wedding-styles': catalogueOf({
    Garden: Array.from({ length: count - 1 }, (_, index) => styleOf(`Roses ${index}`)),
    Castle: [styleOf('Keep'), styleOf('Empty', { variations: [] })],
  }),
})
const linesOf = async () => {
  await button('Premium Weekly')
  return screen.getAllByRole('list')[0].textContent
}

test.each([
  [119, '110+ styles'],
  [100, '100+ styles'],
  [80, '80+ styles'],
  [10, '10+ styles'],
])('of %i styles the paywall says %s', { tags: ['MEMB-08', 'SHELL-69', 'A58'] }, async (count, words) => {
  await meet({ routes: stylesOf(count) })
  await screen.findByText(words)
})

test('a handful of styles is no reason to subscribe', { tags: ['MEMB-08', 'SHELL-69'] }, async () => {
  const { calls } = await meet({ routes: stylesOf(9) })
  await linesOf()
  await everythingAnswered()
  expect(calls.map(({ route }) => route)).toContain('GET /api/config/wedding-styles')
  expect(await linesOf()).not.toContain('styles')
})

test('that saving is part of Premium is said once to who wants to save', async () => {
  await meet({ reason: 'Downloads are part of Premium' })
  const sheet = await screen.findByRole('dialog', { name: 'Saving the full picture is part of Premium' })
  await button('Premium Weekly')
  expect(sheet.textContent?.match(/part of Premium/g)).toHaveLength(1)
  expect(sheet.textContent).not.toMatch(/download in high quality|save every picture/i)
})

test('who wants something else reads that downloads come with it', async () => {
  await meet({ trigger: 'subscription_info' })
  await screen.findByText('Download in high quality')
})

test('a collection for Premium is told where one is set aside, and only there', {
  tags: ['MEMB-07', 'A58'],
}, async () => {
  await meet()
  expect(await linesOf()).toBe('50 changes every week: pictures, dresses, hairPictures without a watermark')
  cleanup()
  queryClient.clear()
  await meet({ hasPremiumCollections: true })
  await screen.findByText('Premium style collections')
  expect(screen.queryByText('Pictures without a watermark')).toBeNull()
})

test('no plan is chosen for the person: each has a button and nothing else is pressed', async () => {
  await meet()
  await button('Premium Weekly')
  await button('Premium Yearly')
  expect(screen.queryByRole('radio')).toBeNull()
  expect(document.querySelector('[aria-pressed="true"], [aria-selected="true"], :checked')).toBeNull()
})

test('the test group sees its own prices and the lower start', { tags: ['MEMB-73', 'MEMB-53'] }, async () => {
  await meet({ group: 'test' })
  await screen.findByText('$89.99')
  screen.getByText('First month $8.99, then $89.99 a year')
})

test('without a price there is no purchase button', { tags: ['ERR-15', 'A13'] }, async () => {
  const { calls } = await meet({ sells: [] })
  await screen.findByText('No offerings available')
  expect(screen.queryByRole('button', { name: /^Premium/ })).toBeNull()
  expect(document.body.textContent).not.toContain('$')
  const asked = () => calls.filter(({ route }) => route.endsWith('/offerings')).length
  const before = asked()
  await press('Try again')
  await vi.waitFor(() => expect(asked()).toBe(before + 1))
})

test('a plan that is not sold is told and the other stays', { tags: ['ERR-14'] }, async () => {
  await meet({ sells: sold.filter(({ productId }) => productId !== 'wedding_photos_premium_weekly') })
  await button('Premium Yearly')
  screen.getByText('Weekly plan not available')
  expect(screen.queryByRole('button', { name: 'Premium Weekly' })).toBeNull()
})

test('a subscription bought opens everything and the paywall closes by itself', {
  tags: ['MEMB-04', 'MEMB-56', 'PAY-09', 'PAY-14'],
}, async () => {
  vi.useFakeTimers()
  const { closed, subscribe } = await meet()
  await seePrices()
  fireEvent.click(screen.getByRole('button', { name: 'Premium Yearly' }))
  await pass(10)
  const processing = screen.getByRole('dialog', { name: 'Processing…' })
  fireEvent.keyDown(processing, { key: 'Escape' })
  expect(screen.queryByRole('button', { name: /Close|Later/ })).toBeNull()
  expect(closed).not.toHaveBeenCalled()
  subscribe()
  expect(await act(() => answerSheet('buy'))).toBe('wedding_photos_premium_yearly')
  await pass(100)
  const success = screen.getByRole('dialog', { name: 'Welcome to Premium!' })
  const stoodMs = await passUntil(() => success.className.includes('animate-leave'))
  expect(stoodMs).toBeGreaterThan(1850)
  expect(stoodMs).toBeLessThanOrEqual(2000)
  await pass(280)
  expect(closed).not.toHaveBeenCalled()
  await pass(20)
  expect(closed).toHaveBeenCalledExactlyOnceWith(true)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a purchase that fails is told in an alert that can be dismissed', {
  tags: ['MEMB-58', 'ERR-09', 'A45'],
}, async () => {
  const { closed } = await meet()
  await press('Premium Weekly')
  await act(() => answerSheet('fail'))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Purchase failedNothing was charged\./)
  await press('Dismiss')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(closed).not.toHaveBeenCalled()
})

test.each([
  [new Response('{}', { status: 503 }), 'App Store is currently unavailable'],
  [new Response('{}', { status: 404 }), 'This product is not available'],
  [{ outcome: 'what' }, 'Unable to complete purchase. Please try again.'],
])(
  'the overlay tells why the store did not sell: %#',
  {
    tags: ['ERR-06', 'ERR-08', 'ERR-12'],
  },
  async (answer, words) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await meet({ routes: { 'POST /sandbox-store/purchases': answer } })
    await press('Premium Weekly')
    await act(() => answerSheet('buy'))
    expect((await screen.findByRole('alert')).textContent).toContain(words)
    await button('Premium Weekly')
  },
)

test('the overlay waits 45 s for an outcome and then says that it waited too long', {
  tags: ['ERR-05'],
}, async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const never = () => new Promise<Response>(() => undefined)
  vi.useFakeTimers()
  await meet({ routes: { 'POST /sandbox-store/purchases': never, [subscriberRoute]: never } })
  await seePrices()
  fireEvent.click(screen.getByRole('button', { name: 'Premium Weekly' }))
  await act(() => answerSheet('buy'))
  await pass(44_000)
  screen.getByRole('dialog', { name: 'Processing…' })
  await pass(1500)
  expect(screen.getByRole('alert').textContent).toContain('Purchase timed out. Please try again.')
})

test('a restore that the store refuses and one that stops on the way to the server are told apart', {
  tags: ['ERR-21', 'ERR-22'],
}, async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const [restoreRoute, syncRoute] = ['POST /sandbox-store/restore', 'POST /api/subscriptions/sync']
  vi.useFakeTimers()
  const routes = { [restoreRoute]: new Response('{}', { status: 503 }) }
  await meet({ routes })
  await seePrices()
  fireEvent.click(screen.getByRole('button', { name: 'Restore Purchases' }))
  await pass(2100)
  expect(screen.getByRole('alert').textContent).toContain('Restore failed')
  cleanup()
  queryClient.clear()
  await meet({ routes: { [syncRoute]: refusal(403, 'forbidden', 'No.') } })
  await seePrices()
  fireEvent.click(screen.getByRole('button', { name: 'Restore Purchases' }))
  await pass(2100)
  expect(screen.getByRole('alert').textContent).toContain('Failed to restore purchases')
})

test('a cancelled purchase leads back to the prices without a word', {
  tags: ['MEMB-59', 'ERR-04'],
}, async () => {
  const { notify } = await meet()
  await press('Premium Weekly')
  await act(() => answerSheet('cancel'))
  await button('Premium Weekly')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(notify).not.toHaveBeenCalled()
})

test('a payment that waits for approval can be left, and is still there on coming back', {
  tags: ['ERR-07'],
}, async () => {
  const { closed, ask } = await meet()
  await press('Premium Weekly')
  await act(() => answerSheet('ask_parent'))
  await screen.findByRole('dialog', { name: 'Payment is pending approval' })
  await press('Close')
  expect(closed).toHaveBeenCalledExactlyOnceWith(false)
  await ask()
  await screen.findByRole('dialog', { name: 'Payment is pending approval' })
  expect(screen.queryByRole('button', { name: 'Premium Weekly' })).toBeNull()
})

test('a restore without a subscription says so', { tags: ['MEMB-60', 'ERR-23', 'A45'] }, async () => {
  await meet()
  const restore = await button('Restore Purchases')
  vi.useFakeTimers()
  fireEvent.click(restore)
  await pass(2000)
  expect(screen.getByRole('alert').textContent).toContain('No active subscriptions found to restore')
})

test('a subscription that is there already lets the person through', {
  tags: ['PAY-05', 'A43'],
}, async () => {
  const { closed, calls } = await meet({ status: subscriberOf() })
  await vi.waitFor(() => expect(closed).toHaveBeenCalledExactlyOnceWith(true))
  expect(calls.map(({ route }) => route)).toContain('GET /api/subscriptions/status')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a subscription that began while the status was cached lets the person through', {
  tags: ['PAY-05'],
}, async () => {
  const { ask, calls, closed, subscribe } = await meet()
  await press('Close')
  expect(closed).toHaveBeenCalledExactlyOnceWith(false)
  subscribe()
  const asked = () => calls.filter(({ route }) => route === 'GET /api/subscriptions/status').length
  const before = asked()
  await ask()
  await vi.waitFor(() => expect(closed).toHaveBeenLastCalledWith(true))
  expect(asked()).toBe(before + 1)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['premium_transformation_limit', 'This week’s 50 changes are used up'],
  ['premium_portrait_limit', 'This week’s portraits are used up'],
  ['subscription_info', 'What you have left'],
  ['settings_upgrade', 'Bonus Credits'],
] as const)(
  'a subscriber who comes by %s meets the packs',
  { tags: ['A43', 'MEMB-09', 'A11'] },
  async (trigger, title) => {
    const { closed } = await meet({ trigger, status: subscriberOf() })
    await screen.findByRole('dialog', { name: title })
    await button('Buy 20 changes for $2.99')
    expect(screen.queryByRole('button', { name: /^Premium/ })).toBeNull()
    expect(closed).not.toHaveBeenCalled()
  },
)

test('who asks for the packs without Premium hears whom they are for', {
  tags: ['MEMB-10', 'MEMB-41', 'PAY-17', 'A11'],
}, async () => {
  await meet({ trigger: 'settings_upgrade' })
  const sheet = await screen.findByRole('dialog', { name: 'Bonus Credits are for Premium' })
  expect(sheet.textContent).toContain('Premium users only')
  await screen.findByText(/^Everyone begins with 5 changes: 3 free style changes and 2 more/)
})

test('a subscriber at the limit of the week meets the packs', { tags: ['PAY-06', 'A42'] }, async () => {
  await meet({
    trigger: 'style_change_limit',
    status: subscriberOf({ weeklyTransformationsRemaining: 0, bonusChangesRemaining: 0 }),
  })
  await screen.findByRole('dialog', { name: 'This week’s 50 changes are used up' })
  expect(screen.queryByRole('button', { name: 'Premium Weekly' })).toBeNull()
})

test('the pill’s overlay counts what is left, sells who is free no pack and leads to where it went', {
  tags: ['A11'],
}, async () => {
  const { onLedger } = await meet({ trigger: 'subscription_info' })
  const sheet = within(await screen.findByRole('dialog', { name: 'What you have left' }))
  expect((await sheet.findByText('Free changes')).nextSibling?.textContent).toBe('3')
  await button('Premium Weekly')
  expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull()
  await press('Where your changes went')
  expect(onLedger).toHaveBeenCalledOnce()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a paywall that gives way to another answers no', async () => {
  const { closed, ask } = await meet()
  await button('Premium Weekly')
  await ask()
  expect(closed).toHaveBeenCalledExactlyOnceWith(false)
  await button('Premium Weekly')
})
