// @module-tag slow
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { everythingAnswered, forgetEverything } from '#testing/show.tsx'
import { answerPhotos } from './testing/answer-photos.ts'
import { heic, openFlow, person } from './testing/open-flow.tsx'

forgetEverything()

const inputOf = (name: string) => screen.getByLabelText(`Choose a photo of the ${name} person`)
const pick = (name: string, file: File) => fireEvent.change(inputOf(name), { target: { files: [file] } })

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
  pick('first', new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.jpg', { type: 'image/jpeg' }))
  expect(notify).toHaveBeenLastCalledWith({
    title: 'File too large',
    description: 'Maximum file size is 10MB',
    isDestructive: true,
  })
  await everythingAnswered()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent).toEqual([])
})
