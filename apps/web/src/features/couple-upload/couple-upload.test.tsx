import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { readPartners, writePartners } from '#session'
import { idOf, partners } from '../../testing/builders.ts'
import { forgetEverything, show } from '../../testing/show.tsx'
import { CoupleUpload } from './couple-upload.tsx'

forgetEverything()

const samplePhotos = ['/sample-photos/partner1.jpg', '/sample-photos/partner2.jpg']

const jpeg = () =>
  new Response(new Blob(['x'], { type: 'image/jpeg' }), { headers: { 'content-type': 'image/jpeg' } })

const open = (samples: readonly string[] = samplePhotos, fetched: () => Response = jpeg) => {
  vi.stubGlobal('fetch', async () => fetched())
  const notify = vi.fn()
  const onDone = vi.fn()
  show(<CoupleUpload samplePhotos={samples} notify={notify} onBack={() => {}} onDone={onDone} />)
  return { notify, onDone, skip: screen.getByRole('button', { name: 'Skip to styles' }) }
}

const person = (name: string) => within(screen.getByRole('region', { name }))
const takeSamples = async (skip: HTMLElement) => {
  await userEvent.click(screen.getByRole('button', { name: 'Use sample photos' }))
  await vi.waitFor(() => expect(skip).toHaveProperty('disabled', false))
}

/** Answers the upload as the server would, and shows what was sent. */
const answerUpload = (status: number, body: object) => {
  const sent: FormData[] = []
  class Request extends EventTarget {
    upload: { onprogress?: (event: object) => void } = {}
    status = status
    statusText = ''
    responseText = JSON.stringify(body)
    onload = () => undefined
    open() {}
    setRequestHeader() {}
    send(form: FormData) {
      sent.push(form)
      this.upload.onprogress?.({ loaded: 1, total: 2 })
      setTimeout(() => this.onload(), 0)
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  return sent
}

const stored = (number: number) => ({
  id: idOf(number),
  url: `/media/${number}.jpg`,
  widthPx: 600,
  heightPx: 800,
  expiresAt: '2030-01-01T00:00:00Z',
})
const accepted = {
  partner1: { photo: stored(1), attire: 'dress' },
  partner2: { photo: stored(2), attire: 'suit' },
}

const heic = new File(['x'], 'me.heic', { type: 'image/heic' })

const cannotShowPictures = () => {
  class Image {
    src = ''
    decode = () => Promise.reject(new Error('unknown format'))
  }
  vi.stubGlobal('Image', Image)
}

const confirm = async (skip: HTMLElement) => {
  await userEvent.click(skip)
  await userEvent.click(screen.getByRole('button', { name: 'Use these photos' }))
}

test('nobody goes on before both photos are there', { tags: ['COUPLE-13'] }, async () => {
  const { skip } = open()
  expect(skip).toHaveProperty('disabled', true)
  await takeSamples(skip)
  await userEvent.click(screen.getByRole('button', { name: 'Remove: First person' }))
  expect(skip).toHaveProperty('disabled', true)
})

test('before any photo is sent the app says what happens to it', () => {
  open()
  expect(
    screen.getByText(/delete them after 30 days. Please make sure that the other person agrees/),
  ).toBeTruthy()
})

test('going on without enhancement asks first', { tags: ['COUPLE-17'] }, async () => {
  const { skip, onDone } = open()
  await takeSamples(skip)
  await userEvent.click(skip)
  expect(screen.getByRole('dialog', { name: 'Use your photos as they are?' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Choose others' }))
  expect(onDone).not.toHaveBeenCalled()
})

test('both photos and attires travel together and are kept for the session', {
  tags: ['COUPLE-07', 'COUPLE-08', 'COUPLE-10', 'COUPLE-11', 'COUPLE-18'],
}, async () => {
  const sent = answerUpload(200, accepted)
  const { skip, notify, onDone } = open()
  await takeSamples(skip)
  await confirm(skip)
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled())
  expect([...sent[0].keys()]).toEqual(['partner1Attire', 'partner2Attire', 'partner1', 'partner2'])
  expect(sent[0].get('partner2Attire')).toBe('suit')
  expect(notify).toHaveBeenCalledWith({ title: 'Photos Uploaded!' })
  expect(readPartners()?.[0]).toEqual({ photo: { id: idOf(1), url: '/media/1.jpg' }, attire: 'dress' })
})

test('a refused photo is told at the person it shows and can be replaced', {
  tags: ['COUPLE-12'],
}, async () => {
  answerUpload(422, {
    error: 'We could not find a face.',
    code: 'no_face',
    requestId: 'r',
    details: [{ path: 'partner2', message: '' }],
  })
  const { skip, notify } = open()
  await takeSamples(skip)
  await confirm(skip)
  expect((await person('Second person').findByRole('alert')).textContent).toBe('We could not find a face.')
  expect(person('First person').queryByRole('alert')).toBeNull()
  expect(notify).toHaveBeenLastCalledWith({
    title: 'Upload Failed',
    description: 'We could not find a face.',
    isDestructive: true,
  })
  expect(skip).toHaveProperty('disabled', true)
})

test('a couple that comes back finds its photos and goes on without sending them again', async () => {
  writePartners(partners)
  const sent = answerUpload(200, accepted)
  const { skip, onDone } = open()
  await userEvent.click(person('Second person').getByRole('radio', { name: 'Dress' }))
  await userEvent.click(skip)
  expect(onDone).toHaveBeenCalled()
  expect(sent).toEqual([])
  expect(readPartners()?.[1]).toEqual({ ...partners[1], attire: 'dress' })
})

test('a kept photo that is gone is asked for again', async () => {
  writePartners(partners)
  const sent = answerUpload(200, accepted)
  const { skip, notify } = open([], () => new Response('', { status: 404 }))
  cannotShowPictures()
  await userEvent.upload(screen.getByLabelText('Choose a photo of the first person'), heic)
  await vi.waitFor(() => expect(notify).toHaveBeenCalled())
  await confirm(skip)
  expect((await person('Second person').findByRole('alert')).textContent).toContain('Please choose it again')
  expect(sent).toEqual([])
})

test('a file over 10 MB is refused with the reason', async () => {
  const { notify } = open([])
  const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.jpg', { type: 'image/jpeg' })
  await userEvent.upload(screen.getByLabelText('Choose a photo of the first person'), large)
  expect(notify).toHaveBeenCalledWith({
    title: 'File too large',
    description: 'Maximum file size is 10MB',
    isDestructive: true,
  })
})

test('a photo that this browser cannot show is used as it is, with a note', async () => {
  const { notify } = open([])
  cannotShowPictures()
  await userEvent.upload(screen.getByLabelText('Choose a photo of the first person'), heic)
  await vi.waitFor(() =>
    expect(notify).toHaveBeenCalledWith({
      title: 'This browser cannot show this photo. We use it as it is.',
    }),
  )
  expect(screen.getByText('No preview here. We use the photo as it is.')).toBeTruthy()
})

test('sample photos are offered only where the server has them', () => {
  open([])
  expect(screen.queryByRole('button', { name: 'Use sample photos' })).toBeNull()
})

test('sample photos that do not load are withdrawn', async () => {
  const { notify } = open(samplePhotos, () => new Response('<html>', { status: 404 }))
  await userEvent.click(screen.getByRole('button', { name: 'Use sample photos' }))
  await vi.waitFor(() => expect(notify).toHaveBeenCalled())
  expect(screen.queryByRole('button', { name: 'Use sample photos' })).toBeNull()
})
