import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { refreshStatus } from '#server-state'
import { statusOf } from '#testing/builders.ts'
import { type Call, refusal } from '#testing/serve-api.ts'
import { everythingAnswered, forgetEverything } from '#testing/show.tsx'
import { answerPhotos } from './testing/answer-photos.ts'
import {
  callsTo,
  choose,
  enhance,
  openFlow,
  person,
  portraitsOf,
  press,
  takeSamples,
} from './testing/open-flow.tsx'

forgetEverything()

const route = 'POST /api/ai/enhance-wedding-portrait'
const dressRoute = 'POST /api/ai/enhance-dress-portrait'
const photoOf = ({ body }: Call) => (body as { photoUrl: string }).photoUrl

/** This for the photo, and portraits for the other. */
const refusing = (photo: string, answer: () => Response) => (call: Call) =>
  photoOf(call) === photo ? answer() : portraitsOf(11)

const subscriber = (usage: Parameters<typeof statusOf>[0]) => ({
  ...statusOf(usage),
  hasActiveSubscription: true,
  subscription: { expiresAt: '2030-01-01T00:00:00Z', productId: 'weekly', periodType: 'NORMAL' },
})

test.each([
  [
    'a free couple',
    statusOf({ portraitGenerationsRemaining: 1 }),
    'Portrait enhancement limit reached',
    'portrait_enhancement_limit',
  ],
  [
    'a subscriber',
    subscriber({ portraitGenerationsRemaining: 0, portraitCreditsRemaining: 1 }),
    'Weekly portrait limit reached',
    'premium_portrait_limit',
  ],
])(
  '%s with too little left for two calls meets the paywall and spends nothing',
  {
    tags: ['PORTRAIT-03', 'PORTRAIT-04', 'PORTRAIT-06', 'A18', 'MEMB-30', 'MEMB-31', 'A42'],
  },
  async (_, status, reason, trigger) => {
    answerPhotos()
    const { calls, onPaywall } = openFlow({ api: { 'GET /api/subscriptions/status': status } })
    await takeSamples()
    await press('Enhance portraits')
    await vi.waitFor(() => expect(onPaywall).toHaveBeenCalledWith({ allowed: false, reason, trigger }))
    await everythingAnswered()
    expect(callsTo(calls, route)).toEqual([])
  },
)

test.each([
  ['a free couple with two generations', statusOf({ portraitGenerationsRemaining: 2 })],
  [
    'a subscriber with one generation of the week and one credit',
    subscriber({ portraitGenerationsRemaining: 1, portraitCreditsRemaining: 1 }),
  ],
  [
    'a subscriber with two generations of the week',
    subscriber({ portraitGenerationsRemaining: 2, portraitCreditsRemaining: 0 }),
  ],
  [
    'a subscriber with two credits',
    subscriber({ portraitGenerationsRemaining: 0, portraitCreditsRemaining: 2 }),
  ],
])(
  '%s has just enough for two calls',
  { tags: ['PORTRAIT-03', 'PORTRAIT-04', 'A18', 'MEMB-30', 'MEMB-31'] },
  async (_, status) => {
    answerPhotos()
    const { calls, onPaywall } = openFlow({ api: { 'GET /api/subscriptions/status': status } })
    await enhance()
    expect(callsTo(calls, route)).toHaveLength(2)
    expect(onPaywall).not.toHaveBeenCalled()
  },
)

const withOneLeft = [
  ['a free device with one generation', statusOf({ portraitGenerationsRemaining: 1 })],
  [
    'a subscriber with one generation of the week',
    subscriber({ portraitGenerationsRemaining: 1, portraitCreditsRemaining: 0 }),
  ],
  [
    'a subscriber with one credit',
    subscriber({ portraitGenerationsRemaining: 0, portraitCreditsRemaining: 1 }),
  ],
] as const

test.each(withOneLeft)(
  '%s enhances the one photo for a dress',
  { tags: ['PORTRAIT-03', 'PORTRAIT-04', 'A18', 'MEMB-30', 'MEMB-31'] },
  async (_, status) => {
    answerPhotos()
    const { calls, onPaywall } = openFlow({
      kind: 'dress',
      api: { 'GET /api/subscriptions/status': status },
    })
    await enhance('Enhance portrait')
    expect(callsTo(calls, dressRoute)).toHaveLength(1)
    expect(onPaywall).not.toHaveBeenCalled()
  },
)

