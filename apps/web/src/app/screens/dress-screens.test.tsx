import { localKeys } from '@ever-after/contract'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { fetchStatus } from '#server-state'
import { writeDressPhoto, writeRunningCreation, writeSelectedDress } from '#session'
import { answerUpload } from '#testing/answer-upload.ts'
import { idOf, statusOf } from '#testing/builders.ts'
import { dressesOf, dressPhoto, ownDressOf, tryOnOf } from '#testing/dress-builders.ts'
import { type Call, refusal, serveApi } from '#testing/serve-api.ts'
import { everythingAnswered, forgetEverything, show } from '#testing/show.tsx'
import { closePaywall, currentPaywall } from '../../features/membership/index.ts'
import { makesAtOnce } from '../makes-at-once.ts'
import { toasts } from '../toasts.ts'
import DressTryonScreen from './dress-tryon-screen.tsx'
import DressesScreen from './dresses-screen.tsx'

forgetEverything()
let calls: Call[]
beforeEach(() => {
  calls = serveApi({
    'GET /api/config/wedding-dress': dressesOf('Gardenia', 'Waltz'),
    'GET /api/subscriptions/status': statusOf(),
    'GET /api/wedding-dress/uploaded-dresses': [ownDressOf(1)],
  })
})

const open = (path: string, children: React.ReactNode) => {
  const { hook, history } = memoryLocation({ path, record: true })
  show(<Router hook={hook}>{children}</Router>)
  return { calls, currentPath: () => history.at(-1) }
}

const anyDress = test.each([
  ['a dress', /^Waltz/, 'waltz'],
  ['an own dress', /^My dress 1/, idOf(201)],
])

anyDress(
  '%s chosen while browsing is kept and asks for the photo',
  {
    tags: ['SHELL-03', 'SHELL-66', 'DRESS-04', 'DRESS-09'],
  },
  async (_, name, id) => {
    const { currentPath } = open('/dresses', <DressesScreen />)
    await userEvent.click(await screen.findByRole('button', { name }))
    expect(window.sessionStorage.getItem('selectedDress')).toBe(JSON.stringify(id))
    expect(currentPath()).toBe('/wedding-dress-upload')
  },
)

anyDress(
  'with a photo at hand %s goes straight to the try-on',
  {
    tags: ['DRESS-04', 'DRESS-08'],
  },
  async (_, name) => {
    window.sessionStorage.setItem('weddingDressPhoto', JSON.stringify(dressPhoto))
    const { currentPath } = open('/dresses', <DressesScreen />)
    await userEvent.click(await screen.findByRole('button', { name }))
    expect(currentPath()).toBe('/wedding-dress-tryon')
  },
)

test.each([
  ['/dresses', DressesScreen],
  ['/wedding-dress-tryon', DressTryonScreen],
])(
  'what becomes of an own dress is told in a toast at %s',
  {
    tags: ['DRESS-16', 'DRESS-17', 'DRESS-18'],
  },
  async (path, Screen) => {
    const [first, second, lace] = [ownDressOf(1), ownDressOf(2), ownDressOf(3, 'Lace')]
    let own = [first, second]
    const route = 'DELETE /api/wedding-dress/uploaded-dresses'
    serveApi({
      'GET /api/config/wedding-dress': dressesOf('Gardenia', 'Waltz'),
      'GET /api/wedding-dress/uploaded-dresses': () => own,
      [`${route}/${second.id}`]: refusal(500, 'internal', 'Something went wrong.'),
      [`${route}/${lace.id}`]: { success: true },
    })
    writeSelectedDress(second.id)
    open(path, <Screen />)
    const press = async (name: string | RegExp) =>
      userEvent.click(await screen.findByRole('button', { name }))
    const remove = async (name: string) => {
      await press(`Delete ${name}`)
      await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
    }
    const told = (title: string, description?: string) =>
      vi.waitFor(() => expect(toasts.current()).toMatchObject({ title, ...(description && { description }) }))

    await remove('My dress 2')
    await told('Delete Failed', 'Failed to delete dress')
    await press(/^Upload Your Own Dress/)
    const choosePhoto = (label: RegExp) => {
      const photo = new File(['dress'], 'dress.jpg', { type: 'image/jpeg' })
      fireEvent.change(screen.getByLabelText(label), { target: { files: [photo] } })
    }
    choosePhoto(/^Choose a photo/)
    await screen.findByLabelText(/^Name of the dress/)
    answerUpload(422, { error: 'No dress.', code: 'dress_unusable', requestId: 'r1' })
    await press('Upload dress')
    expect((await screen.findByRole('alert')).textContent).toBe('Dress Upload FailedNo dress.')
    answerUpload(200, lace)
    own = [first, second, lace]
    choosePhoto(/^Choose another photo/)
    await press('Upload dress')
    await told('Dress Uploaded!')
    await remove('Lace')
    await told('Dress Deleted')
  },
)

