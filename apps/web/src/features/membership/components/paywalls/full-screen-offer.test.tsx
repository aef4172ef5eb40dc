import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { SheetAnswer } from '#platform/sandbox/sheet.ts'
import { answerSheet, sold } from '#testing/open-store.ts'
import { forgetEverything } from '#testing/show.tsx'
import { button, meetPaywall, pass, passUntil } from '../../testing/meet-paywall.tsx'

forgetEverything()

const meet = (rest: Partial<Parameters<typeof meetPaywall>[0]> = {}) =>
  meetPaywall({ trigger: 'onboarding', ...rest })
const press = async (name: string) => userEvent.click(await button(name))
const words = () => screen.getByRole('status').textContent

test('Go Premium Now! sells one yearly plan in its own words', {
  tags: ['PAY-11', 'PAY-12', 'PAY-13', 'PAY-16', 'MEMB-52'],
}, async () => {
  const { closed } = await meet({ hasPremiumCollections: true })
  const offer = await screen.findByRole('dialog', { name: 'Go Premium Now!' })
  await button('Premium Yearly')
  expect(offer.className).toContain('inset-0')
  expect(within(offer).getByText('Go Premium Now!', { selector: ':not(.sr-only)' })).toBeTruthy()
  const lines = within(offer).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Weekly wedding photos',
    'Download in high quality',
    'Premium style collections',
  ])
  expect(offer.textContent).toContain('$49.99a year$0.96 a weekFirst 3 days free, then $49.99 a year')
  expect(offer.textContent).toContain(
    'cancel in your App Store account at least 24 hours before the period ends',
  )
  const buttons = within(offer).getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Premium Yearly',
    'Maybe Later',
    'Restore Purchases',
    'Terms of use (opens outside the app)',
    'Privacy policy (opens outside the app)',
  ])
  await press('Maybe Later')
  expect(closed).toHaveBeenCalledExactlyOnceWith(false)
})

test('without a collection set aside the offer promises none', {
  tags: ['PAY-12', 'MEMB-07', 'A58'],
}, async () => {
  await meet()
  await button('Premium Yearly')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Weekly wedding photos',
    'Download in high quality',
    'Pictures without a watermark',
  ])
})

test('prices are counted as shown under the trigger that opened the offer', async () => {
  const { calls } = await meet({ trigger: 'default', isFullScreen: true })
  await button('Premium Yearly')
  const exposures = () => calls.filter(({ route }) => route === 'POST /api/analytics/exposure')
  await vi.waitFor(() => expect(exposures()).toHaveLength(1))
  expect(exposures()[0].body).toMatchObject({ surface: 'full_screen', trigger: 'default' })
})

test('the offer bought says welcome and is done', {
  tags: ['PAY-09', 'PAY-13', 'PAY-14', 'PAY-18', 'MEMB-56'],
}, async () => {
  vi.useFakeTimers()
  const { closed, subscribe } = await meet()
  await pass(0)
  await vi.dynamicImportSettled()
  await pass(50)
  fireEvent.click(screen.getByRole('button', { name: 'Premium Yearly' }))
  await pass(10)
  const processing = screen.getByRole('dialog', { name: 'Processing…' })
  expect(words()).toMatch(/^Processing…/)
  fireEvent.keyDown(processing, { key: 'Escape' })
  expect(screen.queryByRole('button', { name: /Close|Later/ })).toBeNull()
  expect(closed).not.toHaveBeenCalled()
  subscribe()
  expect(await act(() => answerSheet('buy'))).toBe('wedding_photos_premium_yearly')
  await pass(100)
  const success = screen.getByRole('dialog', { name: 'Welcome to Premium!' })
  fireEvent.keyDown(success, { key: 'Escape' })
  expect(words()).toMatch(/^Welcome to Premium!/)
  await passUntil(() => success.className.includes('animate-leave'))
  await pass(280)
  expect(closed).not.toHaveBeenCalled()
  await pass(20)
  expect(closed).toHaveBeenCalledExactlyOnceWith(true)
})

test.each<[SheetAnswer, object]>([
  ['fail', {}],
  ['buy', new Response('{}', { status: 503 })],
  ['buy', new Response('{}', { status: 404 })],
  ['buy', { outcome: 'what' }],
])(
  'a purchase that fails closes the offer without a word: %#',
  { tags: ['MEMB-57', 'A45'] },
  async (sheet, answer) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { closed, notify } = await meet({
      ...(sheet === 'buy' && { routes: { 'POST /sandbox-store/purchases': answer } }),
    })
    await press('Premium Yearly')
    await act(() => answerSheet(sheet))
    await vi.waitFor(() => expect(closed).toHaveBeenCalledExactlyOnceWith(false))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(notify).not.toHaveBeenCalled()
  },
)

test('a cancelled purchase leads back to the offer without a word', {
  tags: ['MEMB-59', 'ERR-04'],
}, async () => {
  const { closed, notify } = await meet()
  await press('Premium Yearly')
  await act(() => answerSheet('cancel'))
  await button('Premium Yearly')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(closed).not.toHaveBeenCalled()
  expect(notify).not.toHaveBeenCalled()
})

test('a restore without a subscription returns to the offer without a word', {
  tags: ['MEMB-61', 'PAY-13', 'A45'],
}, async () => {
  const { closed, notify } = await meet()
  const restore = await button('Restore Purchases')
  vi.useFakeTimers()
  fireEvent.click(restore)
  screen.getByRole('dialog', { name: 'Processing…' })
  await pass(2000)
  screen.getByRole('dialog', { name: 'Go Premium Now!' })
  expect(screen.queryByRole('alert')).toBeNull()
  for (const told of [closed, notify]) expect(told).not.toHaveBeenCalled()
})

test.each([
  ['nothing', [], 'No offerings available'],
  ['no plans', sold.filter(({ plan }) => !plan), 'No subscription plans available'],
  ['no yearly plan', sold.filter(({ plan }) => plan !== 'P1Y'), 'Yearly plan not available'],
])(
  'where the store has %s the offer says so, sells nothing and can still be left',
  {
    tags: ['ERR-13', 'ERR-14', 'ERR-15'],
  },
  async (_what, sells, words) => {
    const { closed } = await meet({ sells })
    await screen.findByText(words)
    await button('Try again')
    expect(screen.queryByRole('button', { name: /^Premium/ })).toBeNull()
    await press('Maybe Later')
    expect(closed).toHaveBeenCalledExactlyOnceWith(false)
  },
)
