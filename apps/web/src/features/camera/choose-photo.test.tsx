import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { serveApi } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
import { Camera } from './camera.tsx'
import { fakeCamera } from './testing/fake-camera.ts'

forgetEverything()
beforeEach(() => {
  fakeCamera({ refusal: () => 'NotFoundError' })
  serveApi({})
})

/** The way out of a device without a camera. */
const open = async () => {
  const notify = vi.fn()
  show(<Camera notify={notify} onBack={() => undefined} onDone={() => undefined} />)
  await screen.findByRole('alert')
  const field = screen.getByLabelText<HTMLInputElement>('Choose a photo instead')
  // The field's own filter is the browser's; what it lets through is looked at again.
  const user = userEvent.setup({ applyAccept: false })
  return { notify, field, choose: (file: File) => user.upload(field, file) }
}

test('an image is chosen instead of taken; anything else and more than 10 MB are refused', {
  tags: ['SHELL-70', 'HAIR-03', 'HAIR-04', 'ERR-24'],
}, async () => {
  const { notify, field, choose } = await open()
  expect(field.accept).toBe('image/*')
  const refused = { isDestructive: true }
  for (const type of ['text/plain', 'text/image/png', '']) {
    notify.mockClear()
    await choose(new File(['text'], 'notes.txt', { type }))
    expect(notify).toHaveBeenCalledWith({
      ...refused,
      title: 'Invalid file type',
      description: 'Only image files are allowed',
    })
  }
  await choose(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.jpg', { type: 'image/jpeg' }))
  expect(notify).toHaveBeenLastCalledWith({
    ...refused,
    title: 'File too large',
    description: 'Maximum file size is 10MB',
  })
  await choose(new File([new Uint8Array(10 * 1024 * 1024)], 'largest.jpg', { type: 'image/jpeg' }))
  expect(screen.getByRole('img', { name: 'Your photo' })).toBeTruthy()
})

test.each(['a.heic', 'B.HEIF'])(
  '%s, which this browser does not know, can be used all the same',
  {
    tags: ['HAIR-03'],
  },
  async (name) => {
    const { choose } = await open()
    await choose(new File(['heic'], name, { type: '' }))
    fireEvent.error(screen.getByRole('img', { name: 'Your photo' }))
    expect(screen.getByText('No preview here. We use the photo as it is.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Use Photo' })).toHaveProperty('disabled', false)
  },
)
