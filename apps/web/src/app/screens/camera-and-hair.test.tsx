import { localKeys } from '@ever-after/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { readDressPhoto, writeRunningCreation } from '#session'
import { hairChangeOf, idOf, statusOf, wholePhoto } from '#testing/builders.ts'
import { serveApi } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
import { fakeCamera, fakeCanvas, seePicture } from '../../features/camera/testing/fake-camera.ts'
import { toasts } from '../toasts.ts'
import CameraScreen from './camera-screen.tsx'
import HairColorScreen from './hair-color-screen.tsx'

forgetEverything()

const photo = { id: idOf(7), url: '/media/photo.jpg', widthPx: 540, heightPx: 720, expiresAt: null }
const hosted = { secure_url: '/media/a.jpg', public_id: 'hair-photos/a' }

const openAt = (path: string, routes: Parameters<typeof serveApi>[0] = {}) => {
  window.localStorage.setItem(localKeys.authToken, '"token"')
  serveApi({
    'POST /api/photos/upload-url': { uploadUrl: '/media/upload', uploadPreset: 'preset-1' },
    'POST /media/upload': hosted,
    'POST /api/photos': { id: idOf(7), originalUrl: '/media/a.jpg', objectPath: 'a', userId: null },
    [`GET /api/photos/${idOf(7)}`]: photo,
    [`GET /api/hair-color/${idOf(7)}/swatches`]: {
      swatches: [{ color: 'teal', url: '/media/teal.jpg' }],
      frame: wholePhoto,
    },
    'GET /api/subscriptions/status': statusOf(),
    ...routes,
  })
  const location = memoryLocation({ path, record: true })
  show(
    <Router hook={location.hook}>
      <Route path="/camera">
        <CameraScreen />
      </Route>
      <Route path="/hair-color/:id">
        <HairColorScreen />
      </Route>
    </Router>,
  )
  return location
}

test.each([7, 8])(
  'a taken photo, number %i, leads to its own hair colours',
  {
    tags: [
      'SHELL-23',
      'SHELL-29',
      'CAMERA-11',
      'HAIR-01',
      'HAIR-02',
      'HAIR-05',
      'HAIR-06',
      'HAIR-07',
      'API-33',
      'A24',
    ],
  },
  async (number) => {
    fakeCamera()
    fakeCanvas()
    const id = idOf(number)
    const { history } = openAt('/camera', {
      'POST /api/photos': { id, originalUrl: '/media/a.jpg', objectPath: 'a', userId: null },
      [`GET /api/photos/${id}`]: { ...photo, id },
      [`GET /api/hair-color/${id}/swatches`]: {
        swatches: [{ color: 'teal', url: '/media/teal.jpg' }],
        frame: wholePhoto,
      },
    })
    await seePicture()
    await userEvent.click(screen.getByRole('button', { name: 'Take the photo' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Use Photo' }))
    await vi.waitFor(() => expect(history.at(-1)).toBe(`/hair-color/${id}`))
    expect(await screen.findByRole('radio', { name: 'Teal' })).toBeTruthy()
  },
)

test('what is no photo and a photo that could not be sent are told of in toasts', {
  tags: ['CAMERA-10', 'HAIR-03', 'HAIR-04', 'ERR-24'],
}, async () => {
  fakeCamera()
  fakeCanvas()
  openAt('/camera', { 'POST /media/upload': new Response('', { status: 502 }) })
  await seePicture()
  const toast = (title: string, description: string) => ({ title, description, isDestructive: true })
  const user = userEvent.setup({ applyAccept: false })
  const choose = (type: string, bytes: number) =>
    user.upload(
      screen.getByLabelText('Choose a photo instead'),
      new File([new Uint8Array(bytes)], 'file', { type }),
    )
  await choose('text/plain', 10)
  expect(toasts.current()).toMatchObject(toast('Invalid file type', 'Only image files are allowed'))
  await choose('image/jpeg', 10 * 1024 * 1024 + 1)
  expect(toasts.current()).toMatchObject(toast('File too large', 'Maximum file size is 10MB'))
  await user.click(screen.getByRole('button', { name: 'Take the photo' }))
  await user.click(await screen.findByRole('button', { name: 'Use Photo' }))
  await vi.waitFor(() =>
    expect(toasts.current()).toMatchObject(
      toast('Upload failed', 'Failed to upload photo. Please try again.'),
    ),
  )
})

test('leaving the camera switches it off', async () => {
  const { live } = fakeCamera()
  const { navigate } = openAt('/camera')
  await seePicture()
  expect(live()).toHaveLength(1)
  navigate('/')
  await vi.waitFor(() => expect(live()).toHaveLength(0))
})

test.each([
  ['Take Photo', '/camera'],
  ['Back home', '/'],
])('%s under the hair colours leads to %s', { tags: ['A24'] }, async (name, path) => {
  fakeCamera()
  const { history } = openAt(`/hair-color/${idOf(7)}`)
  await screen.findByRole('radio', { name: 'Teal' })
  await userEvent.click(screen.getByRole('button', { name }))
  expect(history.at(-1)).toBe(path)
})

test('the photo goes along to the dresses', { tags: ['A24'] }, async () => {
  const { history } = openAt(`/hair-color/${idOf(7)}`)
  await screen.findByRole('radio', { name: 'Teal' })
  await userEvent.click(screen.getByRole('button', { name: 'Use this photo for dress try-on' }))
  expect(history.at(-1)).toBe('/wedding-dress-tryon')
  expect(readDressPhoto()).toEqual({ id: idOf(7), url: '/media/photo.jpg' })
})

test('a hair colour that could not be saved, and one that was, is told of', {
  tags: ['NATIVE-04', 'NATIVE-05', 'A24'],
}, async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  let isBroken = true
  const path = `/hair-color/${idOf(7)}`
  writeRunningCreation('hair', { id: idOf(1), subject: 'copper', name: 'Copper', path })
  openAt(path, {
    'GET /api/subscriptions/status': { ...statusOf(), hasActiveSubscription: true },
    [`GET /api/hair-color/${idOf(1)}`]: hairChangeOf(),
    'GET /media/result.jpg': () => (isBroken ? new Response('', { status: 500 }) : new Response('picture')),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Copper' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(toasts.current()?.title).toBe('Failed to save image'))
  isBroken = false
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() =>
    expect(toasts.current()).toMatchObject({ title: 'Saved!', description: 'Image saved to photo library' }),
  )
})
