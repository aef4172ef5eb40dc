import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { queryClient } from '#server-state'
import { readDressPhoto, readPartners } from '#session'
import { idOf } from '#testing/builders.ts'
import { readsPerOpening } from '#testing/reads-per-opening.ts'
import { refusal } from '#testing/serve-api.ts'
import { everythingAnswered, forgetEverything } from '#testing/show.tsx'
import { answerPhotos } from './testing/answer-photos.ts'
import {
  button,
  callsTo,
  choose,
  enhance,
  openFlow,
  portraitsOf,
  press,
  savedPortraits,
} from './testing/open-flow.tsx'

forgetEverything()

const list = 'GET /api/enhanced-portraits'
const portrait = (number: number, rest: object = {}) => ({
  id: idOf(number),
  portraitUrl: `/media/${number}.jpg`,
  portraitType: 'wedding',
  attire: 'dress',
  partner: 1,
  ...rest,
})
const forSecond = portrait(41, { partner: 2, attire: 'suit' })
const forFirst = portrait(42)
const forDresses = portrait(43, { portraitType: 'dress' })
const three = [forSecond, forFirst, forDresses]

const tile = (number: number) => screen.getByRole('radio', { name: `Saved portrait ${number}` })
const order = () =>
  screen.getAllByRole('radio', { name: /^Saved/ }).map((radio) => radio.getAttribute('value'))

test('one saved portrait for each partner ends the flow without a new photo', {
  tags: ['COUPLE-18', 'COUPLE-23', 'COUPLE-24', 'PORTRAIT-16'],
}, async () => {
  const sent = answerPhotos()
  const { calls, onDone } = openFlow({ api: { [list]: three } })
  await press('Saved portraits (3/8)')
  await userEvent.click(tile(2))
  expect(await button('Use Selected Portraits')).toHaveProperty('disabled', true)
  await userEvent.click(screen.getByRole('tab', { name: 'Second person' }))
  await userEvent.click(tile(1))
  await press('Use Selected Portraits')
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(readPartners()?.map(({ photo, attire }) => [photo.id, attire])).toEqual([
    [forFirst.id, 'dress'],
    [forSecond.id, 'suit'],
  ])
  expect(sent).toEqual([])
  expect(callsTo(calls, 'POST /api/enhanced-portraits')).toEqual([])
})

test('saved portraits name whom they may go to when they are used again', async () => {
  const photoCompanies = { couple: ['Google'], dress: [], portrait: ['fal'], storage: [], hair: [] }
  openFlow({ api: { [list]: three, 'GET /app-config.json': { photoCompanies } } })
  await press('Saved portraits (3/8)')
  expect(screen.getByText('For your pictures, we may send these portraits to Google.')).toBeTruthy()
})

test('a person’s own portraits come first and the others stay within reach', {
  tags: ['COUPLE-23'],
}, async () => {
  openFlow({ api: { [list]: three } })
  await press('Saved portraits (3/8)')
  expect(order()).toEqual([forFirst.id, forSecond.id, forDresses.id])
  await userEvent.click(screen.getByRole('tab', { name: 'Second person' }))
  expect(order()).toEqual([forSecond.id, forFirst.id, forDresses.id])
})

test('a portrait is one person’s: the other gives it up', { tags: ['COUPLE-24'] }, async () => {
  openFlow({ api: { [list]: three } })
  await press('Saved portraits (3/8)')
  await userEvent.click(tile(2))
  await userEvent.click(screen.getByRole('tab', { name: 'Second person' }))
  await userEvent.click(tile(2))
  await userEvent.click(screen.getByRole('tab', { name: 'First person' }))
  expect(tile(2)).toHaveProperty('checked', false)
  expect(await button('Use Selected Portraits')).toHaveProperty('disabled', true)
})

test('one saved portrait is enough for the dresses', { tags: ['DRESS-28', 'PORTRAIT-16'] }, async () => {
  const { onDone } = openFlow({ kind: 'dress', api: { [list]: three } })
  await press('Saved portraits (3/8)')
  expect(order()[0]).toBe(forDresses.id)
  expect(await button('Use Selected Portraits')).toHaveProperty('disabled', true)
  expect(screen.queryByRole('tab')).toBeNull()
  await userEvent.click(tile(1))
  await userEvent.click(tile(3))
  expect(tile(1)).toHaveProperty('checked', false)
  await press('Use Selected Portraits')
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(readDressPhoto()).toEqual({ id: forDresses.id, url: '/media/43.jpg' })
})

test.each([
  ['did not load', () => new Response('', { status: 503 })],
  ['is still on its way', () => new Promise<object>(() => undefined)],
])(
  'a portrait that is kept while the list %s does not stand for the whole list',
  { tags: ['SHELL-44', 'A39', 'PORTRAIT-13'] },
  async (_, answer) => {
    answerPhotos()
    let isKept = false
    const { calls, onDone } = openFlow({
      kind: 'dress',
      api: {
        [list]: () => (isKept ? three : answer()),
        'POST /api/enhanced-portraits': () => {
          isKept = true
          return forDresses
        },
      },
    })
    await enhance('Enhance portrait')
    await choose('Your portrait', 'Natural')
    await press('Confirm Selection')
    await vi.waitFor(() => expect(onDone).toHaveBeenCalled())
    expect(await button('Saved portraits (3/8)')).toBeTruthy()
    expect(callsTo(calls, list)).toHaveLength(2)
  },
)

