import { Toaster } from '@ever-after/ui'
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { readDressPhoto, writeDressPhoto, writePartners, writeSelectedStyle } from '#session'
import { catalogueOf, idOf, partners, statusOf, styleOf } from '#testing/builders.ts'
import { openStore } from '#testing/open-store.ts'
import { serveApi } from '#testing/serve-api.ts'
import { everythingAnswered, forgetEverything, show } from '#testing/show.tsx'
import { closePaywall, currentPaywall, loadPaywall } from '../../features/membership/index.ts'
import { answerPhotos } from '../../features/photo-upload/testing/answer-photos.ts'
import {
  callsTo,
  choose,
  heic,
  keptPhoto,
  portraitsOf,
  press,
} from '../../features/photo-upload/testing/open-flow.tsx'
import { Paywall } from '../paywall.tsx'
import { toasts } from '../toasts.ts'
import CoupleUploadScreen from './couple-upload-screen.tsx'
import DressUploadScreen from './dress-upload-screen.tsx'

forgetEverything()

const serve = (more: Parameters<typeof serveApi>[0] = {}) =>
  serveApi({
    'GET /api/enhanced-portraits': () => [],
    'GET /api/subscriptions/status': statusOf(),
    ...more,
    ...Object.fromEntries(
      [idOf(1), ...partners.map(({ photo }) => photo.id)].map((id) => [
        `GET /api/photos/${id}`,
        { id, url: '/media/a.jpg', widthPx: 600, heightPx: 800, expiresAt: null },
      ]),
    ),
    [`POST /api/photos/${idOf(1)}/check`]: { isUsable: true, hints: [] },
    [`POST /api/photos/${idOf(2)}/check`]: { isUsable: true, hints: [] },
  })

const couple = {
  Screen: CoupleUploadScreen,
  pickers: ['Choose a photo of the first person', 'Choose a photo of the second person'],
  enhance: 'Enhance portraits',
}
const dress = {
  Screen: DressUploadScreen,
  pickers: ['Choose a photo of you'],
  enhance: 'Enhance portrait',
}

const pick = (label: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files: [heic()] } })

const keepChoice = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Keep my last choice' }))

test('a couple whose photos are chosen goes to the styles', {
  tags: ['SHELL-02', 'SHELL-25', 'COUPLE-25'],
}, async () => {
  serve({ 'GET /api/config/wedding-styles': catalogueOf({ Beach: [styleOf('Dunes')] }) })
  writePartners(partners)
  writeSelectedStyle('Dunes-v1')
  show(<CoupleUploadScreen samplePhotos={[]} />)
  await screen.findByText('Dunes')
  await keepChoice()
  await vi.waitFor(() => expect(window.location.pathname).toBe('/wedding-style/demo'))
})

test('one whose photo is chosen goes to the dresses', { tags: ['SHELL-03', 'DRESS-06'] }, async () => {
  serve()
  writeDressPhoto({ id: idOf(1), url: '/media/a.jpg' })
  show(<DressUploadScreen samplePhotos={[]} />)
  await keepChoice()
  await vi.waitFor(() => expect(window.location.pathname).toBe('/wedding-dress-tryon'))
})

test('one saved portrait leads to the dresses', { tags: ['DRESS-28', 'PORTRAIT-16'] }, async () => {
  const portrait = { portraitUrl: '/media/b.jpg', portraitType: 'dress', attire: 'dress', partner: 1 }
  serve({ 'GET /api/enhanced-portraits': [5, 6].map((number) => ({ ...portrait, id: idOf(number) })) })
  show(<DressUploadScreen samplePhotos={[]} />)
  await press('Saved portraits (2/8)')
  await userEvent.click(screen.getByRole('radio', { name: 'Saved portrait 2' }))
  window.history.replaceState(null, '', '/wedding-dress-upload')
  await press('Use Selected Portraits')
  await vi.waitFor(() => expect(window.location.pathname).toBe('/wedding-dress-tryon'))
  expect(readDressPhoto()).toEqual({ id: idOf(6), url: '/media/b.jpg' })
})

const coupleKept = {
  'POST /api/wedding-photos/upload': {
    partner1: { photo: keptPhoto(1), attire: 'dress' },
    partner2: { photo: keptPhoto(2), attire: 'suit' },
  },
}

