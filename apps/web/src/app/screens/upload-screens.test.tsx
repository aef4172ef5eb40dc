import { localKeys } from '@ever-after/contract'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import {
  clearSelectedStyle,
  readDressPhoto,
  writeDressPhoto,
  writePartners,
  writeSelectedDress,
  writeSelectedStyle,
} from '#session'
import { catalogueOf, idOf, partners, statusOf, styleOf } from '#testing/builders.ts'
import { dressesOf, ownDressOf } from '#testing/dress-builders.ts'
import { openStore } from '#testing/open-store.ts'
import { scrollPast } from '#testing/scroll-past.ts'
import { everythingAnswered, forgetEverything, show } from '#testing/show.tsx'
import { closePaywall, currentPaywall, loadPaywall } from '../../features/membership/index.ts'
import { answerPhotos } from '../../features/photo-upload/testing/answer-photos.ts'
import { callsTo, choose, portraitsOf, press } from '../../features/photo-upload/testing/open-flow.tsx'
import { makesAtOnce } from '../makes-at-once.ts'
import { Paywall } from '../paywall.tsx'
import { couple, coupleKept, dress, pickAll, serveUpload } from '../testing/open-upload.tsx'
import { toasts } from '../toasts.ts'

forgetEverything()

const keepChoice = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Keep my last choice' }))

test('a couple whose photos are chosen goes to the styles', {
  tags: ['SHELL-02', 'SHELL-25', 'COUPLE-25'],
}, async () => {
  serveUpload({ 'GET /api/config/wedding-styles': catalogueOf({ Beach: [styleOf('Dunes')] }) })
  writePartners(partners)
  writeSelectedStyle('Dunes-v1')
  show(<couple.Screen samplePhotos={[]} />)
  await screen.findByText('Dunes')
  await keepChoice()
  await vi.waitFor(() => expect(window.location.pathname).toBe('/wedding-style/demo'))
})

test('the style that was made is still there on the way back, and its picture is the main way on', async () => {
  serveUpload({ 'GET /api/config/wedding-styles': catalogueOf({ Beach: [styleOf('Dunes')] }) })
  writePartners(partners)
  writeSelectedStyle('Dunes-v1')
  // As its picture does when it is ready.
  clearSelectedStyle()
  show(<couple.Screen samplePhotos={[]} />)
  await screen.findByText('Dunes')
  await press('Make our picture')
  expect(window.location.pathname).toBe('/wedding-style/demo')
  expect(window.history.state).toMatchObject(makesAtOnce)
})

test('the chosen style shows the couple in what it wears now', async () => {
  const thumbnail = 'POST /api/wedding-styles/thumbnail'
  const calls = serveUpload({
    'GET /api/config/wedding-styles': catalogueOf({ Beach: [styleOf('Dunes')] }),
    [thumbnail]: { image: 'data:image/webp;base64,AA==' },
  })
  const scroll = scrollPast()
  writePartners(partners)
  writeSelectedStyle('Dunes-v1')
  show(<couple.Screen samplePhotos={[]} />)
  await userEvent.click((await screen.findAllByRole('radio', { name: 'Suit' }))[0])
  await screen.findByRole('button', { name: 'Keep my last choice' })
  const tile = (await screen.findByText('Dunes')).closest('p')?.querySelector('span[aria-hidden]')
  await scroll(tile as HTMLElement, true)
  await vi.waitFor(() =>
    expect(callsTo(calls, thumbnail).map(({ body }) => body)).toEqual([
      expect.objectContaining({ partner1Attire: 'suit', partner2Attire: 'suit', styleName: 'Dunes' }),
    ]),
  )
})

test('one whose photo is chosen goes to the dresses', { tags: ['SHELL-03', 'DRESS-06'] }, async () => {
  serveUpload()
  writeDressPhoto({ id: idOf(1), url: '/media/a.jpg' })
  show(<dress.Screen samplePhotos={[]} />)
  await keepChoice()
  await vi.waitFor(() => expect(window.location.pathname).toBe('/wedding-dress-tryon'))
})

test.each([
  ['a dress', 'waltz', 'Waltz'],
  ['a dress of one’s own', idOf(201), 'My dress 1'],
])('%s that was chosen is shown with the photo, and is tried on at once', async (_, id, name) => {
  window.localStorage.setItem(localKeys.authToken, '"token"')
  serveUpload({
    'GET /api/config/wedding-dress': dressesOf('Gardenia', 'Waltz'),
    'GET /api/wedding-dress/uploaded-dresses': [ownDressOf(1)],
  })
  writeDressPhoto({ id: idOf(1), url: '/media/a.jpg' })
  writeSelectedDress(id)
  show(<dress.Screen samplePhotos={[]} />)
  expect((await screen.findByText(name)).parentElement?.textContent).toBe(`Your dress${name}`)
  window.history.replaceState(null, '', '/wedding-dress-upload')
  await press('Try this wedding dress')
  await vi.waitFor(() => expect(window.location.pathname).toBe('/wedding-dress-tryon'))
  expect(window.history.state).toEqual({ makes: true })
})

