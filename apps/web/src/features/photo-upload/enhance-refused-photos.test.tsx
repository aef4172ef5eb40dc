import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { idOf, statusOf } from '#testing/builders.ts'
import { refusal } from '#testing/serve-api.ts'
import { everythingAnswered, forgetEverything } from '#testing/show.tsx'
import { answerPhotos, busy, noFace, refusedAs } from './testing/answer-photos.ts'
import { button, callsTo, openFlow, person, press, takeSamples } from './testing/open-flow.tsx'

forgetEverything()

const route = 'POST /api/ai/enhance-wedding-portrait'

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

test('a photo that is refused on its way is not enhanced', { tags: ['COUPLE-13', 'A69'] }, async () => {
  answerPhotos(noFace)
  const { calls } = openFlow()
  await press('Use sample photos')
  await person('First person').findByRole('alert')
  for (const name of ['Enhance portraits', 'Skip to styles'])
    expect(await button(name)).toHaveProperty('disabled', true)
  expect(callsTo(calls, route)).toEqual([])
})

const checkOfSecond = `POST /api/photos/${idOf(2)}/check`
const status = 'GET /api/subscriptions/status'
const turned = {
  isUsable: false,
  hints: [{ code: 'turned', severity: 'block', words: 'It lies on its side.' }],
}
const isFine = { isUsable: true, hints: [] }

test.each([
  ['of the first person is taken away while the coach looks', checkOfSecond, isFine, 'Remove: First person'],
  [
    'of the second person is taken away while the coach looks',
    checkOfSecond,
    isFine,
    'Remove: Second person',
  ],
  ['is taken away while permission is asked for', status, statusOf(), 'Remove: Second person'],
  ['is refused by the coach', checkOfSecond, refusal(422, 'no_face', 'We could not find a face.'), undefined],
  ['is more than warned of by the coach', checkOfSecond, turned, undefined],
])('nobody is enhanced when a photo %s', { tags: ['COUPLE-13'] }, async (_, held, answer, tap) => {
  answerPhotos()
  const late = Promise.withResolvers<object>()
  const { calls, notify, onPaywall } = openFlow({ api: { [held]: () => late.promise } })
  await takeSamples()
  await press('Enhance portraits')
  if (tap) await press(tap)
  late.resolve(answer)
  await everythingAnswered()
  expect(await button('Enhance portraits')).toHaveProperty('disabled', true)
  expect(screen.getByText('Step 1 of 4: Upload')).toBeTruthy()
  expect(callsTo(calls, route)).toEqual([])
  expect(notify).not.toHaveBeenCalledWith(expect.objectContaining({ title: 'Portraits Enhanced!' }))
  expect(onPaywall).not.toHaveBeenCalled()
})

const failing = refusedAs(500, 'internal', 'Something went wrong.')

test.each([
  ['dress', 'without a word', [{ status: 500, body: {} }], 'Enhance portrait'],
  ['dress', 'as the server fails', [failing], 'Enhance portrait'],
  ['dress', 'again and again as too busy', Array(5).fill(busy), 'Enhance portrait'],
  ['couple', 'as the server fails', [failing], 'Enhance portraits'],
] as const)(
  'a photo for a %s that the image host did not take ends the enhancement (%s: %s)',
  { tags: ['COUPLE-13', 'COUPLE-15', 'PORTRAIT-09'] },
  async (kind, _, answers, action) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const lost = Array(kind === 'couple' ? 2 : 1).fill(undefined)
    answerPhotos(...lost, ...answers)
    const { calls, notify } = openFlow({ kind })
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    await press('Use sample photos')
    await press(action)
    await vi.advanceTimersByTimeAsync(25_000)
    expect(await screen.findByText('Failed to upload to the image host')).toBeTruthy()
    expect(notify).toHaveBeenLastCalledWith({
      title: 'Enhancement Failed',
      description: 'Please try again',
      isDestructive: true,
    })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('Step 1 of 4: Upload')).toBeTruthy()
    expect(calls.filter(({ route }) => route.includes('/ai/'))).toEqual([])
  },
)
