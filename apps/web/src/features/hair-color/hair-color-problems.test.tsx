import { localKeys } from '@ever-after/contract'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { idOf, statusOf, wholePhoto } from '#testing/builders.ts'
import { refusal, serveApi } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
import { HairColor } from './hair-color.tsx'

forgetEverything()
beforeEach(() => window.localStorage.setItem(localKeys.authToken, '"token"'))

const photoId = idOf(7)
const photoRoute = `GET /api/photos/${photoId}`
const swatchesRoute = `GET /api/hair-color/${photoId}/swatches`
const photo = { id: photoId, url: '/media/photo.jpg', widthPx: 540, heightPx: 720, expiresAt: null }

const open = (answers: Parameters<typeof serveApi>[0]) => {
  serveApi({
    [photoRoute]: photo,
    [swatchesRoute]: { swatches: [{ color: 'teal', url: '/media/teal.jpg' }], frame: wholePhoto },
    'GET /api/subscriptions/status': statusOf(),
    ...answers,
  })
  const onTakePhoto = vi.fn()
  const onBack = vi.fn()
  const rest = { notify: vi.fn(), onPaywall: vi.fn(), onTryDress: vi.fn() }
  show(<HairColor photoId={photoId} onTakePhoto={onTakePhoto} onBack={onBack} {...rest} />)
  return { onTakePhoto, onBack }
}
const alertWords = async () => (await screen.findByRole('alert')).textContent

test.each([
  ['no_hair', 'We found no hair to colour in this photo.'],
  ['no_face', 'We could not find a face in this photo.'],
  ['too_many_faces', 'We found more than one face.'],
])('a photo with %s keeps standing, says so and asks for another one', async (code, words) => {
  const { onTakePhoto } = open({ [swatchesRoute]: refusal(422, code, words) })
  expect(await alertWords()).toBe(`No colours for this photo${words}`)
  expect(screen.getByRole('img', { name: 'Your photo' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Choose a colour' })).toBeNull()
  await userEvent.click(screen.getAllByRole('button', { name: 'Take Photo' })[0])
  expect(onTakePhoto).toHaveBeenCalledOnce()
})

test('a photo that was deleted as promised asks for a new one', async () => {
  const words = 'This photo was deleted as promised. Please upload it again.'
  const expired = refusal(422, 'photo_expired', words)
  const { onTakePhoto } = open({ [photoRoute]: expired, [swatchesRoute]: expired })
  expect(await alertWords()).toContain(words)
  await userEvent.click(screen.getByRole('button', { name: 'Take Photo' }))
  expect(onTakePhoto).toHaveBeenCalledOnce()
})

test('a photo that is unknown or of somebody else is gone, and the way home stays', async () => {
  const { onBack } = open({ [photoRoute]: refusal(404, 'not_found', 'Not found.') })
  expect(await alertWords()).toContain('This photo is not here any more')
  await userEvent.click(screen.getByRole('button', { name: 'Back home' }))
  expect(onBack).toHaveBeenCalledOnce()
})

test('a lost connection can be tried again and then shows everything', async () => {
  let isOnline = false
  const answer = (body: object) => () => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    return body
  }
  open({
    [photoRoute]: answer(photo),
    [swatchesRoute]: answer({ swatches: [{ color: 'teal', url: '/t.jpg' }], frame: wholePhoto }),
  })
  expect(await alertWords()).toContain('Check your connection and try again.')
  isOnline = true
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('img', { name: 'Your photo' })).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('radio', { name: 'Teal' })).toBeTruthy()
})

test.each([
  [503, 'overloaded', 'We are very busy. Please try again in a moment.'],
  [429, 'rate_limited', 'Too many requests. Please wait a moment.'],
])('colours that wait for a moment (%i) say so and are asked for again', async (status, code, words) => {
  let isBusy = true
  const answer = () =>
    isBusy
      ? refusal(status, code, words)
      : { swatches: [{ color: 'teal', url: '/t.jpg' }], frame: wholePhoto }
  open({ [swatchesRoute]: answer })
  expect(await alertWords()).toContain(words)
  isBusy = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('radio', { name: 'Teal' })).toBeTruthy()
})

test('while the colours are drawn the photo is there already', async () => {
  open({ [swatchesRoute]: () => new Promise<object>(() => undefined) })
  expect(await screen.findByText('Mixing twelve colours for you')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Your photo' })).toBeTruthy()
})
