// @module-tag slow
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { readDressPhoto, readPartners } from '#session'
import { idOf, partners } from '#testing/builders.ts'
import { refusal } from '#testing/serve-api.ts'
import { everythingAnswered, forgetEverything } from '#testing/show.tsx'
import { answerPhotos, noFace } from './testing/answer-photos.ts'
import {
  button,
  choose,
  enhance,
  keptPhoto,
  openFlow,
  person,
  portraitsOf,
  press,
  takeSamples,
} from './testing/open-flow.tsx'

forgetEverything()

test('two people have a photo and an attire each, a dress and a suit until one of them changes', {
  tags: ['SHELL-22', 'COUPLE-02', 'COUPLE-03', 'CONST-04'],
}, async () => {
  openFlow()
  for (const name of ['first', 'second'])
    expect(screen.getByLabelText(`Choose a photo of the ${name} person`)).toHaveProperty('type', 'file')
  const attire = (name: string, word: string) => person(name).getByRole('radio', { name: word })
  expect(screen.getAllByRole('radio')).toHaveLength(4)
  expect(attire('First person', 'Dress')).toHaveProperty('checked', true)
  expect(attire('Second person', 'Suit')).toHaveProperty('checked', true)
  await userEvent.click(attire('Second person', 'Dress'))
  expect(attire('First person', 'Dress')).toHaveProperty('checked', true)
  expect(attire('Second person', 'Dress')).toHaveProperty('checked', true)
  await userEvent.click(attire('First person', 'Suit'))
  expect(attire('First person', 'Suit')).toHaveProperty('checked', true)
  expect(attire('Second person', 'Dress')).toHaveProperty('checked', true)
})

test('one person who tries dresses on is asked for one photo and no attire', {
  tags: ['SHELL-03', 'DRESS-06'],
}, () => {
  openFlow({ kind: 'dress' })
  expect(screen.getAllByLabelText(/^Choose a photo/)).toEqual([
    screen.getByLabelText('Choose a photo of you'),
  ])
  expect(screen.queryByRole('radio')).toBeNull()
})

test('nobody goes on without both photos, and a removed one comes back without being sent again', {
  tags: ['COUPLE-13'],
}, async () => {
  const sent = answerPhotos()
  openFlow()
  const isDisabled = async (name: string) => (await button(name)).hasAttribute('disabled')
  expect(await isDisabled('Enhance portraits')).toBe(true)
  expect(await isDisabled('Skip to styles')).toBe(true)
  await takeSamples()
  for (const name of ['First person', 'Second person']) {
    expect(await isDisabled('Enhance portraits')).toBe(false)
    expect(await isDisabled('Skip to styles')).toBe(false)
    await press(`Remove: ${name}`)
    expect(await isDisabled('Enhance portraits')).toBe(true)
    expect(await isDisabled('Skip to styles')).toBe(true)
    await press(`Undo removal: ${name}`)
  }
  expect(await isDisabled('Skip to styles')).toBe(false)
  expect(sent.length).toBe(2)
})

test.for([
  ['couple', 'Enhance portraits', 'Making your portraits', ['First person', 'Second person']],
  ['dress', 'Enhance portrait', 'Making your portrait', ['Your portrait']],
] as const)(
  'the steps of a %s are upload, enhance, select and complete',
  {
    tags: ['COUPLE-01', 'DRESS-06'],
  },
  async ([kind, label, overlay, people]) => {
    answerPhotos()
    const made = Promise.withResolvers<object>()
    const { onDone } = openFlow({
      kind,
      api: {
        [`POST /api/ai/enhance-${kind === 'couple' ? 'wedding' : 'dress'}-portrait`]: () => made.promise,
      },
    })
    expect(screen.getByText('Step 1 of 4: Upload')).toBeTruthy()
    await takeSamples(label)
    await press(label)
    const dialog = within(await screen.findByRole('dialog', { name: overlay }))
    expect(dialog.getByText('Step 2 of 4: Enhance')).toBeTruthy()
    made.resolve(portraitsOf(11))
    expect(await screen.findByText('Step 3 of 4: Select')).toBeTruthy()
    for (const name of people) await choose(name, 'Original')
    expect(onDone).not.toHaveBeenCalled()
    await press('Confirm Selection')
    await vi.waitFor(() => expect(onDone).toHaveBeenCalled())
  },
)

