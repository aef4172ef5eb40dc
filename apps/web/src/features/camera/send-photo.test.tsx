import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { idOf } from '#testing/builders.ts'
import { refusal, serveApi } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
import { sendPhoto } from './api/send-photo.ts'
import { Camera } from './camera.tsx'
import { nextPercent, uploadWords } from './model.ts'
import { fakeCamera, fakeCanvas, seePicture } from './testing/fake-camera.ts'

forgetEverything()
beforeEach(() => {
  fakeCamera()
  fakeCanvas()
})

const targetRoute = 'POST /api/photos/upload-url'
const hostRoute = 'POST https://host.test/upload'
const photoRoute = 'POST /api/photos'
const hosted = { secure_url: 'https://host.test/v1/hair-photos/a.jpg', public_id: 'hair-photos/a' }
const happy = {
  [targetRoute]: { uploadUrl: 'https://host.test/upload', uploadPreset: 'preset-1' },
  [hostRoute]: hosted,
  [photoRoute]: {
    id: idOf(7),
    originalUrl: hosted.secure_url,
    objectPath: hosted.public_id,
    userId: null,
  },
}

/** A taken photo that is sent to a server with these answers. */
const send = async (routes: Parameters<typeof serveApi>[0]) => {
  const calls = serveApi(routes)
  const [notify, onDone] = [vi.fn(), vi.fn()]
  show(<Camera notify={notify} onBack={() => undefined} onDone={onDone} />)
  await seePicture()
  await userEvent.click(screen.getByRole('button', { name: 'Take the photo' }))
  // The settings of the deployment are read once, when the camera opens.
  calls.splice(0, calls.length)
  await userEvent.click(await screen.findByRole('button', { name: 'Use Photo' }))
  return { calls, notify, onDone }
}

test('a photo goes to the image host under a fresh preset and becomes a photo of nobody the client names', {
  tags: ['CAMERA-03', 'HAIR-05', 'HAIR-06', 'HAIR-07', 'API-32', 'API-33', 'DATA-19'],
}, async () => {
  const { calls, onDone } = await send(happy)
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith(idOf(7)))
  expect(calls.map(({ route }) => route)).toEqual([targetRoute, hostRoute, photoRoute])
  const form = calls[1].body as FormData
  expect([...form]).toEqual([
    ['upload_preset', 'preset-1'],
    ['folder', 'hair-photos'],
    ['file', expect.objectContaining({ name: 'photo.jpg', type: 'image/jpeg' })],
  ])
  expect(calls[1].headers.has('Authorization')).toBe(false)
  expect(calls[2].body).toEqual({
    userId: null,
    originalUrl: hosted.secure_url,
    objectPath: hosted.public_id,
  })
})

test.each([
  ['<html>', '502: <html>'],
  ['', '502: Bad Gateway'],
])(
  'an image host that answers 502 with %j throws what it answered',
  {
    tags: ['ERR-01'],
  },
  async (body, words) => {
    serveApi({ ...happy, [hostRoute]: new Response(body, { status: 502, statusText: 'Bad Gateway' }) })
    const sent = { file: new File(['x'], 'photo.jpg'), signal: AbortSignal.timeout(1000), onHosted: vi.fn() }
    await expect(sendPhoto({ ...sent, idempotencyKey: 'a' })).rejects.toMatchObject({ message: words })
    expect(sent.onHosted).not.toHaveBeenCalled()
  },
)

test('where the store takes files itself, the photo goes there after the fields of its form', {
  tags: ['HAIR-06'],
}, async () => {
  const direct = { url: 'https://store.test/pictures', fields: { key: 'incoming/1', policy: 'p' } }
  const { calls, onDone } = await send({
    ...happy,
    [targetRoute]: { ...happy[targetRoute], direct },
    'POST https://store.test/pictures': hosted,
  })
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith(idOf(7)))
  expect(calls.map(({ route }) => route)).toEqual([targetRoute, `POST ${direct.url}`, photoRoute])
  expect([...(calls[1].body as FormData)]).toEqual([
    ['key', 'incoming/1'],
    ['policy', 'p'],
    ['file', expect.objectContaining({ name: 'photo.jpg', type: 'image/jpeg' })],
  ])
})

