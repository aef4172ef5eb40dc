import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { idOf } from '#testing/builders.ts'
import { refusal } from '#testing/serve-api.ts'
import { forgetEverything } from '#testing/show.tsx'
import { answerPhotos, noFace } from './testing/answer-photos.ts'
import { button, heic, openFlow, person, press } from './testing/open-flow.tsx'

forgetEverything()

const hint = (severity: string, words: string) => ({ code: words, severity, words })

test('the coach’s warnings can be accepted, what blocks cannot', async () => {
  answerPhotos()
  openFlow({
    api: {
      [`POST /api/photos/${idOf(1)}/check`]: {
        isUsable: true,
        hints: [hint('warn', 'The face looks to the side.')],
      },
      [`POST /api/photos/${idOf(2)}/check`]: {
        isUsable: false,
        hints: [
          hint('ask', 'Is this person 18 or older?'),
          hint('warn', 'The photo is very dark.'),
          hint('block', 'The photo lies on its side.'),
        ],
      },
    },
  })
  await press('Use sample photos')
  await person('First person').findByText('The face looks to the side.')
  await person('Second person').findByText('The photo lies on its side.')
  await press('Use it anyway: First person')
  expect(screen.queryByText('The face looks to the side.')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Use it anyway: Second person' })).toBeNull()
  for (const words of ['Is this person 18 or older?', 'The photo is very dark.'])
    expect(person('Second person').queryByText(words)).toBeNull()
  expect(await button('Skip to styles')).toHaveProperty('disabled', true)
})

test('what is said of a photo stands between the photo and the clothes, whoever says it', async () => {
  answerPhotos(noFace)
  openFlow({
    api: {
      [`POST /api/photos/${idOf(1)}/check`]: {
        isUsable: false,
        hints: [hint('block', 'The photo lies on its side.')],
      },
    },
  })
  await press('Use sample photos')
  for (const words of ['The photo lies on its side.', 'We could not find a face.']) {
    const said = await screen.findByText(words)
    const card = said.closest('section')
    const [photo, clothes] = [card?.querySelector('img'), card?.querySelector('input[type=radio]')]
    if (!photo || !clothes) throw new Error('The card has no photo or no clothes.')
    expect(photo.compareDocumentPosition(said)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(said.compareDocumentPosition(clothes)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  }
})

test('a photo in which the coach finds several faces is refused', async () => {
  answerPhotos()
  openFlow({
    api: { [`POST /api/photos/${idOf(1)}/check`]: refusal(422, 'too_many_faces', 'More than one face.') },
  })
  fireEvent.change(screen.getByLabelText('Choose a photo of the first person'), {
    target: { files: [heic()] },
  })
  expect((await person('First person').findByRole('alert')).textContent).toContain(
    'There are several people in this photo.',
  )
})

test('what the coach said is said again after a reload, unless it was accepted', async () => {
  const words = ['The face looks to the side.', 'The photo is very dark.']
  answerPhotos()
  const { again } = openFlow({
    api: Object.fromEntries(
      words.map((warning, at) => [
        `POST /api/photos/${idOf(at + 1)}/check`,
        { isUsable: true, hints: [hint('warn', warning)] },
      ]),
    ),
  })
  await press('Use sample photos')
  for (const warning of words) await screen.findByText(warning)
  await press('Use it anyway: First person')
  again()
  await person('Second person').findByText(words[1])
  expect(screen.queryByText(words[0])).toBeNull()
})

test('a photo that the coach blocks is blocked after a reload too', async () => {
  answerPhotos()
  const { again } = openFlow({
    kind: 'dress',
    api: {
      [`POST /api/photos/${idOf(1)}/check`]: { isUsable: false, hints: [hint('block', 'Turned away.')] },
    },
  })
  await press('Use sample photos')
  await screen.findByText('Turned away.')
  again()
  await screen.findByText('Turned away.')
  expect(await button('Skip to dresses')).toHaveProperty('disabled', true)
})