test('the chosen dress is tried on with the photo at hand, and the result is shown', {
  tags: ['SHELL-03', 'SHELL-28'],
}, async () => {
  window.localStorage.setItem('ever-after.auth-token', '"token"')
  writeDressPhoto(dressPhoto)
  writeSelectedDress('waltz')
  const calls = serveApi({
    'GET /api/config/wedding-dress': dressesOf('Gardenia', 'Waltz'),
    'GET /api/wedding-dress/uploaded-dresses': [],
    'GET /api/subscriptions/status': statusOf(),
    'POST /api/wedding-dress/apply': { id: idOf(1), status: 'pending' },
    [`GET /api/wedding-dress/${idOf(1)}`]: tryOnOf(),
  })
  open('/wedding-dress-tryon', <DressTryonScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'Try this wedding dress' }))
  await screen.findByRole('button', { name: 'Hold to compare' })
  expect(screen.getByRole('img', { name: 'Waltz' }).getAttribute('src')).toBe('/media/result.jpg')
  const sent = calls.find(({ route }) => route === 'POST /api/wedding-dress/apply')
  expect(sent?.body).toMatchObject({ photoId: dressPhoto.id, dressId: 'waltz', dressName: 'Waltz' })
})

test('a dress that was asked for with the photo is tried on at once, and not again after a reload or another dress', async () => {
  window.localStorage.setItem(localKeys.authToken, '"token"')
  writeDressPhoto(dressPhoto)
  // What an earlier visit left running is not what is asked for now.
  const path = '/wedding-dress-tryon'
  writeRunningCreation('dress', { id: idOf(2), subject: 'gardenia', name: 'Gardenia', path })
  writeSelectedDress('waltz')
  window.history.replaceState(makesAtOnce, '')
  const answers = {
    'GET /api/config/wedding-dress': dressesOf('Gardenia', 'Waltz'),
    'GET /api/wedding-dress/uploaded-dresses': [],
    'GET /api/subscriptions/status': statusOf(),
    'POST /api/wedding-dress/apply': { id: idOf(1), status: 'pending' },
    [`GET /api/wedding-dress/${idOf(1)}`]: tryOnOf(),
  }
  const calls = serveApi(answers)
  const applied = () => calls.filter(({ route }) => route === 'POST /api/wedding-dress/apply')
  open(path, <DressTryonScreen />)
  await screen.findByRole('button', { name: 'Make another' })
  expect(applied().map(({ body }) => body)).toEqual([expect.objectContaining({ dressId: 'waltz' })])
  await userEvent.click(screen.getByRole('button', { name: 'Gardenia' }))
  await screen.findByRole('button', { name: 'Try this wedding dress' })
  await everythingAnswered()
  expect(applied()).toHaveLength(1)
  cleanup()
  const later = serveApi(answers)
  open(path, <DressTryonScreen />)
  await screen.findByRole('button', { name: 'Try this wedding dress' })
  await everythingAnswered()
  expect(later.map(({ route }) => route)).not.toContain('POST /api/wedding-dress/apply')
})

test('a dress is not tried on without a photo', { tags: ['DRESS-12', 'DRESS-19', 'A71'] }, async () => {
  window.localStorage.setItem(localKeys.authToken, '"token"')
  writeSelectedDress('waltz')
  const { calls, currentPath } = open('/wedding-dress-tryon', <DressTryonScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'Try this wedding dress' }))
  expect(toasts.current()?.title).toBe('Please upload your photo first')
  expect(currentPath()).toBe('/wedding-dress-upload')
  await everythingAnswered()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(calls.map(({ route }) => route)).not.toContain('POST /api/wedding-dress/apply')
})

