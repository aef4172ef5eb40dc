// @module-tag slow
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { readDressPhoto, readPartners } from '#session'
import { idOf, statusOf } from '#testing/builders.ts'
import { refusal } from '#testing/serve-api.ts'
import { everythingAnswered, forgetEverything } from '#testing/show.tsx'
import { answerPhotos } from './testing/answer-photos.ts'
import {
  button,
  callsTo,
  choose,
  enhance,
  heic,
  openFlow,
  person,
  press,
  savedPortraits,
  takeSamples,
  wear,
} from './testing/open-flow.tsx'

forgetEverything()

const upload = 'POST /api/wedding-photos/upload'
const save = 'POST /api/enhanced-portraits'
const wedding = 'POST /api/ai/enhance-wedding-portrait'
test('a confirmed selection names both pictures and attires and is kept for the session', {
  tags: [
    'SHELL-02',
    'SHELL-05',
    'SHELL-66',
    'COUPLE-07',
    'COUPLE-08',
    'COUPLE-10',
    'COUPLE-11',
    'COUPLE-18',
    'COUPLE-22',
    'DATA-17',
    'API-29',
  ],
}, async () => {
  answerPhotos()
  const { calls, notify, onDone } = openFlow()
  await wear('First person', 'Suit')
  await wear('Second person', 'Dress')
  await enhance()
  const isConfirmable = async () => !(await button('Confirm Selection')).hasAttribute('disabled')
  expect(await isConfirmable()).toBe(false)
  await choose('First person', 'Studio')
  expect(await isConfirmable()).toBe(false)
  await choose('Second person', 'Original')
  expect(callsTo(calls, upload)).toEqual([])
  await press('Confirm Selection')
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled())
  const [{ body }] = callsTo(calls, upload)
  expect(Object.fromEntries(body as FormData)).toEqual({
    partner1Attire: 'suit',
    partner2Attire: 'dress',
    partner1PhotoId: idOf(12),
    partner2PhotoId: idOf(2),
  })
  expect(notify).toHaveBeenLastCalledWith({ title: 'Photos Uploaded!' })
  const kept = ['partner1', 'partner2'].map((key) => JSON.parse(window.sessionStorage.getItem(key) ?? ''))
  expect(kept).toEqual([
    { photo: { id: idOf(12), url: '/media/chosen-12.jpg' }, attire: 'suit' },
    { photo: { id: idOf(2), url: '/media/chosen-02.jpg' }, attire: 'dress' },
  ])
})

test('one person’s choice is kept for the dresses, and for another time', {
  tags: ['SHELL-05', 'SHELL-66', 'DRESS-06', 'DRESS-08', 'PORTRAIT-13', 'PORTRAIT-14', 'API-35'],
}, async () => {
  answerPhotos()
  const { calls, notify, onDone } = openFlow({ kind: 'dress' })
  await enhance('Enhance portrait')
  await choose('Your portrait', 'Natural')
  await press('Confirm Selection')
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(readDressPhoto()).toEqual({ id: idOf(11), url: '/media/11.jpg' })
  expect(callsTo(calls, save).map(({ body }) => body)).toEqual([
    { portraitUrl: '/media/11.jpg', portraitType: 'dress', attire: 'dress', partner: 1 },
  ])
  await everythingAnswered()
  expect(notify).toHaveBeenCalledExactlyOnceWith({ title: 'Portraits Enhanced!' })
})

test('the photos as they are ask first, and then are what was chosen', {
  tags: ['COUPLE-04', 'COUPLE-17', 'COUPLE-18', 'A69'],
}, async () => {
  answerPhotos()
  const { calls, onDone } = openFlow()
  await takeSamples()
  await press('Skip to styles')
  const warning = screen.getByRole('dialog', { name: 'Use your photos as they are?' })
  expect(warning.textContent).toContain('They have not been enhanced.')
  await press('Choose others')
  await press('Skip to styles')
  await userEvent.keyboard('{Escape}')
  await everythingAnswered()
  expect(callsTo(calls, upload)).toEqual([])
  expect(onDone).not.toHaveBeenCalled()
  expect(screen.queryByRole('dialog')).toBeNull()
  await press('Skip to styles')
  await press('Use these photos')
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(readPartners()?.map(({ photo }) => photo.id)).toEqual([idOf(1), idOf(2)])
  expect(callsTo(calls, wedding)).toEqual([])
  expect(callsTo(calls, save)).toEqual([])
  expect(await button('Keep my last choice')).toBeTruthy()
})

