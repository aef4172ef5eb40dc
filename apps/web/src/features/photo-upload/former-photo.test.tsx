// @module-tag slow
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { idOf } from '#testing/builders.ts'
import { forgetEverything } from '#testing/show.tsx'
import { answerPhotos, noFace } from './testing/answer-photos.ts'
import { heic, openFlow, person, press } from './testing/open-flow.tsx'

forgetEverything()

const line = 'Your earlier photo suits better.'
const turned = { code: 'turned', severity: 'warn', words: 'The face looks to the side.' }
const small = { code: 'face_small', severity: 'info', words: 'The face is small.' }
const first = () => person('First person')

const coached = (number: number, hints: readonly object[]) => ({
  [`POST /api/photos/${idOf(number)}/check`]: { isUsable: true, hints },
})

async function pickTwo(before: readonly object[], after: readonly object[]) {
  answerPhotos()
  openFlow({ api: { ...coached(1, before), ...coached(2, after) } })
  await pick('one.heic')
  await pick('two.heic')
}

async function pick(name: string) {
  fireEvent.change(screen.getByLabelText('Choose a photo of the first person'), {
    target: { files: [heic(name)] },
  })
  await first().findByText('Kept until 17 May')
}

test('of two photos of a person the one before is offered when it suits better, and both ways lead back', async () => {
  await pickTwo([small], [turned])
  await first().findByText(turned.words)
  expect(first().getByText(line)).toBeTruthy()

  await press('Use the earlier photo: First person')

  expect(first().getByText(small.words)).toBeTruthy()
  expect(first().queryByText(turned.words)).toBeNull()
  expect(first().queryByText(line)).toBeNull()
})

test.each([
  ['better', small],
  ['as good', { ...turned, words: 'The face looks down.' }],
])('a second photo that is %s is taken without a word', async (_, after) => {
  await pickTwo([turned], [after])
  await first().findByText(after.words)
  expect(first().queryByText(line)).toBeNull()
})

test('a second photo without a face does not cost the first one', async () => {
  answerPhotos()
  openFlow({ api: coached(1, []) })
  await pick('one.heic')
  answerPhotos(noFace)
  fireEvent.change(screen.getByLabelText('Choose a photo of the first person'), {
    target: { files: [heic('wall.heic')] },
  })
  await first().findByText(line)
  await press('Use the earlier photo: First person')
  expect(await first().findByText('Kept until 17 May')).toBeTruthy()
})

test('what was removed is not what was before', async () => {
  await pickTwo([], [turned])
  await first().findByText(line)
  await press('Remove: First person')
  expect(first().queryByText(line)).toBeNull()
})