test('a saved portrait for each partner leads to the styles', {
  tags: ['SHELL-25', 'COUPLE-18', 'COUPLE-25'],
}, async () => {
  const portrait = { portraitUrl: '/media/b.jpg', portraitType: 'wedding' }
  const saved = [
    { ...portrait, id: idOf(5), attire: 'dress', partner: 1 },
    { ...portrait, id: idOf(6), attire: 'suit', partner: 2 },
  ]
  serve({ ...coupleKept, 'GET /api/enhanced-portraits': saved })
  show(<CoupleUploadScreen samplePhotos={[]} />)
  await press('Saved portraits (2/8)')
  await userEvent.click(screen.getByRole('radio', { name: 'Saved portrait 1' }))
  await userEvent.click(screen.getByRole('tab', { name: 'Second person' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Saved portrait 2' }))
  window.history.replaceState(null, '', '/wedding-upload')
  await press('Use Selected Portraits')
  await vi.waitFor(() => expect(window.location.pathname).toBe('/wedding-style/demo'))
})

test('photos that are not enhanced lead to the styles after the warning', {
  tags: ['COUPLE-18', 'SHELL-25'],
}, async () => {
  serve(coupleKept)
  answerPhotos()
  show(<CoupleUploadScreen samplePhotos={[]} />)
  for (const label of couple.pickers) pick(label)
  await vi.waitFor(() => expect(screen.getAllByText('Kept until 17 May')).toHaveLength(2))
  window.history.replaceState(null, '', '/wedding-upload')
  await press('Skip to styles')
  expect(window.location.pathname).toBe('/wedding-upload')
  await press('Use these photos')
  await vi.waitFor(() => expect(window.location.pathname).toBe('/wedding-style/demo'))
})

test.each([
  ['Choose a photo of the first person', CoupleUploadScreen],
  ['Choose a photo of you', DressUploadScreen],
])('%s: what is no picture or too large is told in a toast', { tags: ['ERR-24'] }, (label, Screen) => {
  serve()
  show(<Screen samplePhotos={[]} />)
  const choose = (file: File) => fireEvent.change(screen.getByLabelText(label), { target: { files: [file] } })
  toasts.show({ title: 'Saved!' })
  choose(new File(['x'], 'notes.txt', { type: 'text/plain' }))
  expect(toasts.current()?.title).toBe('Invalid file type')
  choose(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.jpg', { type: 'image/jpeg' }))
  expect(toasts.current()?.title).toBe('File too large')
})

test.each([
  ['the couple', couple, 'We could not find a face.'],
  ['dresses', dress, 'We found two faces.'],
])(
  'what is told while photos for %s are given is a toast',
  {
    tags: [
      'COUPLE-11',
      'COUPLE-12',
      'COUPLE-16',
      'COUPLE-21',
      'PORTRAIT-08',
      'PORTRAIT-09',
      'PORTRAIT-14',
      'PORTRAIT-15',
    ],
  },
  async (_, { Screen, pickers }, error) => {
    serve()
    answerPhotos({ status: 422, body: { error, code: 'no_face', requestId: 'r' } })
    show(
      <>
        <Screen samplePhotos={[]} />
        <Toaster store={toasts} label="Notifications" />
      </>,
    )
    pick(pickers[0])
    const toast = within(screen.getByRole('region', { name: /^Notifications/ }))
    await toast.findByText(error)
    expect(toast.getByText('Upload Failed')).toBeTruthy()
  },
)

const notShown = 'This browser cannot show this photo. We use it as it is.'

test.each([
  {
    ...couple,
    kind: 'wedding',
    people: ['First person', 'Second person'],
    attires: ['dress', 'suit'],
    path: '/wedding-style/demo',
    named: [
      {
        partner1Attire: 'dress',
        partner2Attire: 'suit',
        partner1PhotoId: idOf(1),
        partner2PhotoId: idOf(2),
      },
    ],
    told: [...Array(2).fill(notShown), 'Portraits Enhanced!', 'Photos Uploaded!'],
  },
  {
    ...dress,
    kind: 'dress',
    people: ['Your portrait'],
    attires: [],
    path: '/wedding-dress-tryon',
    named: [],
    told: [notShown, 'Portraits Enhanced!'],
  },
])(
  'on its screen each photo for a $kind gets portraits, and what is chosen leads on',
  {
    tags: [
      'COUPLE-02',
      'COUPLE-03',
      'COUPLE-07',
      'COUPLE-11',
      'COUPLE-16',
      'COUPLE-18',
      'COUPLE-25',
      'MEMB-25',
      'MEMB-26',
      'MEMB-27',
      'PORTRAIT-01',
      'PORTRAIT-02',
    ],
  },
  async ({ Screen, pickers, enhance, kind, people, attires, path, named, told }) => {
    window.history.replaceState(null, '', '/wedding-upload')
    const upload = 'POST /api/wedding-photos/upload'
    const route = `POST /api/ai/enhance-${kind}-portrait`
    const calls = serve({ [route]: portraitsOf(11), ...coupleKept })
    answerPhotos()
    const notify = vi.spyOn(toasts, 'show')
    show(<Screen samplePhotos={[]} />)
    const worn = screen.queryAllByRole('radio', { checked: true })
    expect(worn.map((radio) => radio.getAttribute('value'))).toEqual(attires)
    expect(screen.getAllByLabelText(/^Choose a photo of/)).toHaveLength(people.length)
    for (const label of pickers) pick(label)
    await vi.waitFor(() => expect(screen.getAllByText('Kept until 17 May')).toHaveLength(people.length))
    await press(enhance)
    await screen.findByText('Step 3 of 4: Select')
    expect(callsTo(calls, route).map(({ body }) => body)).toEqual(
      people.map((_, at) => ({
        photoUrl: `/media/${at + 1}.jpg`,
        attire: attires[at],
        existingPortraits: [],
      })),
    )
    await press(`Look closer: Studio, ${people[0]}`)
    await press('Save')
    await vi.waitFor(() => expect(currentPaywall()).toMatchObject({ trigger: 'download_attempt' }))
    act(() => closePaywall())
    await everythingAnswered()
    expect(calls.filter(({ route }) => route.startsWith('GET /media/'))).toEqual([])
    await press('Choose this portrait')
    for (const name of people) await choose(name, 'Original')
    await press('Confirm Selection')
    await vi.waitFor(() => expect(window.location.pathname).toBe(path))
    expect(callsTo(calls, upload).map(({ body }) => Object.fromEntries(body as FormData))).toEqual(named)
    expect(notify.mock.calls.map(([{ title }]) => title)).toEqual(told)
  },
)

const free = statusOf({ portraitGenerationsRemaining: 0 })
const subscriber = {
  ...free,
  hasActiveSubscription: true,
  subscription: { expiresAt: '2030-01-01T00:00:00Z', productId: 'weekly', periodType: 'NORMAL' },
}
const noneLeft = {
  free: ['Your free portraits are used up', 'Portrait enhancement limit reached'],
  subscriber: ['This week’s portraits are used up', 'Weekly portrait limit reached'],
} as const

test.each([
  ['the couple', couple, free, noneLeft.free],
  ['the couple', couple, subscriber, noneLeft.subscriber],
  ['dresses', dress, free, noneLeft.free],
  ['dresses', dress, subscriber, noneLeft.subscriber],
])(
  'an enhancement for %s that is denied opens the paywall, which says why',
  {
    tags: ['PORTRAIT-03', 'PORTRAIT-04', 'PORTRAIT-06', 'PORTRAIT-18', 'A42', 'A74'],
  },
  async (_, { Screen, pickers, enhance }, status, [title, reason]) => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
    await loadPaywall()
    serve({ ...openStore().routes, 'GET /api/subscriptions/status': status })
    answerPhotos()
    show(
      <>
        <Screen samplePhotos={[]} />
        <Paywall />
      </>,
    )
    for (const label of pickers) pick(label)
    await vi.waitFor(() => expect(screen.getAllByText('Kept until 17 May')).toHaveLength(pickers.length))
    await press(enhance)
    const paywall = within(await screen.findByRole('dialog', { name: title }))
    expect(paywall.getByText(reason)).toBeTruthy()
    await userEvent.click(paywall.getByRole('button', { name: 'Close' }))
  },
)
