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
const young = { code: 'age_unsure', severity: 'ask', words: 'Is the person in this photo 18 or older?' }
const first = () => person('First person')

interface Picks {
  before: readonly object[]
  after: readonly object[]
  /** What the server says of both; it says nothing where it cannot compare them. */
  isSamePerson?: boolean
}

const checkFirst = `POST /api/photos/${idOf(1)}/check`
const checkSecond = `POST /api/photos/${idOf(2)}/check?after=${idOf(1)}`

async function pickTwo({ before, after, isSamePerson = true }: Picks) {
  answerPhotos()
  openFlow({
    api: {
      [checkFirst]: { isUsable: true, hints: before },
      [checkSecond]: { isUsable: true, hints: after, isSamePerson },
    },
  })
  await pick('one.heic')
  await pick('two.heic')
}

async function pick(name: string) {
  fireEvent.change(screen.getByLabelText('Choose a photo of the first person'), {
    target: { files: [heic(name)] },
  })
  await first().findByText(/^Kept until 17 May/)
}

test('of two photos of a person the one before is offered when it suits better, and both ways lead back', async () => {
  await pickTwo({ before: [small], after: [turned] })
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
  await pickTwo({ before: [turned], after: [after] })
  await first().findByText(after.words)
  expect(first().queryByText(line)).toBeNull()
})

test('a photo of somebody else is taken without a word, however good the one before was', async () => {
  await pickTwo({ before: [small], after: [turned], isSamePerson: false })
  await first().findByText(turned.words)
  expect(first().queryByText(line)).toBeNull()
})

test('where nobody can tell whether two photos show one person nothing is offered', async () => {
  answerPhotos()
  openFlow({
    api: {
      [checkFirst]: { isUsable: true, hints: [small] },
      [checkSecond]: { isUsable: true, hints: [turned] },
    },
  })
  await pick('one.heic')
  await pick('two.heic')
  await first().findByText(turned.words)
  expect(first().queryByText(line)).toBeNull()
})

test('a third photo is compared with the second one and not with the first', async () => {
  answerPhotos()
  openFlow({
    api: {
      [checkFirst]: { isUsable: true, hints: [small] },
      [checkSecond]: { isUsable: true, hints: [], isSamePerson: true },
      [`POST /api/photos/${idOf(3)}/check?after=${idOf(2)}`]: {
        isUsable: true,
        hints: [turned],
        isSamePerson: false,
      },
    },
  })
  for (const name of ['one.heic', 'two.heic', 'three.heic']) await pick(name)
  await first().findByText(turned.words)
  expect(first().queryByText(line)).toBeNull()
})

test('the question whether somebody is an adult stands above the offer', async () => {
  await pickTwo({ before: [], after: [young, turned] })
  const question = await first().findByText(young.words)
  const offer = first().getByText(line)
  expect(question.compareDocumentPosition(offer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('the photo before one that is refused is there to be used again', async () => {
  answerPhotos()
  openFlow({ api: { [checkFirst]: { isUsable: true, hints: [] } } })
  await pick('one.heic')
  answerPhotos(noFace)
  fireEvent.change(screen.getByLabelText('Choose a photo of the first person'), {
    target: { files: [heic('wall.heic')] },
  })
  await first().findByRole('alert')
  expect(first().queryByText(line)).toBeNull()
  expect(first().getByText('Your earlier photo is still here.')).toBeTruthy()
  await press('Use the earlier photo: First person')
  expect(first().queryByRole('alert')).toBeNull()
  expect(await first().findByText(/^Kept until/)).toBeTruthy()
})

test('after two photos that are refused the one before them is still there', async () => {
  answerPhotos()
  openFlow({ api: { [checkFirst]: { isUsable: true, hints: [] } } })
  await pick('one.heic')
  answerPhotos(noFace, noFace)
  for (const name of ['wall.heic', 'floor.heic']) {
    fireEvent.change(screen.getByLabelText('Choose a photo of the first person'), {
      target: { files: [heic(name)] },
    })
    await first().findByRole('alert')
  }
  await press('Use the earlier photo: First person')
  expect(await first().findByText(/^Kept until/)).toBeTruthy()
})

test('what was removed is not what was before', async () => {
  await pickTwo({ before: [], after: [turned] })
  await first().findByText(line)
  await press('Remove: First person')
  expect(first().queryByText(line)).toBeNull()
})
