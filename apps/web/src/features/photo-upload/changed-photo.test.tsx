// @module-tag slow
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { idOf } from '#testing/builders.ts'
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
  portraitsOf,
  press,
  takeSamples,
} from './testing/open-flow.tsx'

forgetEverything()

const wedding = 'POST /api/ai/enhance-wedding-portrait'
const dress = 'POST /api/ai/enhance-dress-portrait'
const photoOf = (body: unknown) => (body as { photoUrl: string }).photoUrl
const checked = (number: number) => ({
  [`POST /api/photos/${idOf(number)}/check`]: { isUsable: true, hints: [] },
})
/** Portraits have two digits here, the first of them their photo's; photos have one. */
const portraitsFrom = (body: unknown) => portraitsOf(Number(photoOf(body).charAt(7)) * 10 + 1)
const portraitsShown = (name: string) =>
  [...screen.getByRole('region', { name }).querySelectorAll('img')]
    .map((image) => image.getAttribute('src') ?? '')
    .filter((src) => /^\/media\/\d\d\./.test(src))
const chosen = (name: string) => person(name).queryByRole('radio', { checked: true })
const pick = (label: string, file = heic()) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { files: [file] } })

test.each([
  ['changed', ['Regenerate: First person'], 'Change the photo'],
  ['removed', ['Back', 'Remove: First person'], 'Choose a photo of the first person'],
])(
  'a photo that is %s takes that person’s portraits and selection along, and nobody else’s',
  {
    tags: ['COUPLE-19', 'COUPLE-20', 'COUPLE-22', 'SHELL-70'],
  },
  async (_, taps, picker) => {
    answerPhotos()
    const { calls } = openFlow({ api: { ...checked(3), [wedding]: ({ body }) => portraitsFrom(body) } })
    await enhance()
    await choose('First person', 'Natural')
    await choose('Second person', 'Natural')
    for (const tap of taps) await press(tap)
    expect(screen.getByLabelText(picker, { selector: 'input' })).toHaveProperty('accept', 'image/*')
    pick(picker)
    await screen.findByText('Step 1 of 4: Upload')
    await vi.waitFor(async () => expect(await button('Enhance portraits')).toHaveProperty('disabled', false))
    await press('Enhance portraits')
    await screen.findByRole('heading', { name: 'Choose your portraits' })
    const sent = callsTo(calls, wedding).map(({ body }) => photoOf(body))
    expect(sent).toEqual(['/media/1.jpg', '/media/2.jpg', '/media/3.jpg'])
    expect(portraitsShown('First person')).toEqual(['/media/31.jpg', '/media/32.jpg'])
    expect(portraitsShown('Second person')).toEqual(['/media/21.jpg', '/media/22.jpg'])
    expect(chosen('First person')).toBeNull()
    expect(chosen('Second person')?.getAttribute('aria-label')).toBe('Natural')
    expect(await button('Confirm Selection')).toHaveProperty('disabled', true)
  },
)

test.each([
  ['couple', 'Enhance portraits', 'Regenerate: First person'],
  ['dress', 'Enhance portrait', 'Regenerate: Your portrait'],
] as const)(
  'a file that is no picture is refused in place of a photo (%s)',
  { tags: ['SHELL-70'] },
  async (kind, action, way) => {
    const sent = answerPhotos()
    const { notify } = openFlow({ kind })
    await enhance(action)
    await press(way)
    const before = sent.length
    pick('Change the photo', new File(['x'], 'notes.txt', { type: 'text/plain' }))
    expect(notify.mock.lastCall?.[0].title).toBe('Invalid file type')
    await everythingAnswered()
    expect(sent).toHaveLength(before)
  },
)

test('nothing that was made of a removed photo is left to choose', { tags: ['COUPLE-19'] }, async () => {
  answerPhotos()
  openFlow()
  await enhance()
  for (const name of ['First person', 'Second person']) await choose(name, 'Natural')
  await press('Back')
  expect(await button('Choose portraits')).toHaveProperty('disabled', false)
  await press('Remove: Second person')
  expect(await button('Enhance portraits')).toHaveProperty('disabled', true)
  expect(screen.queryByRole('img', { name: 'Second person' })).toBeNull()
  expect(screen.getByRole('img', { name: 'First person' })).toBeTruthy()
})

