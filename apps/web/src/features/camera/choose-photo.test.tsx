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
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Camera ErrorUnable to access camera. Please check permissions.',
  )
  const field = screen.getByLabelText<HTMLInputElement>('Choose a photo instead')
  // The field's own filter is the browser's; what it lets through is looked at again.
  const user = userEvent.setup({ applyAccept: false })
  return { notify, field, choose: (file: File) => user.upload(field, file) }
}

test('an image is chosen instead of taken; anything else and more than 10 MB are refused', {
  tags: ['SHELL-70', 'CAMERA-09', 'HAIR-03', 'HAIR-04', 'ERR-24'],
}, async () => {
  const { notify, field, choose } = await open()
  expect(field.accept).toBe('image/*')
  const refused = { isDestructive: true }
  for (const [name, type] of [
    ['notes.txt', 'text/plain'],
    ['notes.txt', 'text/image/png'],
    ['notes.txt', ''],
    ['notes.heic.txt', ''],
    ['notes.heic', 'text/plain'],
    ['notes.heif', 'imagery/heif'],
    ['aheic', ''],
  ]) {
    notify.mockClear()
    await choose(new File(['text'], name, { type }))
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

test('another photo in place of a chosen one is looked at in the same way', {
  tags: ['HAIR-03', 'HAIR-04'],
}, async () => {
  const { notify, choose } = await open()
  await choose(new File(['image'], 'first.jpg', { type: 'image/jpeg' }))
  const user = userEvent.setup({ applyAccept: false })
  const chooseOther = (file: File) => user.upload(screen.getByLabelText('Choose another photo'), file)
  const shown = () => screen.getByRole('img', { name: 'Your photo' }).getAttribute('src')
  const first = shown()
  await chooseOther(new File(['text'], 'notes.txt', { type: 'text/plain' }))
  await chooseOther(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.jpg', { type: 'image/jpeg' }))
  expect(notify.mock.calls).toEqual([
    [{ title: 'Invalid file type', description: 'Only image files are allowed', isDestructive: true }],
    [{ title: 'File too large', description: 'Maximum file size is 10MB', isDestructive: true }],
  ])
  expect(shown()).toBe(first)
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