test('the photo of the session is what the chosen dress is tried on with', {
  tags: ['DRESS-19', 'DRESS-23'],
}, async () => {
  window.localStorage.setItem(localKeys.authToken, '"token"')
  writeDressPhoto({ id: idOf(102), url: '/media/other.jpg' })
  open('/wedding-dress-tryon', <DressTryonScreen />)
  const button = await screen.findByRole('button', { name: 'Try this wedding dress' })
  expect(button).toHaveProperty('disabled', true)
  await userEvent.click(screen.getByRole('button', { name: 'Gardenia' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Try this wedding dress' }))
  const sent = () => calls.find(({ route }) => route === 'POST /api/wedding-dress/apply')?.body
  await vi.waitFor(() =>
    expect(sent()).toEqual({
      photoId: idOf(102),
      dressId: 'gardenia',
      dressUrl: '/catalogue/dresses/gardenia/preview.webp',
      dressName: 'Gardenia',
      isCustomDress: false,
    }),
  )
})

const spent = statusOf({ remainingFreeUses: 0, bonusChangesRemaining: 0 })
test.each([
  ['nothing is left', 'dress_tryon_limit', spent],
  [
    'a subscriber’s week is used up',
    'premium_transformation_limit',
    { ...spent, hasActiveSubscription: true },
  ],
])(
  'a try-on that is denied as %s opens the paywall %s',
  { tags: ['DRESS-22'] },
  async (_, trigger, status) => {
    window.localStorage.setItem(localKeys.authToken, '"token"')
    writeDressPhoto(dressPhoto)
    writeSelectedDress('waltz')
    serveApi({
      'GET /api/config/wedding-dress': dressesOf('Waltz'),
      'GET /api/subscriptions/status': status,
    })
    open('/wedding-dress-tryon', <DressTryonScreen />)
    await userEvent.click(await screen.findByRole('button', { name: 'Try this wedding dress' }))
    await vi.waitFor(() => expect(currentPaywall()).toMatchObject({ trigger }))
    act(() => closePaywall())
  },
)

test('the photo is added or changed on its own screen, and back leads to the dresses', async () => {
  const adding = open('/wedding-dress-tryon', <DressTryonScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'Add your photo' }))
  expect(adding.currentPath()).toBe('/wedding-dress-upload')
  cleanup()
  writeDressPhoto(dressPhoto)
  writeSelectedDress('waltz')
  const changing = open('/wedding-dress-tryon', <DressTryonScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'Change your photo' }))
  expect(changing.currentPath()).toBe('/wedding-dress-upload')
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(changing.currentPath()).toBe('/dresses')
})

test('an own dress that is no picture is told of where it was chosen', { tags: ['ERR-24'] }, async () => {
  open('/dresses', <DressesScreen />)
  await userEvent.click(await screen.findByRole('button', { name: /^Upload Your Own Dress/ }))
  const file = new File(['%PDF'], 'dress.pdf', { type: 'application/pdf' })
  fireEvent.change(await screen.findByLabelText('Choose a photo'), { target: { files: [file] } })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Invalid file typeOnly image files are allowed')
  expect(toasts.current()?.title).not.toBe('Invalid file type')
})

test('a try-on is told of when it is there, when it could not be saved, and when it was', {
  tags: ['DRESS-25', 'NATIVE-04', 'NATIVE-05'],
}, async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  let isBroken = true
  window.localStorage.setItem(localKeys.authToken, '"token"')
  writeDressPhoto(dressPhoto)
  const path = '/wedding-dress-tryon'
  writeRunningCreation('dress', { id: idOf(1), subject: 'waltz', name: 'Waltz', path })
  const calls = serveApi({
    'GET /api/config/wedding-dress': dressesOf('Gardenia', 'Waltz'),
    'GET /api/wedding-dress/uploaded-dresses': [],
    'GET /api/subscriptions/status': { ...statusOf(), hasActiveSubscription: true },
    [`GET /api/wedding-dress/${idOf(1)}`]: tryOnOf(),
    'GET /media/result.jpg': () => (isBroken ? new Response('', { status: 500 }) : new Response('picture')),
  })
  await fetchStatus()
  open(path, <DressTryonScreen />)
  await vi.waitFor(() => expect(toasts.current()?.title).toBe('Dress Applied!'))
  const lastOf = (route: string) => calls.findLastIndex((call) => call.route === route)
  const read = lastOf(`GET /api/wedding-dress/${idOf(1)}`)
  await vi.waitFor(() => expect(lastOf('GET /api/subscriptions/status')).toBeGreaterThan(read))
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Waltz' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(toasts.current()?.title).toBe('Failed to save image'))
  isBroken = false
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() =>
    expect(toasts.current()).toMatchObject({ title: 'Saved!', description: 'Image saved to photo library' }),
  )
})
