import { Toaster } from '@ever-after/ui'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { idOf } from '#testing/builders.ts'
import { refusal } from '#testing/serve-api.ts'
import { everythingAnswered, forgetEverything, show } from '#testing/show.tsx'
import { answerPhotos } from '../../features/photo-upload/testing/answer-photos.ts'
import { choose, portraitsOf, press } from '../../features/photo-upload/testing/open-flow.tsx'
import { couple, coupleKept, dress, pick, pickAll, serveUpload } from '../testing/open-upload.tsx'
import { toasts } from '../toasts.ts'

forgetEverything()

function open(Screen: typeof couple.Screen) {
  show(
    <>
      <Screen samplePhotos={[]} />
      <Toaster store={toasts} label="Notifications" />
    </>,
  )
  return within(screen.getByRole('region', { name: /^Notifications/ }))
}

test.each([
  ['Choose a photo of the first person', couple.Screen],
  ['Choose a photo of you', dress.Screen],
])('%s: what is no picture or too large is told in a toast', { tags: ['ERR-24'] }, (label, Screen) => {
  serveUpload()
  show(<Screen samplePhotos={[]} />)
  const choose = (file: File) => fireEvent.change(screen.getByLabelText(label), { target: { files: [file] } })
  toasts.show({ title: 'Saved!' })
  choose(new File(['x'], 'notes.txt', { type: 'text/plain' }))
  expect(toasts.current()?.title).toBe('Invalid file type')
  choose(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.jpg', { type: 'image/jpeg' }))
  expect(toasts.current()?.title).toBe('File too large')
})

test('a portrait of a couple that cannot be saved is told after the photos that were uploaded', {
  tags: ['COUPLE-11', 'PORTRAIT-14', 'A69'],
}, async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const upload = Promise.withResolvers<object>()
  serveUpload({
    'POST /api/ai/enhance-wedding-portrait': portraitsOf(11),
    'POST /api/enhanced-portraits': refusal(409, 'portraits_full', 'You have 8 saved portraits.'),
    'POST /api/wedding-photos/upload': () => upload.promise,
  })
  answerPhotos()
  const toast = open(couple.Screen)
  await pickAll(couple.pickers)
  await press(couple.enhance)
  for (const name of ['First person', 'Second person']) {
    await screen.findByRole('region', { name })
    await choose(name, 'Natural')
  }
  await press('Confirm Selection')
  await vi.advanceTimersByTimeAsync(3000)
  expect(toast.queryByText('Failed to Save')).toBeNull()
  upload.resolve(coupleKept)
  expect(await toast.findByText('Photos Uploaded!')).toBeTruthy()
  expect(window.location.pathname).toBe('/wedding-style/demo')
  await everythingAnswered()
  expect(toast.queryByText('Failed to Save')).toBeNull()
  await vi.advanceTimersByTimeAsync(2000)
  expect(await toast.findByText('Failed to Save')).toBeTruthy()
  expect(toast.getByText('The portrait was not kept, but you can go on with it.')).toBeTruthy()
})

test('a portrait for dresses that cannot be saved is told at once, and the dresses are there', {
  tags: ['PORTRAIT-14', 'A69'],
}, async () => {
  serveUpload({
    'POST /api/ai/enhance-dress-portrait': portraitsOf(11),
    'POST /api/enhanced-portraits': refusal(409, 'portraits_full', 'You have 8 saved portraits.'),
  })
  answerPhotos()
  const toast = open(dress.Screen)
  await pickAll(dress.pickers)
  await press(dress.enhance)
  await screen.findByRole('heading', { name: 'Choose your portrait' })
  await choose('Your portrait', 'Natural')
  await press('Confirm Selection')
  expect(await toast.findByText('Failed to Save')).toBeTruthy()
  expect(window.location.pathname).toBe('/wedding-dress-tryon')
})

const portrait = {
  id: idOf(5),
  portraitUrl: '/media/b.jpg',
  portraitType: 'wedding',
  attire: 'dress',
  partner: 1,
}

test.each([
  {
    ...couple,
    kind: 'wedding',
    first: 'First person',
    name: 'Second person',
    words: 'We could not find a face.',
  },
  { ...dress, kind: 'dress', first: 'Your portrait', name: 'Your portrait', words: 'We found two faces.' },
])(
  'what is told of photos and portraits for a $kind is a toast, but for a refused photo',
  { tags: ['COUPLE-12', 'COUPLE-16', 'COUPLE-21', 'PORTRAIT-08', 'PORTRAIT-09', 'PORTRAIT-15'] },
  async ({ Screen, pickers, enhance, kind, first, name, words }) => {
    let answer: object | Response = new Response('', { status: 500 })
    serveUpload({
      'GET /api/enhanced-portraits': [portrait],
      [`POST /api/ai/enhance-${kind}-portrait`]: () => answer,
    })
    answerPhotos({ status: 422, body: { error: words, code: 'no_face', requestId: 'r' } })
    const toast = open(Screen)
    await press('Saved portraits (1/8)')
    await press('Delete saved portrait 1')
    await press('Delete')
    expect(await toast.findByText('Failed to delete portrait')).toBeTruthy()
    await userEvent.click(screen.getAllByRole('button', { name: 'Back' })[0])
    pick(pickers[0])
    const refused = within(screen.getByRole('region', { name: first }))
    expect((await refused.findByRole('alert')).textContent).toBe(`Upload Failed${words}`)
    expect(toast.queryByText('Upload Failed')).toBeNull()
    await pickAll(pickers)
    await press(enhance)
    expect(await toast.findByText('Enhancement Failed')).toBeTruthy()
    expect(toast.getByText('Please try again')).toBeTruthy()
    answer = refusal(429, 'portrait_limit', 'No enhancement is left.')
    await press(enhance)
    expect(await toast.findByText("You've reached your portrait enhancement limit.")).toBeTruthy()
    answer = portraitsOf(11)
    await press(enhance)
    expect(await toast.findByText('Portraits Enhanced!')).toBeTruthy()
    answer = refusal(422, 'enhancement_failed', 'Failed to enhance portrait')
    await press(`Regenerate: ${name}`)
    await press('Use the same photo')
    expect(await toast.findByText('Regeneration Failed')).toBeTruthy()
  },
)
