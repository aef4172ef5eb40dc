// @module-tag slow
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { everythingAnswered, forgetEverything } from '#testing/show.tsx'
import { answerPhotos, refusedAs } from './testing/answer-photos.ts'
import { heic, openFlow, person, press } from './testing/open-flow.tsx'

forgetEverything()

const inputOf = (name: string) => screen.getByLabelText(`Choose a photo of the ${name} person`)
const pick = (name: string, file: File) => fireEvent.change(inputOf(name), { target: { files: [file] } })
const tooLarge = () => new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.jpg', { type: 'image/jpeg' })

test('a photo can be dropped on its arch', async () => {
  const sent = answerPhotos()
  openFlow()
  const arch = person('Second person').getByText('Add photo')
  fireEvent.drop(arch, { dataTransfer: { files: [heic('dropped.heic')] } })
  await person('Second person').findByText(/^Kept until 17 May/)
  expect((sent[0].file as File).name).toBe('dropped.heic')
})

test('pickers take images, and what is none or too large is refused with the reason', {
  tags: ['SHELL-70', 'ERR-24'],
}, async () => {
  const sent = answerPhotos()
  const { notify } = openFlow()
  const notes = new File(['x'], 'notes.txt', { type: 'text/plain' })
  for (const name of ['first', 'second']) {
    expect(inputOf(name)).toHaveProperty('accept', 'image/*')
    for (const give of [
      () => pick(name, notes),
      () => fireEvent.drop(inputOf(name), { dataTransfer: { files: [notes] } }),
    ]) {
      notify.mockClear()
      give()
      expect(notify).toHaveBeenCalledExactlyOnceWith({
        title: 'Invalid file type',
        description: 'Only image files are allowed',
        isDestructive: true,
      })
    }
  }
  pick('first', tooLarge())
  expect(notify).toHaveBeenLastCalledWith({
    title: 'File too large',
    description: 'Maximum file size is 10MB',
    isDestructive: true,
  })
  await everythingAnswered()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent).toEqual([])
})

test('what was said of a refused photo goes when another file is tried, and the photo before it is back', async () => {
  answerPhotos()
  openFlow()
  pick('first', heic('one.heic'))
  await person('First person').findByText(/^Kept until/)
  answerPhotos(refusedAs(415, 'unsupported_image', 'Only image files are allowed'))
  pick('first', heic('two.heic'))
  await person('First person').findByRole('alert')
  pick('first', tooLarge())
  expect(person('First person').queryByRole('alert')).toBeNull()
  expect(await person('First person').findByText(/^Kept until/)).toBeTruthy()
})

test('a photo that can be sent again stays when another file is too large', async () => {
  answerPhotos({ status: 502, body: {} })
  openFlow()
  pick('first', heic())
  await person('First person').findByRole('alert')
  pick('first', tooLarge())
  await press('Try again: First person')
  expect(await person('First person').findByText(/^Kept until/)).toBeTruthy()
})