test.each([
  { uploadUrl: 'https://host.test/upload', uploadPreset: '' },
  { uploadUrl: 'https://host.test/upload' },
])('without a preset nothing is uploaded: %j', { tags: ['HAIR-05', 'ERR-24'] }, async (target) => {
  const { calls, onDone } = await send({ ...happy, [targetRoute]: target })
  expect((await screen.findByRole('alert')).textContent).toBe('Upload failedUpload preset not configured')
  expect(calls).toHaveLength(1)
  expect(onDone).not.toHaveBeenCalled()
})

test.each([
  ['no target', { ...happy, [targetRoute]: refusal(500, 'internal', 'Something went wrong.') }],
  ['a lost connection', { ...happy, [hostRoute]: () => Promise.reject(new TypeError('Failed to fetch')) }],
  ['a host that is broken', { ...happy, [hostRoute]: new Response('<html>', { status: 502 }) }],
  [
    'a picture that the server does not know',
    { ...happy, [photoRoute]: refusal(400, 'unknown_picture', 'No.') },
  ],
])('%s is a failed upload, and the photo can be sent again', { tags: ['CAMERA-10'] }, async (_, routes) => {
  const { notify, onDone } = await send(routes)
  await vi.waitFor(() =>
    expect(notify).toHaveBeenCalledWith({
      title: 'Upload failed',
      description: 'Failed to upload photo. Please try again.',
      isDestructive: true,
    }),
  )
  serveApi(happy)
  await userEvent.click(await screen.findByRole('button', { name: 'Use Photo' }))
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith(idOf(7)))
})

test('a photo whose answer was lost is asked for again as the same request', {
  tags: ['SHELL-45'],
}, async () => {
  const answers = [() => Promise.reject(new TypeError('Failed to fetch')), () => happy[photoRoute]]
  const { calls, notify, onDone } = await send({ ...happy, [photoRoute]: () => answers.shift()?.() })
  await vi.waitFor(() => expect(notify).toHaveBeenCalledOnce())
  await userEvent.click(await screen.findByRole('button', { name: 'Use Photo' }))
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith(idOf(7)))
  expect(calls.map(({ route }) => route)).toEqual([targetRoute, hostRoute, photoRoute, photoRoute])
  const [lost, again] = calls.slice(2).map(({ headers, body }) => [headers.get('Idempotency-Key'), body])
  expect(lost[0]).toMatch(/^[\da-f-]{36}$/)
  expect(again).toEqual(lost)
})

test.each([
  [422, 'no_face'],
  [422, 'too_many_faces'],
  [422, 'image_broken'],
  [422, 'image_too_many_pixels'],
  [422, 'image_too_narrow'],
  [415, 'unsupported_image'],
  [415, 'not_an_image'],
  [413, 'file_too_large'],
])(
  'a photo answered with %i %s is refused in the words of the server, and another one is the way on',
  {
    tags: ['CAMERA-10'],
  },
  async (status, code) => {
    const words = 'This photo cannot be used.'
    const { notify } = await send({ ...happy, [photoRoute]: refusal(status, code, words) })
    expect((await screen.findByRole('alert')).textContent).toBe(`Upload failed${words}`)
    expect(notify).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Use Photo' })).toHaveProperty('disabled', true)
    await userEvent.click(screen.getByRole('button', { name: 'Retake' }))
    await seePicture()
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

test.each([
  [targetRoute, 503, 'overloaded'],
  [targetRoute, 429, 'rate_limited'],
  [photoRoute, 503, 'overloaded'],
  [photoRoute, 429, 'rate_limited'],
])(
  'a busy server that answers %s with %i %s asks for patience, and the same photo can be sent again',
  {
    tags: ['CAMERA-10'],
  },
  async (route, status, code) => {
    const words = 'We are very busy. Please try again in a moment.'
    const { notify, onDone } = await send({ ...happy, [route]: refusal(status, code, words) })
    expect((await screen.findByRole('alert')).textContent).toBe(`Upload failed${words}`)
    expect(notify).not.toHaveBeenCalled()
    serveApi(happy)
    await userEvent.click(screen.getByRole('button', { name: 'Use Photo' }))
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith(idOf(7)))
  },
)

test.each([
  [503, 'We are very busy. Please try again in a moment.'],
  [429, 'Too many requests. Please wait a moment.'],
])(
  'an image host that is busy with %i says so, and the same photo can be sent again',
  {
    tags: ['CAMERA-10'],
  },
  async (status, message) => {
    const busy = Response.json({ error: { message } }, { status })
    const { notify, onDone } = await send({ ...happy, [hostRoute]: busy })
    expect((await screen.findByRole('alert')).textContent).toBe(`Upload failed${message}`)
    expect(notify).not.toHaveBeenCalled()
    serveApi(happy)
    await userEvent.click(screen.getByRole('button', { name: 'Use Photo' }))
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith(idOf(7)))
  },
)

