import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { refreshStatus } from '#server-state'
import { statusOf } from '#testing/builders.ts'
import { type Call, refusal } from '#testing/serve-api.ts'
import { forgetEverything } from '#testing/show.tsx'
import { answerPhotos, noFace } from './testing/answer-photos.ts'
import {
  button,
  callsTo,
  enhance,
  openFlow,
  person,
  portraitsOf,
  press,
  takeSamples,
} from './testing/open-flow.tsx'

forgetEverything()

const route = 'POST /api/ai/enhance-wedding-portrait'
const photoOf = ({ body }: Call) => (body as { photoUrl: string }).photoUrl

/** Portraits for the first person, and this for the second. */
const secondGets = (answer: () => Response) => (call: Call) =>
  photoOf(call) === '/media/1.jpg' ? portraitsOf(11) : answer()

const subscriber = (usage: Parameters<typeof statusOf>[0]) => ({
  ...statusOf(usage),
  hasActiveSubscription: true,
  subscription: { expiresAt: '2030-01-01T00:00:00Z', productId: 'weekly', periodType: 'NORMAL' },
})

test('each partner’s photo is enhanced by a call of its own, and the portraits are shown to choose from', {
  tags: ['SHELL-05', 'PORTRAIT-01', 'COUPLE-14', 'COUPLE-16', 'A18'],
}, async () => {
  answerPhotos()
  const { calls, notify } = openFlow()
  await enhance()
  expect(callsTo(calls, route).map(({ body }) => body)).toEqual([
    { photoUrl: '/media/1.jpg', attire: 'dress', existingPortraits: [] },
    { photoUrl: '/media/2.jpg', attire: 'suit', existingPortraits: [] },
  ])
  expect(screen.getByText('Step 3 of 4: Select')).toBeTruthy()
  expect(notify).toHaveBeenLastCalledWith({ title: 'Portraits Enhanced!' })
  const names = person('Second person')
    .getAllByRole('radio')
    .map((radio) => radio.getAttribute('aria-label'))
  expect(names).toEqual(['Original', 'Natural', 'Studio'])
})

test('one person’s photo is enhanced for dresses', {
  tags: ['SHELL-05', 'SHELL-27', 'PORTRAIT-02', 'DRESS-06'],
}, async () => {
  answerPhotos()
  const { calls } = openFlow({ kind: 'dress' })
  await enhance('Enhance portrait')
  expect(callsTo(calls, 'POST /api/ai/enhance-dress-portrait').map(({ body }) => body)).toEqual([
    { photoUrl: '/media/1.jpg', existingPortraits: [] },
  ])
  expect(person('Your portrait').getAllByRole('radio')).toHaveLength(3)
})

test('while portraits are made the photos are shown with what happens to each', {
  tags: ['COUPLE-04'],
}, async () => {
  answerPhotos()
  let answer = () => {}
  const held = new Promise<object>((resolve) => {
    answer = () => resolve(portraitsOf(21))
  })
  openFlow({ api: { [route]: (call) => (photoOf(call) === '/media/1.jpg' ? portraitsOf(11) : held) } })
  await takeSamples()
  await press('Enhance portraits')
  const dialog = await screen.findByRole('dialog', { name: 'Making your portraits' })
  await vi.waitFor(() => expect(dialog.textContent).toContain('Ready'))
  expect(dialog.textContent).toContain('Making two portraits')
  await press('Wait in the background')
  expect(await screen.findByText(/Your portraits are being made/)).toBeTruthy()
  answer()
  expect(await button('Choose portraits')).toHaveProperty('disabled', false)
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
    tags: ['PORTRAIT-03', 'PORTRAIT-04', 'PORTRAIT-06', 'A18'],
  },
  async (_, status, reason, trigger) => {
    answerPhotos()
    const { calls, onPaywall } = openFlow({ api: { 'GET /api/subscriptions/status': status } })
    await takeSamples()
    await press('Enhance portraits')
    await vi.waitFor(() => expect(onPaywall).toHaveBeenCalledWith({ allowed: false, reason, trigger }))
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
    'a subscriber with two credits',
    subscriber({ portraitGenerationsRemaining: 0, portraitCreditsRemaining: 2 }),
  ],
])('%s has just enough for two calls', { tags: ['PORTRAIT-03', 'PORTRAIT-04'] }, async (_, status) => {
  answerPhotos()
  const { calls, onPaywall } = openFlow({ api: { 'GET /api/subscriptions/status': status } })
  await enhance()
  expect(callsTo(calls, route)).toHaveLength(2)
  expect(onPaywall).not.toHaveBeenCalled()
})

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
    tags: ['PORTRAIT-03', 'PORTRAIT-04'],
  },
  async (_, status, reason) => {
    answerPhotos()
    const dressRoute = 'POST /api/ai/enhance-dress-portrait'
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
    expect(callsTo(calls, dressRoute)).toHaveLength(1)
  },
)

test('when one is refused by the limit the other keeps the portraits, and both have a way on', {
  tags: ['PORTRAIT-07', 'PORTRAIT-08', 'A18'],
}, async () => {
  answerPhotos()
  const { calls, notify } = openFlow({
    api: { [route]: secondGets(() => refusal(429, 'portrait_limit', 'No enhancement is left.')) },
  })
  await enhance()
  expect(person('First person').getAllByRole('radio')).toHaveLength(3)
  expect(person('Second person').getByRole('alert').textContent).toBe('No enhancement is left.')
  expect(notify).toHaveBeenLastCalledWith({
    title: "You've reached your portrait enhancement limit.",
    isDestructive: true,
  })
  await vi.waitFor(() => expect(callsTo(calls, 'GET /api/subscriptions/status').length).toBeGreaterThan(1))
  await press('Use the original photo')
  expect(person('Second person').getByRole('radio', { name: 'Original' })).toHaveProperty('checked', true)
  await press('Try again: Second person')
  await vi.waitFor(() => expect(callsTo(calls, route)).toHaveLength(3))
  expect(photoOf(callsTo(calls, route)[2])).toBe('/media/2.jpg')
})

