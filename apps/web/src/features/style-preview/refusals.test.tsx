import { localKeys } from '@ever-after/contract'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { clearStatus } from '#server-state'
import { readRunningCreation } from '#session'
import { applicationOf, idOf, statusOf, withOneChange } from '../../testing/builders.ts'
import { refusal, serveApi } from '../../testing/serve-api.ts'
import { everythingAnswered, forgetEverything } from '../../testing/show.tsx'
import { accepted, applyRoute, making, openPreview, pollRoute, statusRoute } from './testing/open-preview.tsx'

forgetEverything()
beforeEach(() => window.localStorage.setItem(localKeys.authToken, '"token"'))

test('a device without changes hears it before anything is sent', {
  tags: ['STYLE-17', 'MEMB-29', 'MEMB-33', 'A42', 'A74'],
}, async () => {
  const { apply, onPaywall, routesCalled } = openPreview({
    [statusRoute]: statusOf({ remainingFreeUses: 0, bonusChangesRemaining: 0 }),
  })
  await apply()
  await vi.waitFor(() =>
    expect(onPaywall).toHaveBeenCalledWith(
      expect.objectContaining({ trigger: 'style_change_limit', reason: 'Transformation limit reached' }),
    ),
  )
  await everythingAnswered()
  expect(routesCalled()).not.toContain(applyRoute)
  expect(document.body.textContent).not.toContain('Permission check failed')
  expect(JSON.stringify(onPaywall.mock.calls)).not.toContain('Permission check failed')
})

test.each(withOneChange)(
  '%s is let through to a style',
  { tags: ['MEMB-28', 'MEMB-29'] },
  async (_who, status) => {
    const { apply, onPaywall, routesCalled } = openPreview({ [statusRoute]: status })
    await apply()
    await vi.waitFor(() => expect(routesCalled()).toContain(applyRoute))
    expect(onPaywall).not.toHaveBeenCalled()
  },
)

test.each([
  [refusal(429, 'style_limit', 'Transformation limit reached'), 'Transformation limit reached'],
  [new Response('', { status: 429 }), 'Failed to apply style: 429'],
])(
  'the limit that the server knows opens the same paywall: %#',
  {
    tags: ['STYLE-24', 'A42'],
  },
  async (limit, reason) => {
    const { apply, onPaywall } = openPreview({ [applyRoute]: limit })
    await apply()
    await vi.waitFor(() =>
      expect(onPaywall).toHaveBeenCalledWith(
        expect.objectContaining({ trigger: 'style_change_limit', reason }),
      ),
    )
    await everythingAnswered()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('button', { name: 'Try this wedding style' })).toHaveProperty('disabled', false)
  },
)

test.each([
  [400, 'bad_request'],
  [401, 'unauthenticated'],
  [403, 'forbidden'],
  [404, 'not_found'],
  [409, 'idempotency_conflict'],
  [422, 'photo_expired'],
  [500, 'internal'],
  [503, 'overloaded'],
] as const)(
  'an apply that is answered with %i names the status and opens no paywall',
  {
    tags: ['STYLE-23', 'A41'],
  },
  async (status, code) => {
    const { apply, onPaywall } = openPreview({ [applyRoute]: refusal(status, code, 'Why.') })
    await apply()
    expect((await screen.findByRole('alert')).textContent).toBe(`Failed to apply style: ${status}Why.`)
    expect(onPaywall).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Try this wedding style' })).toHaveProperty('disabled', false)
  },
)

test('an apply that a proxy answers with its own page names the status alone', {
  tags: ['STYLE-23', 'A41'],
}, async () => {
  const { apply, onPaywall } = openPreview({ [applyRoute]: new Response('<html>', { status: 502 }) })
  await apply()
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to apply style: 502')
  expect(onPaywall).not.toHaveBeenCalled()
})

