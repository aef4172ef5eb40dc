// @module-tag slow
import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { readPartners, writeDressPhoto, writePartners } from '#session'
import { idOf, partners } from '#testing/builders.ts'
import { refusal } from '#testing/serve-api.ts'
import { everythingAnswered, forgetEverything } from '#testing/show.tsx'
import { answerPhotos, busy, noFace, refusedAs } from './testing/answer-photos.ts'
import {
  button,
  callsTo,
  heic,
  keptPhoto,
  openFlow,
  person,
  press,
  takeSamples,
} from './testing/open-flow.tsx'

forgetEverything()

const inputOf = (name: string) => screen.getByLabelText(`Choose a photo of the ${name} person`)
const pick = (name: string, file = heic()) => fireEvent.change(inputOf(name), { target: { files: [file] } })

test('before any photo is sent the app says what happens to it', () => {
  openFlow()
  expect(
    screen.getByText(/delete them after 30 days. Please make sure that the other person agrees/),
  ).toBeTruthy()
})

const config = {
  photoRetentionDays: 30,
  photoCompanies: { couple: ['Google'], dress: ['fal'], portrait: ['OpenAI'], storage: ['Amazon'], hair: [] },
}

test.for([
  ['couple', 'we may send the photos to Google, OpenAI and Amazon. Please make sure that the other person'],
  ['dress', 'we may send it to fal, OpenAI and Amazon. If it shows someone else'],
] as const)('before a photo for a %s is sent the app names whom it may go to', async ([kind, words]) => {
  openFlow({ kind, api: { 'GET /app-config.json': config } })
  expect(await screen.findByText(new RegExp(words))).toBeTruthy()
})

test('nobody is named where photos go to nobody, and where that is not known', async () => {
  const nobody = { couple: [], dress: [], portrait: [], storage: [], hair: [] }
  openFlow({ api: { 'GET /app-config.json': { photoRetentionDays: 1, photoCompanies: nobody } } })
  await screen.findByText(/delete them after 1 day. Please make sure/)
  cleanup()
  openFlow({ api: { 'GET /app-config.json': refusal(503, 'overloaded', 'Busy.') } })
  await everythingAnswered()
  expect(screen.queryByText(/we may send/)).toBeNull()
})

test('each photo sets out by itself at once, and shows when it will be deleted', {
  tags: ['COUPLE-02', 'COUPLE-07', 'COUPLE-09', 'MEMB-03', 'API-30'],
}, async () => {
  window.localStorage.setItem('ever-after.auth-token', '"token"')
  const sent = answerPhotos()
  const { calls } = openFlow()
  pick('first')
  await person('First person').findByText(/^Kept until 17 May/)
  expect(sent).toMatchObject([
    {
      route: 'POST /api/photos/upload',
      key: expect.stringMatching(/^[\da-f-]{36}$/),
      bearer: 'Bearer token',
    },
  ])
  expect((sent[0].file as File).name).toBe('me.heic')
  expect(callsTo(calls, `POST /api/photos/${idOf(1)}/check`)).toHaveLength(1)
  pick('second')
  await person('Second person').findByText(/^Kept until 17 May/)
  expect(sent.map(({ route }) => route)).toEqual(['POST /api/photos/upload', 'POST /api/photos/upload'])
  expect(callsTo(calls, `POST /api/photos/${idOf(2)}/check`)).toHaveLength(1)
})

test('the photo for dresses has a way of its own', {
  tags: ['DRESS-07', 'MEMB-03', 'SHELL-70', 'API-39'],
}, async () => {
  window.localStorage.setItem('ever-after.auth-token', '"token"')
  const sent = answerPhotos()
  openFlow({ kind: 'dress' })
  expect(screen.getByLabelText('Choose a photo of you')).toHaveProperty('accept', 'image/*')
  fireEvent.change(screen.getByLabelText('Choose a photo of you'), { target: { files: [heic()] } })
  await screen.findByText(/^Kept until 17 May/)
  expect(sent).toMatchObject([
    { route: 'POST /api/wedding-dress/upload-photo', file: { name: 'me.heic' }, bearer: 'Bearer token' },
  ])
})

test('a photo that this browser cannot show is shown as the server has it', async () => {
  answerPhotos()
  openFlow()
  pick('first')
  expect(await screen.findByText('The preview follows once the photo has arrived.')).toBeTruthy()
  const image = await person('First person').findByRole('img')
  expect(image.getAttribute('src')).toBe('/media/1.jpg')
  expect(screen.queryByText('The preview follows once the photo has arrived.')).toBeNull()
})

test('of a photo that is refused no preview is promised', async () => {
  answerPhotos(refusedAs(415, 'unsupported_image', 'Only pictures.'))
  openFlow()
  pick('first')
  await person('First person').findByRole('alert')
  expect(screen.queryByText('The preview follows once the photo has arrived.')).toBeNull()
})

test('without a connection a photo waits and then goes by itself', async () => {
  const sent = answerPhotos()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  openFlow()
  pick('first')
  await screen.findByText('Waiting for the connection. It goes on by itself.')
  expect(sent).toEqual([])
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await screen.findByText(/^Kept until 17 May/)
  expect(sent.length).toBe(1)
})

