import { localKeys } from '@ever-after/contract'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { statusOf, withOneChange } from '#testing/builders.ts'
import { tryOnOf } from '#testing/dress-builders.ts'
import { refusal } from '#testing/serve-api.ts'
import { everythingAnswered, forgetEverything } from '#testing/show.tsx'
import {
  accepted,
  alertText,
  apply,
  applyRoute,
  openTryon,
  pollRoute,
  statusRoute,
  tryButton,
} from './testing/open-tryon.tsx'

forgetEverything()

test('a failed try-on says so', { tags: ['DRESS-26'] }, async () => {
  const failed = tryOnOf({
    status: 'failed',
    resultUrl: null,
    error: 'The face was lost. Nothing was charged.',
  })
  openTryon({ [applyRoute]: accepted, [pollRoute]: failed })
  await apply()
  expect(await alertText()).toBe('Processing failedThe face was lost. Nothing was charged.')
})

test.each(withOneChange)(
  '%s is let through to a dress',
  { tags: ['MEMB-28', 'MEMB-29'] },
  async (_who, status) => {
    const { onPaywall, routesCalled } = openTryon({ [statusRoute]: status })
    await apply()
    await vi.waitFor(() => expect(routesCalled()).toContain(applyRoute))
    expect(onPaywall).not.toHaveBeenCalled()
  },
)

test('a try-on that takes longer than 60 polls says so', { tags: ['DRESS-24', 'DRESS-26'] }, async () => {
  const { routesCalled } = openTryon({
    [applyRoute]: accepted,
    [pollRoute]: tryOnOf({ status: 'processing', resultUrl: null }),
  })
  const button = await tryButton()
  vi.useFakeTimers()
  fireEvent.click(button)
  await act(() => vi.advanceTimersByTimeAsync(59 * 2000 - 500))
  expect(routesCalled().filter((route) => route === pollRoute)).toHaveLength(59)
  expect(screen.queryByRole('alert')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(screen.getByRole('alert').textContent).toBe(
    'Processing timeoutYou may leave. The picture waits for you in History.',
  )
  expect(routesCalled().filter((route) => route === pollRoute)).toHaveLength(60)
})

test.each([
  [400, 'bad_request'],
  [401, 'unauthenticated'],
  [403, 'forbidden'],
  [404, 'not_found'],
  [409, 'idempotency_conflict'],
  [422, 'photo_expired'],
  [429, 'rate_limited'],
  [500, 'internal'],
] as const)(
  'an apply that is answered with %i names its status and reason',
  {
    tags: ['DRESS-27', 'A41'],
  },
  async (status, code) => {
    const { onPaywall } = openTryon({ [applyRoute]: refusal(status, code, 'Why.') })
    await apply()
    expect(await alertText()).toBe(`Failed to apply dress: ${status}Why.`)
    expect(onPaywall).not.toHaveBeenCalled()
  },
)

test('an apply that a proxy answers with its own page names the status alone', {
  tags: ['DRESS-27', 'A41'],
}, async () => {
  const { onPaywall } = openTryon({ [applyRoute]: new Response('<html>', { status: 502 }) })
  await apply()
  expect(await alertText()).toBe('Failed to apply dress: 502')
  expect(onPaywall).not.toHaveBeenCalled()
})

test('without a token nothing is sent', { tags: ['DRESS-20'] }, async () => {
  const { onPaywall, routesCalled } = openTryon({
    [statusRoute]: refusal(401, 'unauthenticated', 'Who is there?'),
  })
  const button = await tryButton()
  window.localStorage.removeItem(localKeys.authToken)
  await userEvent.click(button)
  expect(await alertText()).toBe('Authentication token missing. Please restart the app.')
  expect(onPaywall).not.toHaveBeenCalled()
  expect(routesCalled()).not.toContain(applyRoute)
})

test('an answer that is no JSON is told by its status alone', { tags: ['DRESS-27', 'A41'] }, async () => {
  openTryon({ [applyRoute]: new Response('<html>502 at 10.0.0.7</html>', { status: 502 }) })
  await apply()
  expect(await alertText()).toBe('Failed to apply dress: 502')
})

test.each([
  [false, { remainingFreeUses: 0, bonusChangesRemaining: 0 }, 'dress_tryon_limit'],
  [true, { weeklyTransformationsRemaining: 0, bonusChangesRemaining: 0 }, 'premium_transformation_limit'],
])(
  'nothing left opens the paywall before anything is sent (subscriber: %s)',
  {
    tags: ['DRESS-21', 'DRESS-22', 'MEMB-29', 'MEMB-33', 'PAY-06', 'A42'],
  },
  async (hasActiveSubscription, usage, trigger) => {
    const { onPaywall, routesCalled } = openTryon({
      [statusRoute]: { ...statusOf(usage), hasActiveSubscription },
    })
    await apply()
    await vi.waitFor(() => expect(onPaywall).toHaveBeenCalledWith(expect.objectContaining({ trigger })))
    await everythingAnswered()
    expect(routesCalled()).not.toContain(applyRoute)
  },
)

test.each([
  ['style_limit', 'dress_tryon_limit', refusal(429, 'style_limit', 'Why.'), 'Why.'],
  ['weekly_limit', 'premium_transformation_limit', refusal(429, 'weekly_limit', 'Why.'), 'Why.'],
  ['without a word', 'dress_tryon_limit', new Response('', { status: 429 }), 'Failed to apply dress: 429'],
])(
  'a limit that only the server knows, %s, opens the paywall %s',
  {
    tags: ['DRESS-22', 'DRESS-27', 'PAY-06', 'A42'],
  },
  async (_, trigger, limit, reason) => {
    const { onPaywall } = openTryon({ [applyRoute]: limit })
    await apply()
    await vi.waitFor(() => expect(onPaywall).toHaveBeenCalledWith({ trigger, reason }))
    await everythingAnswered()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(await tryButton()).toHaveProperty('disabled', false)
  },
)