test('a portrait is deleted after asking', {
  tags: ['PORTRAIT-13', 'PORTRAIT-15', 'SHELL-44', 'A39', 'API-36'],
}, async () => {
  const { calls, notify } = openFlow({
    kind: 'dress',
    api: { [list]: three, [`DELETE /api/enhanced-portraits/${forFirst.id}`]: { success: true } },
  })
  await press('Saved portraits (3/8)')
  await press('Delete saved portrait 2')
  await press('Cancel')
  await press('Delete saved portrait 2')
  await userEvent.keyboard('{Escape}')
  await everythingAnswered()
  expect(calls.some(({ route }) => route.startsWith('DELETE'))).toBe(false)
  await press('Delete saved portrait 2')
  const dialog = within(screen.getByRole('dialog', { name: 'Delete this portrait?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  await vi.waitFor(() => expect(order()).toEqual([forDresses.id, forSecond.id]))
  expect(callsTo(calls, `DELETE /api/enhanced-portraits/${forFirst.id}`)).toHaveLength(1)
  await everythingAnswered()
  expect(notify).not.toHaveBeenCalled()
})

test('a portrait that cannot be deleted stays, and the reason is told', {
  tags: ['PORTRAIT-15'],
}, async () => {
  const { notify } = openFlow({
    kind: 'dress',
    api: {
      [list]: three,
      [`DELETE /api/enhanced-portraits/${forFirst.id}`]: refusal(500, 'internal', 'Something went wrong.'),
    },
  })
  await press('Saved portraits (3/8)')
  await press('Delete saved portrait 2')
  await press('Delete')
  await vi.waitFor(() =>
    expect(notify).toHaveBeenCalledWith({ title: 'Failed to delete portrait', isDestructive: true }),
  )
  expect(order()).toHaveLength(3)
})

test('after the last saved portrait the way leads back to the photos', async () => {
  openFlow({
    api: { [list]: [forFirst], [`DELETE /api/enhanced-portraits/${forFirst.id}`]: { success: true } },
  })
  await press('Saved portraits (1/8)')
  await press('Delete saved portrait 1')
  await press('Delete')
  expect(await screen.findByRole('heading', { name: 'No saved portraits yet' })).toBeTruthy()
  await press('Upload a photo')
  expect(screen.getByText('Step 1 of 4: Upload')).toBeTruthy()
})

test('a list that does not load can be asked for again', async () => {
  let isBroken = true
  openFlow({
    kind: 'dress',
    api: { [list]: () => (isBroken ? new Response('', { status: 503 }) : three) },
  })
  await press('Saved portraits')
  await screen.findByRole('alert')
  isBroken = false
  await press('Try again')
  await vi.waitFor(() => expect(order()).toHaveLength(3))
})

test('while the list loads its place is kept', async () => {
  let isBroken = true
  openFlow({
    api: { [list]: () => (isBroken ? new Response('', { status: 503 }) : new Promise<object>(() => {})) },
  })
  await press('Saved portraits')
  isBroken = false
  await press('Try again')
  expect(await screen.findByText('Loading your saved portraits')).toBeTruthy()
})

test.each([
  ['couple', 'Skip to styles'],
  ['dress', 'Skip to dresses'],
] as const)(
  'eight saved portraits leave no room for new ones of a %s',
  { tags: ['PORTRAIT-10', 'PORTRAIT-11', 'PORTRAIT-12'] },
  async (kind, skip) => {
    answerPhotos()
    openFlow({ kind, api: { [list]: savedPortraits(8) } })
    await press('Use sample photos')
    await vi.waitFor(async () => expect(await button(skip)).toHaveProperty('disabled', false))
    expect(await button('Limit Reached (8/8)')).toHaveProperty('disabled', true)
    expect(screen.getByText('You have 8 saved portraits. Delete one to create new ones.')).toBeTruthy()
  },
)

test('seven saved portraits leave room, until there is an eighth', {
  tags: ['PORTRAIT-10', 'PORTRAIT-11', 'PORTRAIT-12'],
}, async () => {
  answerPhotos()
  let count = 7
  const { calls, onDone } = openFlow({ api: { [list]: () => savedPortraits(count) } })
  await button('Saved portraits (7/8)')
  await enhance()
  expect(screen.queryByText(/^You have 8 saved portraits/)).toBeNull()
  count = 8
  await act(() => queryClient.invalidateQueries())
  await screen.findByText('You have 8 saved portraits. Delete one to create new ones.')
  expect(await button('Regenerate: First person')).toHaveProperty('disabled', true)
  await choose('First person', 'Natural')
  await choose('Second person', 'Natural')
  await press('Confirm Selection')
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(callsTo(calls, 'POST /api/enhanced-portraits')).toEqual([])
})

test('with an eighth saved portrait a refused enhancement cannot be tried again', {
  tags: ['PORTRAIT-11', 'A19'],
}, async () => {
  answerPhotos()
  let count = 7
  const answers = [portraitsOf(11), refusal(429, 'portrait_limit', 'No enhancement is left.')]
  openFlow({
    kind: 'dress',
    api: {
      [list]: () => savedPortraits(count),
      'POST /api/ai/enhance-dress-portrait': () => answers.shift() ?? {},
    },
  })
  await enhance('Enhance portrait')
  await press('Regenerate: Your portrait')
  await press('Use the same photo')
  expect(await button('Try again: Your portrait')).toHaveProperty('disabled', false)
  count = 8
  await act(() => queryClient.invalidateQueries())
  await screen.findByText('You have 8 saved portraits. Delete one to create new ones.')
  for (const name of ['Regenerate: Your portrait', 'Try again: Your portrait'])
    expect(await button(name)).toHaveProperty('disabled', true)
})

test('the list of saved portraits is good for half an hour', {
  tags: ['SHELL-43', 'SHELL-44', 'SHELL-45'],
}, async () => {
  const open = () => openFlow({ api: { [list]: three } }).calls
  expect(await readsPerOpening({ open, route: list, freshMs: 30 * 60_000 })).toEqual([1, 0, 1])
})