test('without a chosen dress nothing is tried on at once', async () => {
  serveUpload({ 'GET /api/config/wedding-dress': dressesOf('Waltz') })
  show(<dress.Screen samplePhotos={[]} />)
  await everythingAnswered()
  expect(screen.queryByRole('button', { name: 'Try this wedding dress' })).toBeNull()
})

test('one saved portrait leads to the dresses', {
  tags: ['DRESS-08', 'DRESS-28', 'PORTRAIT-16'],
}, async () => {
  const portrait = { portraitUrl: '/media/b.jpg', portraitType: 'dress', attire: 'dress', partner: 1 }
  serveUpload({ 'GET /api/enhanced-portraits': [5, 6].map((number) => ({ ...portrait, id: idOf(number) })) })
  show(<dress.Screen samplePhotos={[]} />)
  await press('Saved portraits (2/8)')
  await userEvent.click(screen.getByRole('radio', { name: 'Saved portrait 2' }))
  window.history.replaceState(null, '', '/wedding-dress-upload')
  await press('Use Selected Portraits')
  await vi.waitFor(() => expect(window.location.pathname).toBe('/wedding-dress-tryon'))
  expect(readDressPhoto()).toEqual({ id: idOf(6), url: '/media/b.jpg' })
})

test('a saved portrait for each partner leads to the styles', {
  tags: ['SHELL-25', 'COUPLE-18', 'COUPLE-25'],
}, async () => {
  const portrait = { portraitUrl: '/media/b.jpg', portraitType: 'wedding' }
  const saved = [
    { ...portrait, id: idOf(5), attire: 'dress', partner: 1 },
    { ...portrait, id: idOf(6), attire: 'suit', partner: 2 },
  ]
  serveUpload({ 'POST /api/wedding-photos/upload': coupleKept, 'GET /api/enhanced-portraits': saved })
  show(<couple.Screen samplePhotos={[]} />)
  await press('Saved portraits (2/8)')
  await userEvent.click(screen.getByRole('radio', { name: 'Saved portrait 1' }))
  await userEvent.click(screen.getByRole('tab', { name: 'Second person' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Saved portrait 2' }))
  window.history.replaceState(null, '', '/wedding-upload')
  await press('Use Selected Portraits')
  await vi.waitFor(() => expect(window.location.pathname).toBe('/wedding-style/demo'))
})

test('good photos lead to the styles by one tap, where none was chosen', {
  tags: ['COUPLE-18', 'SHELL-25'],
}, async () => {
  serveUpload({ 'POST /api/wedding-photos/upload': coupleKept })
  answerPhotos()
  show(<couple.Screen samplePhotos={[]} />)
  await pickAll(couple.pickers)
  window.history.replaceState(null, '', '/wedding-upload')
  await press('See us in the styles')
  await vi.waitFor(() => expect(window.location.pathname).toBe('/wedding-style/demo'))
})

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
    told: ['Portraits Enhanced!', 'Photos Uploaded!'],
  },
  {
    ...dress,
    kind: 'dress',
    people: ['Your portrait'],
    attires: [],
    path: '/wedding-dress-tryon',
    named: [],
    told: ['Portraits Enhanced!'],
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
      'SHELL-03',
      'SHELL-25',
    ],
  },
  async ({ Screen, pickers, enhance, kind, people, attires, path, named, told }) => {
    window.history.replaceState(null, '', '/wedding-upload')
    const upload = 'POST /api/wedding-photos/upload'
    const route = `POST /api/ai/enhance-${kind}-portrait`
    const calls = serveUpload({ [route]: portraitsOf(11), [upload]: coupleKept })
    answerPhotos()
    const notify = vi.spyOn(toasts, 'show')
    show(<Screen samplePhotos={[]} />)
    const worn = screen.queryAllByRole('radio', { checked: true })
    expect(worn.map((radio) => radio.getAttribute('value'))).toEqual(attires)
    expect(screen.getAllByLabelText(/^Choose a photo of/)).toHaveLength(people.length)
    await pickAll(pickers)
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
    serveUpload({ ...openStore().routes, 'GET /api/subscriptions/status': status })
    answerPhotos()
    show(
      <>
        <Screen samplePhotos={[]} />
        <Paywall />
      </>,
    )
    await pickAll(pickers)
    await press(enhance)
    const paywall = within(await screen.findByRole('dialog', { name: title }))
    expect(paywall.getByText(reason)).toBeTruthy()
    await userEvent.click(paywall.getByRole('button', { name: 'Close' }))
  },
)