test.each(withOneLeft)(
  '%s regenerates one of a couple',
  { tags: ['PORTRAIT-03', 'PORTRAIT-04', 'A18', 'MEMB-30', 'MEMB-31'] },
  async (_, status) => {
    answerPhotos()
    const server = { status: statusOf() }
    const { calls, onPaywall } = openFlow({ api: { 'GET /api/subscriptions/status': () => server.status } })
    await enhance()
    server.status = status
    await act(() => refreshStatus())
    await press('Regenerate: Second person')
    await press('Use the same photo')
    await vi.waitFor(() => expect(callsTo(calls, route)).toHaveLength(3))
    expect(photoOf(callsTo(calls, route)[2])).toBe('/media/2.jpg')
    expect(onPaywall).not.toHaveBeenCalled()
  },
)

test.each([
  [
    'a free device',
    statusOf({ portraitGenerationsRemaining: 0, portraitCreditsRemaining: 1 }),
    'Portrait enhancement limit reached',
  ],
  [
    'a subscriber',
    subscriber({ portraitGenerationsRemaining: 0, portraitCreditsRemaining: 0 }),
    'Weekly portrait limit reached',
  ],
])(
  '%s with nothing left enhances and regenerates nothing',
  {
    tags: ['PORTRAIT-03', 'PORTRAIT-04', 'MEMB-30', 'MEMB-31', 'PAY-06', 'A11'],
  },
  async (_, status, reason) => {
    answerPhotos()
    const server = { status: statusOf() }
    const { calls, onPaywall } = openFlow({
      kind: 'dress',
      api: { 'GET /api/subscriptions/status': () => server.status },
    })
    await enhance('Enhance portrait')
    server.status = status
    await act(() => refreshStatus())
    await press('Regenerate: Your portrait')
    await press('Use the same photo')
    await vi.waitFor(() => expect(onPaywall).toHaveBeenCalledWith(expect.objectContaining({ reason })))
    await everythingAnswered()
    expect(callsTo(calls, dressRoute)).toHaveLength(1)
  },
)

test.each([
  ['First person', '/media/1.jpg', 'Second person'],
  ['Second person', '/media/2.jpg', 'First person'],
])(
  'when the limit refuses the %s the other keeps the portraits, and both have a way on',
  {
    tags: ['COUPLE-15', 'PORTRAIT-07', 'PORTRAIT-08', 'A18'],
  },
  async (refused, photo, other) => {
    answerPhotos()
    const { calls, notify, onDone } = openFlow({
      api: { [route]: refusing(photo, () => refusal(429, 'portrait_limit', 'No enhancement is left.')) },
    })
    await enhance()
    expect(person(other).getAllByRole('radio')).toHaveLength(3)
    expect(person(refused).getByRole('alert').textContent).toBe('No enhancement is left.')
    expect(notify).toHaveBeenLastCalledWith({
      title: "You've reached your portrait enhancement limit.",
      isDestructive: true,
    })
    await vi.waitFor(() => expect(callsTo(calls, 'GET /api/subscriptions/status').length).toBeGreaterThan(1))
    await press('Use the original photo')
    expect(person(refused).getByRole('radio', { name: 'Original' })).toHaveProperty('checked', true)
    await press(`Try again: ${refused}`)
    await vi.waitFor(() => expect(callsTo(calls, route)).toHaveLength(3))
    expect(photoOf(callsTo(calls, route)[2])).toBe(photo)
    await person(refused).findByRole('alert')
    await choose(other, 'Natural')
    await press('Confirm Selection')
    await vi.waitFor(() => expect(onDone).toHaveBeenCalled())
  },
)

test('who gets no portraits is told of the limit and stays with the photo', {
  tags: ['COUPLE-14', 'COUPLE-15', 'PORTRAIT-07', 'PORTRAIT-08'],
}, async () => {
  answerPhotos()
  const { calls, notify } = openFlow({
    kind: 'dress',
    api: { [dressRoute]: refusal(429, 'portrait_limit', 'No enhancement is left.') },
  })
  await takeSamples('Enhance portrait')
  await press('Enhance portrait')
  expect((await screen.findByRole('alert')).textContent).toBe('No enhancement is left.')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('Step 1 of 4: Upload')).toBeTruthy()
  expect(notify).toHaveBeenCalledExactlyOnceWith({
    title: "You've reached your portrait enhancement limit.",
    isDestructive: true,
  })
  await vi.waitFor(() => expect(calls.at(-1)?.route).toBe('GET /api/subscriptions/status'))
  expect(callsTo(calls, dressRoute)).toHaveLength(1)
})

test('a limit without words is told in our own', { tags: ['PORTRAIT-07'] }, async () => {
  answerPhotos()
  openFlow({ api: { [route]: refusing('/media/2.jpg', () => new Response('', { status: 429 })) } })
  await enhance()
  expect(person('Second person').getByRole('alert').textContent).toBe('Portrait enhancement limit reached')
})