test.each([
  [413, 'Maximum file size is 10MB'],
  [415, 'Only image files are allowed'],
  [422, 'This picture could not be opened.'],
])(
  'what the image host says of a picture with %i is passed on',
  { tags: ['CAMERA-10'] },
  async (status, words) => {
    const { notify } = await send({
      ...happy,
      [hostRoute]: Response.json({ error: { message: words } }, { status }),
    })
    expect((await screen.findByRole('alert')).textContent).toBe(`Upload failed${words}`)
    expect(notify).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Use Photo' })).toHaveProperty('disabled', true)
  },
)

test('nothing is done with an answer that comes after the person has left', async () => {
  const late = Promise.withResolvers<Response>()
  const { notify, onDone } = await send({ ...happy, [photoRoute]: () => late.promise })
  await screen.findByRole('progressbar', { name: 'Almost done...' })
  cleanup()
  late.resolve(Response.json(happy[photoRoute]))
  await late.promise
  await new Promise((resolve) => setTimeout(resolve))
  expect(onDone).not.toHaveBeenCalled()
  expect(notify).not.toHaveBeenCalled()
})

test('the words follow the percentage', { tags: ['CAMERA-06'] }, () => {
  const words = [0, 49, 50, 89, 90, 100].map(uploadWords)
  expect(words).toEqual([
    'Uploading...',
    'Uploading...',
    'Processing...',
    'Processing...',
    'Almost done...',
    'Almost done...',
  ])
})

test('the simulated progress rises by 10 up to 80, and never falls', { tags: ['CAMERA-07'] }, () => {
  const steps = [0]
  while (steps.length < 11) steps.push(nextPercent(steps[steps.length - 1]))
  expect(steps).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 80, 80])
  expect(nextPercent(90)).toBe(90)
})

test('the bar steps every 200 ms, stands at 90 once the picture is hosted and ends at 100', {
  tags: ['CAMERA-06', 'CAMERA-07'],
}, async () => {
  const [host, photo] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await send({
    ...happy,
    [hostRoute]: () => host.promise,
    [photoRoute]: () => photo.promise,
  })
  const shown = () => screen.getByRole('progressbar').getAttribute('aria-valuenow')
  const reads = (words: string) => screen.queryByText(words, { selector: ':not(.sr-only)' }) !== null
  expect(screen.getByRole('progressbar', { name: 'Uploading...' })).toBeTruthy()
  expect(reads('Uploading...')).toBe(true)
  await act(() => vi.advanceTimersByTimeAsync(199))
  expect(shown()).toBe('0')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(shown()).toBe('10')
  await act(() => vi.advanceTimersByTimeAsync(800))
  await screen.findByRole('progressbar', { name: 'Processing...' })
  expect(reads('Processing...')).toBe(true)
  await vi.advanceTimersByTimeAsync(2000)
  expect(shown()).toBe('80')
  host.resolve(Response.json(hosted))
  await screen.findByRole('progressbar', { name: 'Almost done...' })
  expect([reads('Almost done...'), shown()]).toEqual([true, '90'])
  photo.resolve(Response.json(happy[photoRoute]))
  await vi.waitFor(() => expect(shown()).toBe('100'))
})