test('whoever went on with the photos as they are and then enhances them has the natural portraits chosen', async () => {
  answerPhotos()
  const { onDone } = openFlow()
  await takeSamples()
  await press('Skip to styles')
  await press('Use these photos')
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled())
  await press('Enhance portraits')
  for (const name of ['First person', 'Second person']) {
    const natural = await person(name).findByRole('radio', { name: 'Natural' })
    expect(natural).toHaveProperty('checked', true)
  }
  await press('Confirm Selection')
  await vi.waitFor(() => expect(readPartners()?.map(({ photo }) => photo.id)).toEqual([idOf(11), idOf(21)]))
})

test.each([
  ['first', 'First'],
  ['second', 'Second'],
])('with a photo of the %s person alone nothing is skipped', { tags: ['A69'] }, async (which, Which) => {
  answerPhotos()
  openFlow()
  const picker = screen.getByLabelText(`Choose a photo of the ${which} person`, { selector: 'input' })
  fireEvent.change(picker, { target: { files: [heic()] } })
  await screen.findByRole('button', { name: `Remove: ${Which} person` })
  expect(await button('Skip to styles')).toHaveProperty('disabled', true)
})

test('a failed ending tells the server’s words once, at the person they are about', {
  tags: ['COUPLE-11', 'COUPLE-12', 'COUPLE-18', 'COUPLE-25', 'A41'],
}, async () => {
  answerPhotos()
  const expired = {
    error: 'This photo was deleted.',
    code: 'photo_expired',
    requestId: 'r',
    details: [{ path: 'partner2', message: '' }],
  }
  const { notify, onDone } = openFlow({ api: { [upload]: Response.json(expired, { status: 422 }) } })
  await takeSamples()
  await press('Skip to styles')
  await press('Use these photos')
  const alert = await person('Second person').findByRole('alert')
  expect(alert.textContent).toBe('Upload Failed: This photo was deleted.')
  expect(notify).not.toHaveBeenCalled()
  expect(onDone).not.toHaveBeenCalled()
})

test('chosen portraits are saved while the couple goes on', {
  tags: ['PORTRAIT-13', 'A69', 'API-35'],
}, async () => {
  answerPhotos()
  const { calls, onDone } = openFlow({ api: { [save]: () => new Promise<object>(() => undefined) } })
  await enhance()
  await choose('First person', 'Natural')
  await choose('Second person', 'Studio')
  await press('Confirm Selection')
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(callsTo(calls, save).map(({ body }) => body)).toEqual([
    { portraitUrl: '/media/11.jpg', portraitType: 'wedding', attire: 'dress', partner: 1 },
    { portraitUrl: '/media/22.jpg', portraitType: 'wedding', attire: 'suit', partner: 2 },
  ])
})

test('a portrait that cannot be saved is told and holds nobody up', {
  tags: ['PORTRAIT-14', 'A69'],
}, async () => {
  answerPhotos()
  const { notify, onDone } = openFlow({
    kind: 'dress',
    api: { [save]: refusal(409, 'portraits_full', 'You have 8 saved portraits.') },
  })
  await enhance('Enhance portrait')
  await choose('Your portrait', 'Natural')
  await press('Confirm Selection')
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled())
  await vi.waitFor(() =>
    expect(notify).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Failed to Save', isDestructive: true }),
    ),
  )
})

