import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { readDressPhoto, readPartners } from '#session'
import { idOf } from '#testing/builders.ts'
import { everythingAnswered, forgetEverything } from '#testing/show.tsx'
import { answerPhotos } from './testing/answer-photos.ts'
import { button, callsTo, enhance, openFlow, press, takeSamples } from './testing/open-flow.tsx'

forgetEverything()

const refused = () => new Response('', { status: 404 })
const make = 'Make our picture'
const see = 'See us in the styles'
const isDark = {
  isUsable: true,
  hints: [{ code: 'too_dark', severity: 'warn', words: 'The photo is very dark.' }],
}

test('who came with a style goes on from the photos to its picture by one tap', async () => {
  answerPhotos()
  const { onMake, onDone } = openFlow({ makes: true })
  expect(await button(make)).toHaveProperty('disabled', true)
  await takeSamples()
  await press(make)
  await vi.waitFor(() => expect(onMake).toHaveBeenCalledOnce())
  expect(onDone).not.toHaveBeenCalled()
  expect(readPartners()?.map(({ photo }) => photo.id)).toEqual([idOf(1), idOf(2)])
})

test('who came with a style has the picture of the sample couple by one tap', async () => {
  answerPhotos()
  const { onMake } = openFlow({ makes: true })
  await press('Make it with sample photos')
  await vi.waitFor(() => expect(onMake).toHaveBeenCalledOnce())
  expect(readPartners()?.map(({ photo }) => photo.id)).toEqual([idOf(1), idOf(2)])
})

test('sample photos that do not load make nothing', async () => {
  answerPhotos()
  const { onMake, notify } = openFlow({ makes: true, api: { 'GET /sample-photos/partner1.jpg': refused } })
  await press('Make it with sample photos')
  await vi.waitFor(() =>
    expect(notify).toHaveBeenCalledWith(expect.objectContaining({ title: 'The sample photos did not load' })),
  )
  expect(onMake).not.toHaveBeenCalled()
})

test('what the coach warns of is said first, and the couple decides', async () => {
  answerPhotos()
  const { onMake } = openFlow({ makes: true, api: { [`POST /api/photos/${idOf(2)}/check`]: isDark } })
  await takeSamples()
  await press(make)
  await screen.findByRole('dialog', { name: 'Could be better' })
  expect(onMake).not.toHaveBeenCalled()
  await press('Use it anyway')
  await vi.waitFor(() => expect(onMake).toHaveBeenCalledOnce())
})

test.each([
  ['couple', see, 'Enhance portraits'],
  ['dress', 'See me in the dresses', 'Enhance portrait'],
] as const)(
  'a %s that came without a choice goes on from good photos by one tap',
  async (kind, way, enhancing) => {
    answerPhotos()
    const { onDone } = openFlow({ kind, makes: false })
    expect(await button(way)).toHaveProperty('disabled', true)
    await takeSamples(enhancing)
    await press(way)
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(kind === 'couple' ? readPartners()?.[1].photo.id : readDressPhoto()?.id).toBe(
      idOf(kind === 'couple' ? 2 : 1),
    )
  },
)

test('a couple without a style hears what the coach warns of before it goes on', async () => {
  answerPhotos()
  const { onDone } = openFlow({ makes: false, api: { [`POST /api/photos/${idOf(1)}/check`]: isDark } })
  await takeSamples()
  await press(see)
  await screen.findByRole('dialog', { name: 'Could be better' })
  expect(onDone).not.toHaveBeenCalled()
  await press('Use it anyway')
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
})

test('the coach is waited for before a change is spent, and the wait is shown', async () => {
  answerPhotos()
  let speak: (said: object) => void = () => undefined
  const { onMake } = openFlow({
    makes: true,
    api: {
      [`POST /api/photos/${idOf(1)}/check`]: () => new Promise<object>((resolve) => (speak = resolve)),
    },
  })
  await takeSamples()
  await press(make)
  await everythingAnswered()
  expect(screen.getByRole('dialog', { name: 'Getting everything ready' })).toBeTruthy()
  expect(onMake).not.toHaveBeenCalled()
  speak(isDark)
  await screen.findByRole('dialog', { name: 'Could be better' })
  expect(screen.queryByRole('dialog', { name: 'Getting everything ready' })).toBeNull()
})

const inOrder = (names: readonly string[]) =>
  screen
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((name) => name && names.includes(name))

test('what spends portraits never stands in the place of the way on', async () => {
  answerPhotos()
  const { again } = openFlow({ makes: false })
  const ways = [make, see, 'Keep my last choice', 'Skip to styles', 'Enhance portraits']
  await takeSamples()
  expect(inOrder(ways)).toEqual([see, 'Enhance portraits'])
  await press(see)
  await button('Keep my last choice')
  again()
  await button('Keep my last choice')
  expect(inOrder(ways)).toEqual(['Keep my last choice', 'Enhance portraits'])
})

test('saved portraits are offered where there are some', async () => {
  answerPhotos()
  openFlow()
  await takeSamples()
  expect(screen.queryByRole('button', { name: /^Saved portraits/ })).toBeNull()
})

test('without a style, and with portraits to choose from, nothing is made at once', async () => {
  answerPhotos()
  openFlow({ makes: false })
  await takeSamples()
  expect(screen.queryByRole('button', { name: make })).toBeNull()
})

test('portraits that were made are chosen from first', async () => {
  answerPhotos()
  openFlow({ makes: true })
  await enhance()
  await press('Back')
  await button('Choose portraits')
  expect(screen.queryByRole('button', { name: make })).toBeNull()
})

test('a couple that comes back makes another picture with what it chose, and sends nothing again', async () => {
  answerPhotos()
  const { onMake, calls, again } = openFlow({ makes: true })
  await takeSamples()
  await press(make)
  await vi.waitFor(() => expect(onMake).toHaveBeenCalledOnce())
  again()
  await press(make)
  await vi.waitFor(() => expect(onMake).toHaveBeenCalledTimes(2))
  expect(callsTo(calls, 'POST /api/wedding-photos/upload')).toHaveLength(1)
})

test('who came with a dress goes on from the photo to the try-on by one tap, and is asked nothing', async () => {
  answerPhotos()
  const { onMake, onDone } = openFlow({ kind: 'dress', makes: true })
  expect(await button('Try this wedding dress')).toHaveProperty('disabled', true)
  await takeSamples('Enhance portrait')
  await press('Try this wedding dress')
  await vi.waitFor(() => expect(onMake).toHaveBeenCalledOnce())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onDone).not.toHaveBeenCalled()
  expect(readDressPhoto()?.id).toBe(idOf(1))
})
