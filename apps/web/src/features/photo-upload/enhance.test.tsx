import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fetchStatus } from '#server-state'
import { statusOf } from '#testing/builders.ts'
import { type Call, refusal } from '#testing/serve-api.ts'
import { forgetEverything } from '#testing/show.tsx'
import { answerPhotos } from './testing/answer-photos.ts'
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

/** This for the photo, and portraits for the other. */
const answering = (photo: string, answer: () => Response) => (call: Call) =>
  photoOf(call) === photo ? answer() : portraitsOf(11)

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

test('portraits that were made are gone at once from what is left', {
  tags: ['A39', 'SHELL-44'],
}, async () => {
  answerPhotos()
  let left = 5
  openFlow({
    kind: 'dress',
    api: {
      'GET /api/subscriptions/status': () => statusOf({ portraitGenerationsRemaining: left }),
      'POST /api/ai/enhance-dress-portrait': () => {
        left--
        return portraitsOf(11)
      },
    },
  })
  await enhance('Enhance portrait')
  await vi.waitFor(async () => expect((await fetchStatus()).usage.portraitGenerationsRemaining).toBe(4))
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
  ['First person', '/media/1.jpg'],
  ['Second person', '/media/2.jpg'],
])(
  'any other failure for the %s leads back to the photos, and what was made is not made again',
  { tags: ['COUPLE-15', 'COUPLE-16', 'PORTRAIT-09'] },
  async (name, photo) => {
    answerPhotos()
    const failures = [new Response('', { status: 500 }), refusal(422, 'no_face', 'We could not find a face.')]
    const { calls, notify } = openFlow({
      api: { [route]: answering(photo, () => failures.shift() ?? Response.json(portraitsOf(21))) },
    })
    await takeSamples()
    await press('Enhance portraits')
    expect((await person(name).findByRole('alert')).textContent).toBe('Failed to enhance portrait')
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText('Step 1 of 4: Upload')).toBeTruthy()
    expect(notify).toHaveBeenCalledExactlyOnceWith({
      title: 'Enhancement Failed',
      description: 'Please try again',
      isDestructive: true,
    })
    await press('Enhance portraits')
    await person(name).findByText('Failed to enhance portrait. We could not find a face.')
    await press('Enhance portraits')
    await screen.findByRole('heading', { name: 'Choose your portraits' })
    expect(callsTo(calls, route).map(photoOf)).toEqual(['/media/1.jpg', '/media/2.jpg', photo, photo])
  },
)

test.each([
  ['dress', 'POST /api/ai/enhance-dress-portrait', 'Enhance portrait', 'Choose your portrait'],
  ['couple', 'POST /api/ai/enhance-wedding-portrait', 'Enhance portraits', 'Choose your portraits'],
] as const)(
  'an enhancement for a %s without an answer, or one too many at once, is asked for again, which pays once',
  {
    tags: ['SHELL-45', 'PORTRAIT-07', 'PORTRAIT-08'],
  },
  async (kind, route, action, title) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    answerPhotos()
    let tries = 0
    const isOfFirst = (call: Call) => photoOf(call) === '/media/1.jpg'
    const answer = (call: Call) => {
      if (!isOfFirst(call)) return portraitsOf(21)
      tries++
      if (tries === 1) throw new TypeError('The connection was lost.')
      if (tries === 2) return refusal(503, 'overloaded', 'We are very busy.')
      return tries === 3 ? refusal(429, 'rate_limited', 'Too many requests.') : portraitsOf(11)
    }
    const { calls, notify } = openFlow({ kind, api: { [route]: answer } })
    await takeSamples(action)
    await press(action)
    await vi.waitFor(() => expect(tries).toBe(1))
    await vi.advanceTimersByTimeAsync(6000)
    await screen.findByRole('heading', { name: title })
    expect(notify.mock.calls).toEqual([[{ title: 'Portraits Enhanced!' }]])
    const asked = callsTo(calls, route).filter(isOfFirst)
    const [key, ...again] = asked.map(({ headers }) => headers.get('Idempotency-Key'))
    expect(key).toMatch(/^[0-9a-f-]{36}$/)
    expect(again).toEqual([key, key, key])
  },
)

test('an enhancement that never gets its turn ends as any other failure', {
  tags: ['PORTRAIT-08', 'PORTRAIT-09'],
}, async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  answerPhotos()
  const tooMany = refusal(429, 'rate_limited', 'Too many requests.')
  const { notify } = openFlow({ kind: 'dress', api: { 'POST /api/ai/enhance-dress-portrait': tooMany } })
  await takeSamples('Enhance portrait')
  await press('Enhance portrait')
  await vi.advanceTimersByTimeAsync(40_000)
  await screen.findByText('Failed to enhance portrait. Too many requests.')
  expect(notify).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Enhancement Failed' }))
})

test.each([
  ['dress', 'POST /api/ai/enhance-dress-portrait', 'Enhance portrait', 'Your portrait'],
  ['couple', 'POST /api/ai/enhance-wedding-portrait', 'Enhance portraits', 'First person'],
] as const)(
  'an enhancement for a %s that was never answered is the same request at the next tap, and another one after an answer',
  { tags: ['SHELL-45'] },
  async (kind, route, action, name) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    answerPhotos()
    const isOfFirst = (call: Call) => photoOf(call) === '/media/1.jpg'
    const keys: (string | null)[] = []
    openFlow({
      kind,
      api: {
        [route]: (call) => {
          if (!isOfFirst(call)) return portraitsOf(21)
          keys.push(call.headers.get('Idempotency-Key'))
          if (keys.length <= 20) throw new TypeError('The connection was lost.')
          return keys.length === 21 ? refusal(422, 'no_face', 'No face.') : portraitsOf(keys.length)
        },
      },
    })
    await takeSamples(action)
    await press(action)
    await vi.advanceTimersByTimeAsync(40_000)
    await screen.findByText('Failed to enhance portrait')
    await press(action)
    await screen.findByText('Failed to enhance portrait. No face.')
    await press(action)
    await press(`Regenerate: ${name}`)
    await press('Use the same photo')
    await vi.waitFor(() => expect(keys).toHaveLength(23))
    expect(keys.slice(0, 21)).toEqual(Array(21).fill(keys[0]))
    expect(new Set(keys.slice(20)).size).toBe(3)
  },
)

test('a device of which nothing is known has four enhancements', {
  tags: ['PORTRAIT-19', 'MEMB-20'],
}, async () => {
  openFlow({ api: { 'GET /api/subscriptions/status': new Response('', { status: 503 }) } })
  expect(await screen.findByText('Makes 4 portraits; you have 8 left.')).toBeTruthy()
})