test('who gets no portraits stays with the photo', { tags: ['COUPLE-14', 'PORTRAIT-07'] }, async () => {
  answerPhotos()
  openFlow({
    kind: 'dress',
    api: { 'POST /api/ai/enhance-dress-portrait': refusal(429, 'portrait_limit', 'No enhancement is left.') },
  })
  await takeSamples('Enhance portrait')
  await press('Enhance portrait')
  expect((await screen.findByRole('alert')).textContent).toBe('No enhancement is left.')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('Step 1 of 4: Upload')).toBeTruthy()
})

test('a limit without words is told in our own', { tags: ['PORTRAIT-07'] }, async () => {
  answerPhotos()
  openFlow({ api: { [route]: secondGets(() => new Response('', { status: 429 })) } })
  await enhance()
  expect(person('Second person').getByRole('alert').textContent).toBe('Portrait enhancement limit reached')
})

test('any other failure leads back to the photos, and what was made is not made again', {
  tags: ['COUPLE-15', 'PORTRAIT-09'],
}, async () => {
  answerPhotos()
  let isBroken = true
  const { calls, notify } = openFlow({
    api: {
      [route]: (call) =>
        isBroken ? secondGets(() => new Response('', { status: 500 }))(call) : portraitsOf(21),
    },
  })
  await takeSamples()
  await press('Enhance portraits')
  expect((await person('Second person').findByRole('alert')).textContent).toBe('Failed to enhance portrait')
  expect(screen.getByText('Step 1 of 4: Upload')).toBeTruthy()
  expect(notify).toHaveBeenLastCalledWith({
    title: 'Enhancement Failed',
    description: 'Please try again',
    isDestructive: true,
  })
  isBroken = false
  await press('Enhance portraits')
  await screen.findByRole('heading', { name: 'Choose your portraits' })
  expect(callsTo(calls, route).map(photoOf)).toEqual(['/media/1.jpg', '/media/2.jpg', '/media/2.jpg'])
})

test('an enhancement without an answer is asked for again in the same words, which pays once', {
  tags: ['SHELL-45'],
}, async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  answerPhotos()
  const route = 'POST /api/ai/enhance-dress-portrait'
  let tries = 0
  const answer = () => {
    tries++
    if (tries === 1) throw new TypeError('The connection was lost.')
    return tries === 2 ? refusal(503, 'overloaded', 'We are very busy.') : portraitsOf(11)
  }
  const { calls } = openFlow({ kind: 'dress', api: { [route]: answer } })
  await takeSamples('Enhance portrait')
  await press('Enhance portrait')
  await vi.waitFor(() => expect(tries).toBe(1))
  await vi.advanceTimersByTimeAsync(4000)
  await screen.findByRole('heading', { name: 'Choose your portrait' })
  const [key, ...again] = callsTo(calls, route).map(({ headers }) => headers.get('Idempotency-Key'))
  expect(key).toMatch(/^[0-9a-f-]{36}$/)
  expect(again).toEqual([key, key])
})

test('nothing is spent on a photo that the coach warns of before somebody says so', async () => {
  answerPhotos()
  const words = 'The face looks to the side.'
  const { calls } = openFlow({
    kind: 'dress',
    api: {
      'POST /api/photos/00000000-0000-4000-8000-000000000001/check': {
        isUsable: true,
        hints: [{ code: 'turned', severity: 'warn', words }],
      },
    },
  })
  await takeSamples('Enhance portrait')
  await press('Enhance portrait')
  expect((await screen.findByRole('dialog', { name: 'Could be better' })).textContent).toContain(words)
  expect(callsTo(calls, 'POST /api/ai/enhance-dress-portrait')).toEqual([])
  await press('Use it anyway')
  await screen.findByRole('heading', { name: 'Choose your portrait' })
})

test('a photo that is refused on its way is not enhanced', async () => {
  answerPhotos(noFace)
  const { calls } = openFlow()
  await press('Use sample photos')
  await person('First person').findByRole('alert')
  expect(await button('Enhance portraits')).toHaveProperty('disabled', true)
  expect(callsTo(calls, route)).toEqual([])
})

test('a photo that the image host did not take ends the enhancement', {
  tags: ['PORTRAIT-09', 'COUPLE-15'],
}, async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  answerPhotos(undefined, { status: 500, body: {} })
  const { notify } = openFlow({ kind: 'dress' })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  await press('Use sample photos')
  await press('Enhance portrait')
  await vi.advanceTimersByTimeAsync(8000)
  expect(await screen.findByText('Failed to upload to the image host')).toBeTruthy()
  expect(notify).toHaveBeenCalledWith(expect.objectContaining({ title: 'Enhancement Failed' }))
  expect(screen.getByText('Step 1 of 4: Upload')).toBeTruthy()
})

test('a device of which nothing is known has four enhancements', { tags: ['PORTRAIT-19'] }, async () => {
  openFlow({ api: { 'GET /api/subscriptions/status': new Response('', { status: 503 }) } })
  expect(await screen.findByText('4 enhancements left')).toBeTruthy()
})
