import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { idOf } from '#testing/builders.ts'
import { refusal } from '#testing/serve-api.ts'
import { forgetEverything } from '#testing/show.tsx'
import { answerPhotos } from './testing/answer-photos.ts'
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

test('a photo in which the coach finds several faces is refused', async () => {
  answerPhotos()
  openFlow({
    api: { [`POST /api/photos/${idOf(1)}/check`]: refusal(422, 'too_many_faces', 'More than one face.') },
  })
  fireEvent.change(screen.getByLabelText('Choose a photo of the first person'), {
    target: { files: [heic()] },
  })
  expect((await person('First person').findByRole('alert')).textContent).toBe('More than one face.')
})
