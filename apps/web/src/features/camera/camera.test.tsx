import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { serveApi } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
import { Camera } from './camera.tsx'
import { fakeCamera, fakeCanvas, seePicture } from './testing/fake-camera.ts'

forgetEverything()
beforeEach(() => {
  fakeCanvas()
  serveApi({})
})

const open = () => {
  const notify = vi.fn()
  show(<Camera notify={notify} onBack={() => undefined} onDone={() => undefined} />)
  return { notify }
}
const button = (name: string) => screen.getByRole('button', { name })
const status = () => screen.getByRole('status').textContent
const video = () => screen.getByLabelText<HTMLVideoElement>('Take Photo', { selector: 'video' })
const shown = () => (video().srcObject as MediaStream).getTracks()
const take = async () => {
  await seePicture()
  await userEvent.click(button('Take the photo'))
  await screen.findByRole('button', { name: 'Use Photo' })
}
const hide = (state: 'hidden' | 'visible') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

test('the screen is titled Take Photo and shows a live video that starts by itself, inline and without sound', {
  tags: ['CAMERA-01'],
}, async () => {
  const { tracks } = fakeCamera()
  open()
  await seePicture()
  expect(screen.getByRole('heading', { name: 'Take Photo' })).toBeTruthy()
  expect(shown()).toEqual(tracks)
  expect([video().autoplay, video().muted, video().hasAttribute('playsinline')]).toEqual([true, true, true])
  expect(tracks).toHaveLength(1)
  expect(video().classList).not.toContain('opacity-0')
})

test('the camera is starting, then ready, then captured, and Retake goes back to ready', {
  tags: ['CAMERA-01', 'CAMERA-03', 'CAMERA-04'],
}, async () => {
  const { live } = fakeCamera()
  open()
  expect(status()).toBe('Starting the camera')
  expect(button('Take the photo')).toHaveProperty('disabled', true)
  await seePicture()
  expect(status()).toBe('The camera is ready')
  await userEvent.click(button('Take the photo'))
  expect(await screen.findByRole('img', { name: 'Your photo' })).toBeTruthy()
  expect(status()).toBe('Photo taken')
  expect(button('Use Photo')).toBeTruthy()
  await userEvent.click(button('Retake'))
  expect(status()).toBe('Starting the camera')
  await seePicture()
  expect(status()).toBe('The camera is ready')
  expect(live()).toHaveLength(1)
  expect(shown()).toEqual(live())
  expect(screen.queryByRole('button', { name: 'Use Photo' })).toBeNull()
})

test('either camera is asked for 1280 × 720, and the photo is a JPEG of quality 0.8', {
  tags: ['CAMERA-05'],
}, async () => {
  const { asked } = fakeCamera({ cameras: 2 })
  const { encoded } = fakeCanvas()
  open()
  await seePicture()
  await userEvent.click(await screen.findByRole('button', { name: 'Switch to the rear camera' }))
  await take()
  const size = { width: { ideal: 1280 }, height: { ideal: 720 } }
  expect(asked).toEqual([
    { facingMode: { ideal: 'user' }, ...size },
    { facingMode: { ideal: 'environment' }, ...size },
  ])
  expect(encoded).toEqual([['image/jpeg', 0.8]])
})

test('switching between front and rear stops one camera and shows what the other sees', {
  tags: ['CAMERA-01', 'CAMERA-02'],
}, async () => {
  const { tracks, live } = fakeCamera({ cameras: 2 })
  open()
  await seePicture()
  await userEvent.click(await screen.findByRole('button', { name: 'Switch to the rear camera' }))
  expect(status()).toBe('Starting the camera')
  await seePicture()
  expect(tracks.map(({ facing }) => facing)).toEqual(['user', 'environment'])
  expect(live().map(({ facing }) => facing)).toEqual(['environment'])
  expect(shown()).toEqual(live())
  await userEvent.click(button('Switch to the front camera'))
  await seePicture()
  expect(live().map(({ facing }) => facing)).toEqual(['user'])
  expect(shown()).toEqual(live())
})

test('a device with one camera has nothing to switch', async () => {
  fakeCamera()
  open()
  await seePicture()
  expect(screen.queryByRole('button', { name: /Switch/ })).toBeNull()
})

test('only the front camera looks back like a mirror', async () => {
  fakeCamera({ cameras: 2 })
  open()
  await seePicture()
  expect(video().className).toContain('-scale-x-100')
  await userEvent.click(button('Switch to the rear camera'))
  await seePicture()
  expect(video().className).not.toContain('-scale-x-100')
})

test('the camera is off while a photo is looked at', async () => {
  const { live } = fakeCamera()
  open()
  await seePicture()
  expect(live()).toHaveLength(1)
  await take()
  expect(live()).toHaveLength(0)
})

test('the camera is off while the page is hidden and shown again when it is back', {
  tags: ['CAMERA-01'],
}, async () => {
  const { tracks, live } = fakeCamera()
  open()
  await seePicture()
  hide('hidden')
  expect(live()).toHaveLength(0)
  hide('visible')
  await seePicture()
  expect([tracks.length, live().length]).toEqual([2, 1])
  expect(shown()).toEqual(live())
})

test('a camera that opens after the person has left is closed at once', async () => {
  const { live } = fakeCamera()
  open()
  hide('hidden')
  await act(async () => undefined)
  expect(live()).toHaveLength(0)
})

test('a camera that may not be used is an error with a way to try again and a way out', {
  tags: ['CAMERA-01', 'CAMERA-08', 'CAMERA-09'],
}, async () => {
  let refusal: string | undefined = 'NotAllowedError'
  const { live } = fakeCamera({ refusal: () => refusal })
  open()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Camera ErrorUnable to access camera. Please check permissions.')
  expect(screen.getByLabelText('Choose a photo instead')).toBeTruthy()
  refusal = undefined
  await userEvent.click(button('Try again'))
  await seePicture()
  expect(status()).toBe('The camera is ready')
  expect(live()).toHaveLength(1)
  expect(shown()).toEqual(live())
})

test('a camera that is unplugged is the same error', { tags: ['CAMERA-08', 'CAMERA-09'] }, async () => {
  const { tracks } = fakeCamera()
  open()
  await seePicture()
  act(() => void tracks[0].dispatchEvent(new Event('ended')))
  expect(screen.getByRole('alert').textContent).toBe(
    'Camera ErrorUnable to access camera. Please check permissions.',
  )
})

test.each([' ', 'Enter'])('the key "%s" takes the photo from anywhere, once', async (key) => {
  fakeCamera()
  const { drawn } = fakeCanvas()
  open()
  await seePicture()
  fireEvent.keyDown(document.body, { key })
  fireEvent.keyDown(document.body, { key, repeat: true })
  await screen.findByRole('button', { name: 'Use Photo' })
  expect(drawn).toHaveLength(1)
})

test('before it is sent the screen says what happens to the photo', async () => {
  fakeCamera()
  open()
  await take()
  expect(
    screen.getByText(/use this photo only to make your pictures and delete it after 30 days/),
  ).toBeTruthy()
})

test('before it is sent the screen names whom the photo may go to', async () => {
  const photoCompanies = {
    couple: ['OpenAI'],
    dress: ['fal'],
    portrait: [],
    storage: [],
    hair: ['Cloudinary'],
  }
  serveApi({ 'GET /app-config.json': { photoRetentionDays: 7, photoCompanies } })
  fakeCamera()
  open()
  await take()
  expect(
    screen.getByText(
      'We use this photo only to make your pictures and delete it after 7 days. For your pictures, we may send it to Cloudinary and fal.',
    ),
  ).toBeTruthy()
})