test.for([
  ['couple', 'Skip to styles', 'Use these photos', 'Uploading your photos'],
  ['dress', 'Skip to dresses', 'Use this photo', 'Uploading your photo'],
] as const)(
  'the last step of a %s waits for the photos',
  {
    tags: ['COUPLE-01', 'COUPLE-04', 'DRESS-06', 'DRESS-08'],
  },
  async ([kind, skip, confirm, uploading]) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    answerPhotos(undefined)
    const { onDone } = openFlow({ kind })
    await press('Use sample photos')
    await screen.findByText('Waiting for the connection. It goes on by itself.')
    await press(skip)
    await press(confirm)
    const dialog = within(await screen.findByRole('dialog', { name: uploading }))
    expect(dialog.getByText('Step 4 of 4: Complete')).toBeTruthy()
    expect(onDone).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2000)
    await vi.waitFor(() => expect(onDone).toHaveBeenCalled())
    expect(readDressPhoto()?.id).toBe(kind === 'dress' ? idOf(1) : undefined)
  },
)

test.for([
  ['couple', 'Skip to styles', 'Use these photos', [undefined, undefined]],
  ['dress', 'Skip to dresses', 'Use this photo', [undefined]],
] as const)(
  'a photo that is refused while the last step of a %s waits for it ends nothing',
  {
    tags: ['COUPLE-13', 'COUPLE-17', 'COUPLE-18', 'DRESS-08', 'A69'],
  },
  async ([kind, skip, confirm, lost]) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    answerPhotos(...lost, noFace)
    const { onDone } = openFlow({ kind })
    await press('Use sample photos')
    await screen.findAllByText('Waiting for the connection. It goes on by itself.')
    await press(skip)
    await press(confirm)
    await screen.findByText('Step 4 of 4: Complete')
    await vi.advanceTimersByTimeAsync(2000)
    await screen.findByText('We could not find a face.')
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await everythingAnswered()
    expect(onDone).not.toHaveBeenCalled()
    expect([readPartners(), readDressPhoto()]).toEqual([undefined, undefined])
  },
)

test('the ways on keep their words and stand beside each other', { tags: ['COUPLE-17'] }, async () => {
  answerPhotos()
  openFlow()
  await enhance()
  await choose('First person', 'Natural')
  await choose('Second person', 'Studio')
  await press('Confirm Selection')
  for (const name of ['Choose portraits', 'Keep my last choice', 'Skip to styles'])
    expect(await button(name)).toHaveProperty('disabled', false)
  expect(screen.queryByText(/^Makes/)).toBeNull()
  await press('Skip to styles')
  await press('Use these photos')
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Skip to styles' })).toBeNull())
  expect(await button('Keep my last choice')).toBeTruthy()
})

test('the photos as they are take the place of portraits that were chosen before', {
  tags: ['COUPLE-17'],
}, async () => {
  answerPhotos()
  const { onDone } = openFlow()
  await enhance()
  await choose('First person', 'Natural')
  await choose('Second person', 'Studio')
  await press('Back')
  await press('Skip to styles')
  await press('Use these photos')
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(readPartners()?.map(({ photo }) => photo.id)).toEqual([idOf(1), idOf(2)])
  expect(await button('Keep my last choice')).toBeTruthy()
})

test.each([
  ['a reason', () => refusal(409, 'idempotency_conflict', 'Sent before.'), 'Sent before.'],
  ['no reason', () => new Response('', { status: 500 }), 'Unknown error occurred'],
  ['no JSON', () => new Response('<html>502 at 10.0.0.7</html>', { status: 502 }), 'Unknown error occurred'],
  [
    'no answer',
    () => {
      throw new TypeError('The connection was lost.')
    },
    'Unknown error occurred',
  ],
])(
  'a last step that fails with %s ends nothing',
  { tags: ['COUPLE-12', 'COUPLE-18', 'COUPLE-25', 'A41'] },
  async (_, answer, description) => {
    answerPhotos()
    const { notify, onDone } = openFlow({ api: { 'POST /api/wedding-photos/upload': answer } })
    await takeSamples()
    await press('Skip to styles')
    await press('Use these photos')
    await vi.waitFor(() =>
      expect(notify).toHaveBeenLastCalledWith({ title: 'Upload Failed', description, isDestructive: true }),
    )
    expect(onDone).not.toHaveBeenCalled()
  },
)

test('the last step of a couple lasts until both photos are named', {
  tags: ['COUPLE-01', 'COUPLE-04'],
}, async () => {
  answerPhotos()
  const named = Promise.withResolvers<object>()
  const { onDone } = openFlow({ api: { 'POST /api/wedding-photos/upload': () => named.promise } })
  await enhance()
  for (const name of ['First person', 'Second person']) await choose(name, 'Original')
  await press('Confirm Selection')
  const dialog = within(await screen.findByRole('dialog', { name: 'Getting everything ready' }))
  expect(dialog.getByText('Step 4 of 4: Complete')).toBeTruthy()
  expect(onDone).not.toHaveBeenCalled()
  const [partner1, partner2] = partners.map((partner) => ({ ...partner, photo: keptPhoto(1) }))
  named.resolve({ partner1, partner2 })
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled())
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