test.for([
  ['couple', 'Choose a photo of the first person'],
  ['dress', 'Choose a photo of you'],
] as const)(
  'a photo for a %s whose connection broke is sent again under the same key',
  {
    tags: ['SHELL-45'],
  },
  async ([kind, label]) => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 })
    const sent = answerPhotos(undefined, busy)
    openFlow({ kind })
    fireEvent.change(screen.getByLabelText(label), { target: { files: [heic()] } })
    await screen.findByText('Waiting for the connection. It goes on by itself.')
    await vi.advanceTimersByTimeAsync(8000)
    await screen.findByText(/^Kept until 17 May/)
    expect(sent[0].key).toMatch(/^[\da-f-]{36}$/)
    expect(sent.map(({ key }) => key)).toEqual(Array(3).fill(sent[0].key))
  },
)

test('a refused photo is told once, at the person it shows, and can be replaced', {
  tags: ['COUPLE-12', 'API-58', 'ERR-01'],
}, async () => {
  answerPhotos(noFace)
  const { notify } = openFlow()
  pick('second')
  const alert = await person('Second person').findByRole('alert')
  expect(alert.textContent).toBe('Upload FailedWe could not find a face.')
  expect(person('First person').queryByRole('alert')).toBeNull()
  pick('second')
  await person('Second person').findByText(/^Kept until 17 May/)
  expect(person('Second person').queryByRole('alert')).toBeNull()
  expect(notify).not.toHaveBeenCalled()
})

test('a refusal without words has an unknown reason', { tags: ['COUPLE-12'] }, async () => {
  answerPhotos({ status: 502, body: {} })
  openFlow()
  pick('first')
  const alert = await person('First person').findByRole('alert')
  expect(alert.textContent).toBe('Upload FailedUnknown error occurredTry again')
})

test('refused sample photos are told as any others', { tags: ['COUPLE-12'] }, async () => {
  answerPhotos(noFace, { status: 502, body: {} })
  const { notify } = openFlow()
  await press('Use sample photos')
  const told = ['Upload FailedWe could not find a face.', 'Upload FailedUnknown error occurredTry again']
  await vi.waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(told),
  )
  expect(notify).not.toHaveBeenCalled()
})

test('a photo that is sent again and fails again is told again', { tags: ['COUPLE-12'] }, async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  answerPhotos(...Array(5).fill(busy), noFace)
  const { notify } = openFlow()
  pick('first')
  await vi.advanceTimersByTimeAsync(20_000)
  await person('First person').findByText('We are very busy.')
  await press('Try again: First person')
  await person('First person').findByText('We could not find a face.')
  expect(notify).not.toHaveBeenCalled()
})

test('who leaves and comes back finds the photos and sends nothing again', async () => {
  const sent = answerPhotos()
  const { again } = openFlow()
  await takeSamples()
  await userEvent.click(person('Second person').getByRole('radio', { name: 'Dress' }))
  again()
  expect(await screen.findAllByText(/^Kept until 17 May/)).toHaveLength(2)
  expect(person('Second person').getByRole('radio', { name: 'Dress' })).toHaveProperty('checked', true)
  expect(await button('Enhance portraits')).toHaveProperty('disabled', false)
  expect(sent.length).toBe(2)
})

test('a kept photo that is gone is asked for again', async () => {
  answerPhotos()
  const { again } = openFlow({
    api: { [`GET /api/photos/${idOf(2)}`]: refusal(422, 'photo_expired', 'This photo was deleted.') },
  })
  await takeSamples()
  again()
  expect((await person('Second person').findByRole('alert')).textContent).toContain('Please choose it again')
  expect(await button('Skip to styles')).toHaveProperty('disabled', true)
})

test('a couple that comes back from the styles keeps its choice, in other clothes if it likes', async () => {
  writePartners(partners)
  const [first, second] = partners.map(({ photo }) => photo)
  const { onDone, calls } = openFlow({
    api: {
      [`GET /api/photos/${first.id}`]: { ...keptPhoto(1), ...first },
      [`GET /api/photos/${second.id}`]: { ...keptPhoto(2), ...second },
    },
  })
  await userEvent.click(person('Second person').getByRole('radio', { name: 'Dress' }))
  await press('Keep my last choice')
  expect(onDone).toHaveBeenCalled()
  expect(callsTo(calls, 'POST /api/wedding-photos/upload')).toEqual([])
  expect(readPartners()?.[1]).toEqual({ ...partners[1], attire: 'dress' })
})

test('a photo that another screen chose for the dresses is there', { tags: ['DRESS-08'] }, async () => {
  writeDressPhoto({ id: idOf(1), url: '/media/1.jpg' })
  const { onDone } = openFlow({ kind: 'dress' })
  expect(screen.getByRole('img', { name: 'Your portrait' })).toHaveProperty(
    'src',
    expect.stringContaining('/media/1.jpg'),
  )
  await press('Keep my last choice')
  expect(onDone).toHaveBeenCalled()
})

test('sample photos are offered only where the server has them', async () => {
  openFlow({ samples: [] })
  expect(screen.queryByRole('button', { name: 'Use sample photos' })).toBeNull()
})

test('sample photos that do not load are withdrawn', async () => {
  const { notify } = openFlow({
    api: { 'GET /sample-photos/partner1.jpg': new Response('<html>', { status: 404 }) },
  })
  await press('Use sample photos')
  await vi.waitFor(() => expect(notify).toHaveBeenCalled())
  expect(screen.queryByRole('button', { name: 'Use sample photos' })).toBeNull()
})
