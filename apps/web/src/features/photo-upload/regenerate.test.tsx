// @module-tag slow
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { idOf } from '#testing/builders.ts'
import { refusal } from '#testing/serve-api.ts'
import { everythingAnswered, forgetEverything } from '#testing/show.tsx'
import { answerPhotos } from './testing/answer-photos.ts'
import {
  button,
  callsTo,
  choose,
  enhance,
  openFlow,
  person,
  portraitsOf,
  press,
  wear,
} from './testing/open-flow.tsx'

forgetEverything()

const wedding = 'POST /api/ai/enhance-wedding-portrait'

test('regenerating asks for the photo, and the same one adds portraits that look different', {
  tags: ['COUPLE-04', 'COUPLE-20', 'PORTRAIT-01', 'API-37'],
}, async () => {
  answerPhotos()
  let made = 0
  const { calls } = openFlow({
    api: { [wedding]: () => portraitsOf(++made * 10 + 1) },
  })
  await wear('Second person', 'Dress')
  await enhance()
  await screen.findByRole('button', { name: 'Regenerate: Second person', description: 'For 2 portraits.' })
  await press('Regenerate: Second person')
  const question = screen.getByRole('dialog', { name: 'Make two more portraits?' })
  expect(question.textContent).toContain('Makes 2 portraits; you have 8 left.')
  await press('Cancel')
  await press('Regenerate: Second person')
  await userEvent.keyboard('{Escape}')
  await everythingAnswered()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(callsTo(calls, wedding)).toHaveLength(2)
  await press('Regenerate: Second person')
  await press('Use the same photo')
  await vi.waitFor(() => expect(person('Second person').getAllByRole('radio')).toHaveLength(5))
  expect(person('Second person').getByRole('radio', { name: 'Natural 2' })).toBeTruthy()
  expect(person('First person').getAllByRole('radio')).toHaveLength(3)
  expect(callsTo(calls, wedding)[2].body).toEqual({
    photoUrl: '/media/2.jpg',
    attire: 'dress',
    existingPortraits: ['/media/21.jpg', '/media/22.jpg'],
  })
})

test('a failed regeneration for a couple is told as one', { tags: ['COUPLE-21'] }, async () => {
  answerPhotos()
  let made = 0
  const { notify } = openFlow({
    api: { [wedding]: () => (++made < 3 ? portraitsOf(made * 10 + 1) : refusal(422, 'no_face', 'No face.')) },
  })
  await enhance()
  await press('Regenerate: Second person')
  await press('Use the same photo')
  await vi.waitFor(() =>
    expect(notify).toHaveBeenLastCalledWith({
      title: 'Regeneration Failed',
      description: 'Failed to enhance portrait. No face.',
      isDestructive: true,
    }),
  )
  expect(person('Second person').getAllByRole('radio')).toHaveLength(3)
})

test.each([
  ['couple', 'Enhance portraits', 'Second person', 2],
  ['dress', 'Enhance portrait', 'Your portrait', 1],
] as const)(
  'a regeneration for a %s whose photo turned out to be gone is told, and the photo is asked for',
  { tags: ['COUPLE-21'] },
  async (kind, action, name, number) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    answerPhotos()
    const check = Promise.withResolvers<Response>()
    const { notify, calls } = openFlow({
      kind,
      api: { [`POST /api/photos/${idOf(number)}/check`]: () => check.promise },
    })
    await press('Use sample photos')
    await press(action)
    await vi.advanceTimersByTimeAsync(8000)
    await screen.findByRole('heading', { name: /^Choose your portrait/ })
    check.resolve(refusal(422, 'photo_expired', 'This photo was deleted.'))
    await vi.waitFor(() => expect(person(name).getAllByRole('radio')).toHaveLength(2))
    const asked = calls.filter(({ route }) => route.includes('/ai/')).length
    await press(`Regenerate: ${name}`)
    await press('Use the same photo')
    await vi.waitFor(() =>
      expect(notify).toHaveBeenLastCalledWith({ title: 'Regeneration Failed', isDestructive: true }),
    )
    expect(screen.getByText('Step 1 of 4: Upload')).toBeTruthy()
    expect(person(name).getByRole('alert').textContent).toBe('This photo was deleted.')
    expect(calls.filter(({ route }) => route.includes('/ai/'))).toHaveLength(asked)
  },
)

/** The dress flow with its first two portraits, where another enhancement gets this answer. */
async function enhanceOnce(then: Response) {
  const answers = [portraitsOf(11), then]
  const flow = openFlow({
    kind: 'dress',
    api: { 'POST /api/ai/enhance-dress-portrait': () => answers.shift() },
  })
  await enhance('Enhance portrait')
  return flow
}

test('a regeneration that meets the limit says so, and the status is read again', {
  tags: ['PORTRAIT-07', 'PORTRAIT-08'],
}, async () => {
  answerPhotos()
  const { notify, calls } = await enhanceOnce(refusal(429, 'portrait_limit', 'No enhancement is left.'))
  await press('Regenerate: Your portrait')
  await press('Use the same photo')
  await vi.waitFor(() =>
    expect(notify).toHaveBeenLastCalledWith({
      title: "You've reached your portrait enhancement limit.",
      isDestructive: true,
    }),
  )
  await vi.waitFor(() => expect(calls.at(-1)?.route).toBe('GET /api/subscriptions/status'))
  expect(person('Your portrait').getByRole('alert').textContent).toBe('No enhancement is left.')
  expect(person('Your portrait').getAllByRole('radio')).toHaveLength(3)
})

test('a failed regeneration keeps what is there', {
  tags: ['COUPLE-21', 'PORTRAIT-02', 'PORTRAIT-09', 'API-38'],
}, async () => {
  answerPhotos()
  const { notify, calls } = await enhanceOnce(
    refusal(422, 'enhancement_failed', 'Failed to enhance portrait'),
  )
  await choose('Your portrait', 'Studio')
  await press('Regenerate: Your portrait')
  await press('Use the same photo')
  await vi.waitFor(() =>
    expect(notify).toHaveBeenLastCalledWith({
      title: 'Regeneration Failed',
      description: 'Failed to enhance portrait',
      isDestructive: true,
    }),
  )
  expect(person('Your portrait').getByRole('radio', { name: 'Studio' })).toHaveProperty('checked', true)
  expect(await button('Confirm Selection')).toHaveProperty('disabled', false)
  expect(callsTo(calls, 'POST /api/ai/enhance-dress-portrait')[1].body).toEqual({
    photoUrl: '/media/1.jpg',
    existingPortraits: ['/media/11.jpg', '/media/12.jpg'],
  })
})