test.each([
  ['changed where portraits are made', ['Regenerate: Your portrait'], 'Change the photo'],
  ['changed where it was chosen', ['Back'], 'Choose a photo of you'],
  ['removed', ['Back', 'Remove: Your portrait'], 'Choose a photo of you'],
])(
  'a photo for the dresses that is %s takes its portraits and selection along',
  {
    tags: ['COUPLE-19'],
  },
  async (_, taps, picker) => {
    answerPhotos()
    const { calls } = openFlow({ kind: 'dress', api: { [dress]: ({ body }) => portraitsFrom(body) } })
    await enhance('Enhance portrait')
    await choose('Your portrait', 'Studio')
    for (const tap of taps) await press(tap)
    pick(picker)
    await vi.waitFor(async () => expect(await button('Enhance portrait')).toHaveProperty('disabled', false))
    await press('Enhance portrait')
    await screen.findByRole('heading', { name: 'Choose your portrait' })
    expect(callsTo(calls, dress)[1].body).toEqual({ photoUrl: '/media/2.jpg', existingPortraits: [] })
    expect(portraitsShown('Your portrait')).toEqual(['/media/21.jpg', '/media/22.jpg'])
    expect(chosen('Your portrait')).toBeNull()
    expect(await button('Confirm Selection')).toHaveProperty('disabled', true)
  },
)

const couple = {
  kind: 'couple',
  route: wedding,
  action: 'Enhance portraits',
  name: 'Second person',
  picker: 'Choose a photo of the second person',
  title: 'Choose your portraits',
  old: 2,
  next: 3,
} as const
const alone = {
  kind: 'dress',
  route: dress,
  action: 'Enhance portrait',
  name: 'Your portrait',
  picker: 'Choose a photo of you',
  title: 'Choose your portrait',
  old: 1,
  next: 2,
} as const

test.each([
  { ...couple, how: 'changed' },
  { ...couple, how: 'removed' },
  { ...alone, how: 'changed' },
  { ...alone, how: 'removed' },
])(
  'portraits of a $kind that come after their photo was $how are nobody’s',
  {
    tags: ['COUPLE-19'],
  },
  async ({ kind, route, action, name, picker, title, old, next, how }) => {
    answerPhotos()
    const late = Promise.withResolvers<object>()
    const oldUrl = `/media/${old}.jpg`
    const { calls } = openFlow({
      kind,
      api: {
        ...checked(next),
        [route]: ({ body }) => (photoOf(body) === oldUrl ? late.promise : portraitsFrom(body)),
      },
    })
    await takeSamples(action)
    await press(action)
    await press('Wait in the background')
    await vi.waitFor(() => expect(callsTo(calls, route).map(({ body }) => photoOf(body))).toContain(oldUrl))
    if (how === 'changed') pick(picker)
    else await press(`Remove: ${name}`)
    await everythingAnswered()
    late.resolve(portraitsOf(old * 10 + 1))
    await vi.waitFor(() => expect(screen.queryByText(/portraits are being made/)).toBeNull())
    if (how === 'removed') {
      expect(screen.queryByRole('img', { name })).toBeNull()
      pick(picker)
    }
    await vi.waitFor(async () => expect(await button(action)).toHaveProperty('disabled', false))
    await press(action)
    await screen.findByRole('heading', { name: title })
    expect(portraitsShown(name)).toEqual([`/media/${next}1.jpg`, `/media/${next}2.jpg`])
    expect(callsTo(calls, route).at(-1)?.body).toMatchObject({
      photoUrl: `/media/${next}.jpg`,
      existingPortraits: [],
    })
    expect(chosen(name)).toBeNull()
  },
)

test.each([
  [couple, 'changed'],
  [couple, 'removed'],
  [alone, 'changed'],
])(
  'a failure that comes after its photo was replaced is not told of the next one (%o, %s)',
  async (flow, how) => {
    answerPhotos()
    const late = Promise.withResolvers<Response>()
    const { calls } = openFlow({
      kind: flow.kind,
      api: {
        ...checked(flow.next),
        [flow.route]: ({ body }) =>
          photoOf(body) === `/media/${flow.old}.jpg` ? late.promise : portraitsFrom(body),
      },
    })
    await takeSamples(flow.action)
    await press(flow.action)
    await press('Wait in the background')
    await vi.waitFor(() => expect(callsTo(calls, flow.route)).toHaveLength(flow.old))
    if (how === 'changed') pick(flow.picker)
    else await press(`Remove: ${flow.name}`)
    await everythingAnswered()
    late.resolve(refusal(422, 'enhancement_failed', 'Failed to enhance portrait'))
    await vi.waitFor(() => expect(screen.queryByText(/portraits are being made/)).toBeNull())
    await everythingAnswered()
    expect(screen.queryByText(/Failed to enhance/)).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  },
)