test('only as many portraits are saved as there is room for, and they stand among the saved ones', {
  tags: ['PORTRAIT-10', 'PORTRAIT-13', 'SHELL-44', 'A69', 'API-35'],
}, async () => {
  answerPhotos()
  const api = { 'GET /api/enhanced-portraits': savedPortraits(7) }
  const { calls, onDone } = openFlow({ api })
  await enhance()
  await choose('First person', 'Natural')
  await choose('Second person', 'Natural')
  await press('Confirm Selection')
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(callsTo(calls, save)).toHaveLength(1)
  cleanup()
  openFlow({ api })
  await screen.findByRole('button', { name: 'Saved portraits (8/8)' })
})

test.each([
  ['couple', 'Enhance portraits', 'Second person', '/22.jpg'],
  ['dress', 'Enhance portrait', 'Your portrait', '/12.jpg'],
] as const)(
  'a portrait of a %s opens as large as the screen, to compare and to choose',
  {
    tags: ['COUPLE-04', 'PORTRAIT-17'],
  },
  async (kind, label, name, src) => {
    answerPhotos()
    openFlow({ kind })
    await enhance(label)
    await press(`Look closer: Original, ${name}`)
    expect(screen.getByRole('dialog', { name: 'Original' }).className).toContain('inset-0')
    await press('Close')
    await press(`Look closer: Studio, ${name}`)
    const dialog = screen.getByRole('dialog', { name: 'Studio' })
    expect(dialog.className).toContain('inset-0')
    const preview = within(dialog)
    expect(preview.getByRole('img', { name: 'Studio' })).toHaveProperty('src', expect.stringContaining(src))
    expect(preview.getByRole('button', { name: 'Hold to compare' })).toBeTruthy()
    await press('Choose this portrait')
    expect(person(name).getByRole('radio', { name: 'Studio' })).toHaveProperty('checked', true)
  },
)

test('saving a portrait to the device needs the permission to download', {
  tags: ['PORTRAIT-18', 'MEMB-33', 'PAY-06', 'A07', 'MEMB-27'],
}, async () => {
  answerPhotos()
  const { onPaywall, notify, calls } = openFlow({ kind: 'dress' })
  await enhance('Enhance portrait')
  await press('Look closer: Studio, Your portrait')
  await press('Save')
  await vi.waitFor(() =>
    expect(onPaywall).toHaveBeenCalledWith(expect.objectContaining({ trigger: 'download_attempt' })),
  )
  await everythingAnswered()
  expect(notify).not.toHaveBeenCalledWith(expect.objectContaining({ title: 'Saved!' }))
  expect(callsTo(calls, 'GET /media/12.jpg')).toEqual([])
})

const subscriber = {
  ...statusOf(),
  hasActiveSubscription: true,
  subscription: { expiresAt: '2030-01-01T00:00:00Z', productId: 'weekly', periodType: 'NORMAL' },
}

test('a subscriber saves a portrait to the device', {
  tags: ['PORTRAIT-18', 'MEMB-24', 'NATIVE-04'],
}, async () => {
  answerPhotos()
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const { notify } = openFlow({
    kind: 'dress',
    api: {
      'GET /api/subscriptions/status': subscriber,
      'GET /media/12.jpg': new Response(new Blob(['jpeg'])),
    },
  })
  await enhance('Enhance portrait')
  await press('Look closer: Studio, Your portrait')
  await press('Save')
  await vi.waitFor(() =>
    expect(notify).toHaveBeenLastCalledWith({
      title: 'Saved!',
      description: 'Image saved to photo library',
    }),
  )
  expect(saved).toEqual(['Your portrait.jpg'])
})

test('a portrait that could not be saved to the device says so', { tags: ['NATIVE-05'] }, async () => {
  answerPhotos()
  const { notify } = openFlow({
    kind: 'dress',
    api: {
      'GET /api/subscriptions/status': subscriber,
      'GET /media/12.jpg': new Response('', { status: 500 }),
    },
  })
  await enhance('Enhance portrait')
  await press('Look closer: Studio, Your portrait')
  await press('Save')
  await vi.waitFor(() =>
    expect(notify).toHaveBeenLastCalledWith({ title: 'Failed to save image', isDestructive: true }),
  )
})
