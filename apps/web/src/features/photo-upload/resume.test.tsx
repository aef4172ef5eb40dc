import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { readPartners, writeDressPhoto } from '#session'
import { idOf } from '#testing/builders.ts'
import { refusal } from '#testing/serve-api.ts'
import { forgetEverything } from '#testing/show.tsx'
import { answerPhotos } from './testing/answer-photos.ts'
import {
  button,
  callsTo,
  choose,
  enhance,
  keptPhoto,
  openFlow,
  person,
  portraitsOf,
  press,
  takeSamples,
} from './testing/open-flow.tsx'

forgetEverything()

const wedding = 'POST /api/ai/enhance-wedding-portrait'
const upload = 'POST /api/wedding-photos/upload'
const portrait = (number: number) => ({ ...keptPhoto(number), url: `/media/${number}.jpg?new` })

test('portraits that were paid for survive a reload, under addresses of now', async () => {
  answerPhotos()
  const numbers = [11, 12, 21, 22]
  const { again, calls } = openFlow({
    api: Object.fromEntries(numbers.map((number) => [`GET /api/photos/${idOf(number)}`, portrait(number)])),
  })
  await enhance()
  await choose('First person', 'Studio')
  again()
  await press('Choose portraits')
  expect(person('First person').getByRole('radio', { name: 'Studio' })).toHaveProperty('checked', true)
  await vi.waitFor(() => expect(document.querySelector('img[src="/media/22.jpg?new"]')).not.toBeNull())
  expect(callsTo(calls, wedding)).toHaveLength(2)
})

test('portraits that are being made at a reload are not paid for twice', async () => {
  answerPhotos()
  const enhancing = 'POST /api/ai/enhance-dress-portrait'
  let asked = 0
  const { again, calls } = openFlow({
    kind: 'dress',
    api: {
      [`GET /api/photos/${idOf(1)}`]: { ...keptPhoto(1), url: '/media/1.jpg?new' },
      [enhancing]: () => (++asked === 1 ? new Promise(() => undefined) : portraitsOf(11)),
    },
  })
  await takeSamples('Enhance portrait')
  await press('Enhance portrait')
  await vi.waitFor(() => expect(asked).toBe(1))
  again()
  await vi.waitFor(() => expect(document.querySelector('img[src="/media/1.jpg?new"]')).not.toBeNull())
  await press('Enhance portrait')
  await screen.findByRole('heading', { name: /^Choose your portrait/ })
  const [first, second] = callsTo(calls, enhancing)
  expect(second.headers.get('Idempotency-Key')).toBe(first.headers.get('Idempotency-Key'))
  expect(second.body).toEqual(first.body)
})

test('a portrait that is gone is not shown after a reload', async () => {
  answerPhotos()
  const { again } = openFlow({
    kind: 'dress',
    api: {
      [`GET /api/photos/${idOf(11)}`]: refusal(404, 'not_found', 'Not found.'),
      [`GET /api/photos/${idOf(12)}`]: portrait(12),
    },
  })
  await enhance('Enhance portrait')
  again()
  await press('Choose portraits')
  await vi.waitFor(() => expect(person('Your portrait').queryByRole('radio', { name: 'Natural' })).toBeNull())
  expect(person('Your portrait').getByRole('radio', { name: 'Studio' })).toBeTruthy()
})

test('without an answer the known pictures stay', async () => {
  answerPhotos()
  const { again } = openFlow({
    kind: 'dress',
    api: { [`GET /api/photos/${idOf(1)}`]: new Response('', { status: 503 }) },
  })
  await takeSamples('Enhance portrait')
  again()
  expect(await screen.findByText(/^Kept until 17 May/)).toBeTruthy()
  expect(await button('Skip to dresses')).toHaveProperty('disabled', false)
})

test('a picture that another screen chose takes the place of an older draft', async () => {
  answerPhotos()
  const { again } = openFlow({ kind: 'dress' })
  await takeSamples('Enhance portrait')
  writeDressPhoto({ id: idOf(2), url: '/media/2.jpg' })
  again()
  expect(screen.getByRole('img', { name: 'Your portrait' })).toHaveProperty(
    'src',
    expect.stringContaining('/media/2.jpg'),
  )
})

test('going on without enhancement waits for photos that are still on their way', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  answerPhotos(undefined)
  const { onDone } = openFlow()
  await press('Use sample photos')
  await person('First person').findByText(/Waiting for the connection/)
  await press('Skip to styles')
  await press('Use these photos')
  expect(await screen.findByRole('dialog', { name: 'Uploading your photos' })).toBeTruthy()
  expect(onDone).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(4000)
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(
    readPartners()
      ?.map(({ photo }) => photo.id)
      .toSorted(),
  ).toEqual([idOf(1), idOf(2)])
})

test('an ending whose answer was lost is asked for again as the same request', {
  tags: ['SHELL-45'],
}, async () => {
  answerPhotos()
  let isLost = true
  const reply = { photo: keptPhoto(1), attire: 'dress' }
  const { calls, onDone, notify } = openFlow({
    api: {
      [upload]: () => {
        if (isLost) throw new TypeError('offline')
        return { partner1: reply, partner2: reply }
      },
    },
  })
  await takeSamples()
  await press('Skip to styles')
  await press('Use these photos')
  await vi.waitFor(() =>
    expect(notify).toHaveBeenLastCalledWith(
      expect.objectContaining({ title: 'Upload Failed', description: 'Unknown error occurred' }),
    ),
  )
  isLost = false
  await press('Skip to styles')
  await press('Use these photos')
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled())
  const keys = callsTo(calls, upload).map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/)
  expect(keys).toEqual([keys[0], keys[0]])
})

test('a coach that cannot be had holds nobody up', async () => {
  answerPhotos()
  const { calls } = openFlow({
    kind: 'dress',
    api: {
      [`POST /api/photos/${idOf(1)}/check`]: new Response('', { status: 500 }),
      'POST /api/ai/enhance-dress-portrait': portraitsOf(11),
    },
  })
  await enhance('Enhance portrait')
  expect(callsTo(calls, `POST /api/photos/${idOf(1)}/check`)).toHaveLength(1)
})