test('a collection set aside for Premium opens the paywall', {
  tags: ['STYLE-23', 'A58'],
}, async () => {
  const { apply, onPaywall } = openPreview({
    [applyRoute]: refusal(403, 'premium_only', 'This collection is part of Premium.'),
  })
  await apply()
  await vi.waitFor(() =>
    expect(onPaywall).toHaveBeenCalledWith(
      expect.objectContaining({
        trigger: 'default',
        reason: 'This collection is part of Premium.',
      }),
    ),
  )
  await everythingAnswered()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('too many requests are no limit of the allowance', {
  tags: ['STYLE-23', 'STYLE-24'],
}, async () => {
  const { apply, onPaywall } = openPreview({
    [applyRoute]: refusal(429, 'rate_limited', 'Too many requests. Please wait a moment.'),
  })
  await apply()
  const problem = await screen.findByRole('alert')
  expect(problem.textContent).toBe('Failed to apply style: 429Too many requests. Please wait a moment.')
  expect(onPaywall).not.toHaveBeenCalled()
})

test('a status that cannot be read stops the start and shows the paywall', {
  tags: ['MEMB-32', 'A74'],
}, async () => {
  const { apply, onPaywall, routesCalled } = openPreview({
    [statusRoute]: refusal(500, 'internal', 'Something went wrong.'),
  })
  await apply()
  expect((await screen.findByRole('alert')).textContent).toContain('Permission check failed')
  expect(onPaywall).toHaveBeenCalledWith(expect.objectContaining({ reason: 'Permission check failed' }))
  await everythingAnswered()
  expect(routesCalled()).not.toContain(applyRoute)
})

test('leaving the screen stops the asking', { tags: ['A36'] }, async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { apply, routesCalled } = openPreview({ [applyRoute]: accepted, [pollRoute]: making })
  await apply()
  await screen.findByText('about 4 s left')
  cleanup()
  const asked = () => routesCalled().filter((route) => route === pollRoute).length
  const before = asked()
  await vi.advanceTimersByTimeAsync(10_000)
  expect([before > 0, asked()]).toEqual([true, before])
})

test.each([
  ['is being made', making],
  ['could not be read', refusal(503, 'overloaded', 'We are very busy.')],
])(
  'a picture that %s at each of 60 polls says so and stays remembered',
  {
    tags: ['STYLE-19', 'STYLE-22', 'A36'],
  },
  async (_, answer) => {
    const { routesCalled } = openPreview({ [applyRoute]: accepted, [pollRoute]: answer })
    const polls = () => routesCalled().filter((route) => route === pollRoute).length
    vi.useFakeTimers()
    fireEvent.click(screen.getByRole('button', { name: 'Try this wedding style' }))
    await act(() => vi.advanceTimersByTimeAsync(59 * 2000 - 500))
    expect([polls(), screen.queryByRole('alert')]).toEqual([59, null])
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(polls()).toBe(60)
    expect(screen.getByRole('alert').textContent).toBe(
      'Processing timeout - this may take longer than expectedYou may leave. The picture waits for you in History.',
    )
    expect(readRunningCreation('style')?.id).toBe(idOf(1))
  },
)

test('without photos nothing is sent', { tags: ['STYLE-16'] }, async () => {
  const { apply, onPhotosMissing, routesCalled } = openPreview({}, {})
  await apply()
  expect(onPhotosMissing).toHaveBeenCalled()
  await everythingAnswered()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(routesCalled()).not.toContain(applyRoute)
})

test('without a token nothing is sent', { tags: ['STYLE-15'] }, async () => {
  window.localStorage.clear()
  const { apply, onPaywall, routesCalled } = openPreview({
    [statusRoute]: refusal(401, 'unauthenticated', 'Who is there?'),
  })
  await apply()
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Authentication token missing. Please restart the app.',
  )
  expect(onPaywall).not.toHaveBeenCalled()
  expect(routesCalled()).not.toContain(applyRoute)
})

