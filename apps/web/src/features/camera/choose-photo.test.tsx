import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { idOf } from '#testing/builders.ts'
import { serveApi } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
import { Camera } from './camera.tsx'
import { fakeCamera, seePicture } from './testing/fake-camera.ts'

forgetEverything()
beforeEach(() => void serveApi({}))

/** The way out of a device without a camera, or the way beside one that works. */
const open = async ({ hasCamera = false } = {}) => {
  fakeCamera(hasCamera ? {} : { refusal: () => 'NotFoundError' })
  const [notify, onDone] = [vi.fn(), vi.fn()]
  show(<Camera notify={notify} onBack={() => undefined} onDone={onDone} />)
  if (hasCamera) await seePicture()
  else
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Camera ErrorUnable to access camera. Please check permissions.',
    )
  const field = screen.getByLabelText<HTMLInputElement>('Choose a photo instead')
  // The field's own filter is the browser's; what it lets through is looked at again.
  const user = userEvent.setup({ applyAccept: false })
  return {
    notify,
    onDone,
    field,
    choose: (file: File) => user.upload(field, file),
    chooseOther: (file: File) => user.upload(screen.getByLabelText('Choose another photo'), file),
  }
}

test.each([
  ['instead of a missing camera', { hasCamera: false }],
  ['beside a camera that works', { hasCamera: true }],
])(
  '%s an image is chosen; anything else and more than 10 MB are refused',
  {
    tags: ['SHELL-70', 'CAMERA-09', 'HAIR-03', 'HAIR-04', 'ERR-24'],
  },
  async (_where, device) => {
    const { notify, field, choose } = await open(device)
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
    expect(screen.queryByRole('img', { name: 'Your photo' })).toBeNull()
    await choose(new File([new Uint8Array(10 * 1024 * 1024)], 'largest.jpg', { type: 'image/jpeg' }))
    expect(screen.getByRole('img', { name: 'Your photo' })).toBeTruthy()
  },
)

test('another photo in place of a chosen one is looked at in the same way', {
  tags: ['SHELL-70', 'HAIR-03', 'HAIR-04'],
}, async () => {
  const { notify, choose, chooseOther } = await open()
  await choose(new File(['image'], 'first.jpg', { type: 'image/jpeg' }))
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

test('the photo that was chosen last is the one that is sent, as it is', {
  tags: ['HAIR-06', 'HAIR-07'],
}, async () => {
  const { choose, chooseOther, onDone } = await open()
  const hosted = { secure_url: 'https://host.test/v1/hair-photos/a.png', public_id: 'hair-photos/a' }
  const calls = serveApi({
    'POST /api/photos/upload-url': { uploadUrl: 'https://host.test/upload', uploadPreset: 'preset-1' },
    'POST https://host.test/upload': hosted,
    'POST /api/photos': {
      id: idOf(7),
      originalUrl: hosted.secure_url,
      objectPath: hosted.public_id,
      userId: null,
    },
  })
  await choose(new File(['first'], 'first.jpg', { type: 'image/jpeg' }))
  await chooseOther(new File([new Uint8Array([137, 80, 78, 71])], 'mine.png', { type: 'image/png' }))
  await userEvent.click(screen.getByRole('button', { name: 'Use Photo' }))
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith(idOf(7)))
  const sent = (calls[1].body as FormData).get('file') as File
  expect([sent.name, sent.type]).toEqual(['mine.png', 'image/png'])
  expect([...new Uint8Array(await sent.arrayBuffer())]).toEqual([137, 80, 78, 71])
})

test.each([
  ['a.heic', ''],
  ['B.HEIF', ''],
  ['a.heic', 'image/heic'],
  ['a.png', 'image/png'],
  ['a.webp', 'image/webp'],
])(
  '%s of type "%s", which this browser does not know, can be used all the same',
  {
    tags: ['HAIR-03'],
  },
  async (name, type) => {
    const { choose } = await open()
    await choose(new File(['image'], name, { type }))
    fireEvent.error(screen.getByRole('img', { name: 'Your photo' }))
    expect(screen.getByText('No preview here. We use the photo as it is.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Use Photo' })).toHaveProperty('disabled', false)
  },
)