test('a tap after a lost answer sends the same key again', async () => {
  let answers = 0
  const { apply, calls } = openPreview({
    [applyRoute]: () => {
      answers++
      if (answers === 1) throw new TypeError('The connection was lost.')
      return accepted
    },
    [pollRoute]: applicationOf(),
  })
  await apply()
  await screen.findByText('No answer from our side')
  await apply()
  await screen.findByRole('button', { name: 'Hold to compare' })
  const keys = calls
    .filter(({ route }) => route === applyRoute)
    .map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

test.each([
  ['nothing is left', { [statusRoute]: statusOf({ remainingFreeUses: 0, bonusChangesRemaining: 0 }) }, null],
  ['the server knows of a limit', { [applyRoute]: refusal(429, 'style_limit', 'Limit reached') }, null],
  [
    'the server refuses',
    { [applyRoute]: refusal(500, 'internal', 'Broken.') },
    'Failed to apply style: 500Broken.',
  ],
  [
    'another one fails',
    {
      [applyRoute]: { ...accepted, id: idOf(2) },
      [`GET /api/wedding-styles/${idOf(2)}`]: applicationOf({
        id: idOf(2),
        status: 'failed',
        resultUrl: null,
        error: 'The faces were lost. Nothing was charged.',
      }),
    },
    'Processing failedThe faces were lost. Nothing was charged.',
  ],
])('the picture that is there stays where %s', async (_, routes, problem) => {
  let isSecond = false
  const answers = { [applyRoute]: accepted, [statusRoute]: statusOf() }
  const { apply, calls } = openPreview({
    ...routes,
    [applyRoute]: () => (isSecond ? { ...answers, ...routes }[applyRoute] : accepted),
    [statusRoute]: () => (isSecond ? { ...answers, ...routes }[statusRoute] : statusOf()),
    [pollRoute]: applicationOf(),
  })
  await apply()
  await screen.findByRole('button', { name: 'Hold to compare' })
  await everythingAnswered()
  isSecond = true
  await clearStatus()
  const asked = calls.length
  await apply()
  await vi.waitFor(() => expect(calls.length).toBeGreaterThan(asked))
  await everythingAnswered()
  await screen.findByRole('button', { name: 'Make another' })
  expect(screen.getByRole('img', { name: 'The Rose Garden' }).getAttribute('src')).toBe('/media/result.jpg')
  expect(screen.queryByRole('alert')?.textContent ?? null).toBe(problem)
})

test('while it is asked whether another may be made the picture that is there stays, and nothing is started twice', async () => {
  const { apply } = openPreview({ [applyRoute]: accepted, [pollRoute]: applicationOf() })
  await apply()
  await screen.findByRole('button', { name: 'Hold to compare' })
  await everythingAnswered()
  serveApi({ [statusRoute]: () => new Promise<never>(() => undefined) })
  await clearStatus()
  await apply()
  expect(screen.getByRole('button', { name: 'Processing...' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('img', { name: 'The Rose Garden' }).getAttribute('src')).toBe('/media/result.jpg')
})

test('without a connection nothing is sent, which is said, and can be tried again in the same place', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { apply, onPaywall, routesCalled } = openPreview({
    [applyRoute]: accepted,
    [pollRoute]: applicationOf(),
  })
  await apply()
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Your connection is goneWe could not send anything, and nothing was charged.',
  )
  await everythingAnswered()
  expect([routesCalled().includes(applyRoute), onPaywall.mock.calls]).toEqual([false, []])
  online.mockReturnValue(true)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('button', { name: 'Hold to compare' })
})

test('a connection that is lost on the way promises no more than is known', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const { apply } = openPreview({
    [applyRoute]: () => {
      online.mockReturnValue(false)
      throw new TypeError('The connection was lost.')
    },
  })
  await apply()
  const said = 'Your connection is goneTrying again never charges twice.'
  expect((await screen.findByRole('alert')).textContent).toBe(said)
  await apply()
  expect((await screen.findByRole('alert')).textContent).toBe(said)
})
