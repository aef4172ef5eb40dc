import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { readFavouriteDresses, writeFavouriteDresses } from '#session'
import { dressesOf, ownDressOf } from '#testing/dress-builders.ts'
import { refusal, serveApi } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
import { DressBrowser } from './dress-browser.tsx'

forgetEverything()

const dressesRoute = 'GET /api/config/wedding-dress'
const ownRoute = 'GET /api/wedding-dress/uploaded-dresses'

const open = (routes: Parameters<typeof serveApi>[0] = {}) => {
  serveApi({ [dressesRoute]: dressesOf('Gardenia', 'Waltz', 'Adele'), [ownRoute]: [], ...routes })
  const onChoose = vi.fn()
  show(<DressBrowser notify={vi.fn()} onChoose={onChoose} />)
  return onChoose
}
const part = async (name: string) => within(await screen.findByRole('region', { name }))

test('the page offers a search, a plate, favourites, uploads and all dresses', {
  tags: ['DRESS-01', 'DRESS-02', 'DRESS-05', 'DRESS-17'],
}, async () => {
  writeFavouriteDresses(['waltz'])
  const onChoose = open({ [ownRoute]: [ownDressOf(1, 'Grandmother’s')] })
  expect(screen.getByRole('status').textContent).toBe('Loading wedding dresses...')
  expect((await part('All dresses')).getAllByRole('button', { name: /satin/ })).toHaveLength(3)
  expect(screen.getByRole('searchbox', { name: 'Search wedding dresses...' })).toBeTruthy()
  const hero = await part('One dress after the other')
  expect(hero.getByRole('button', { name: /^No. 1 of 3 Gardenia/ })).toBeTruthy()
  expect((await part('Favorites')).getByRole('button', { name: 'Waltz' })).toBeTruthy()
  await userEvent.click(
    (await part('Uploads')).getByRole('button', { name: /^Grandmother’s Kept until 31 January/ }),
  )
  expect(onChoose.mock.calls[0][0]).toMatchObject({ name: 'Grandmother’s', isCustomDress: true })
})

test('dresses stand two in a row', { tags: ['DRESS-05', 'A66'] }, async () => {
  open()
  const card = (await part('All dresses')).getByRole('button', { name: /^Waltz/ })
  expect(card.closest('.grid')?.className.match(/\S*grid-cols\S*/g)).toEqual(['grid-cols-2'])
})

test('a tap on a dress chooses it, wherever it stands', { tags: ['DRESS-04'] }, async () => {
  writeFavouriteDresses(['adele'])
  const onChoose = open({ [ownRoute]: [ownDressOf(1)] })
  const chosen = () => onChoose.mock.calls.map(([{ name }]) => name)
  const tap = async (place: string, name: RegExp) =>
    userEvent.click((await part(place)).getByRole('button', { name }))
  await tap('All dresses', /^Waltz/)
  await tap('One dress after the other', /Gardenia/)
  await tap('Favorites', /^Adele/)
  await tap('Uploads', /^My dress 1/)
  expect(chosen()).toEqual(['Waltz', 'Gardenia', 'Adele', 'My dress 1'])
  await userEvent.type(screen.getByRole('searchbox'), 'gard')
  await userEvent.click(screen.getByRole('button', { name: /^Gardenia/ }))
  expect(chosen().at(-1)).toBe('Gardenia')
  expect(onChoose).toHaveBeenCalledTimes(5)
})

test('a search shows the dresses of that name in any case, and an empty one can be cleared', {
  tags: ['DRESS-03'],
}, async () => {
  open()
  await userEvent.type(await screen.findByRole('searchbox'), 'wAL')
  expect(screen.getByRole('button', { name: /^Waltz/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Gardenia/ })).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('1 dress')
  await userEvent.type(screen.getByRole('searchbox'), 'x')
  expect(screen.getByText('No dresses found matching "wALx"')).toBeTruthy()
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear search' })[1])
  expect(await part('All dresses')).toBeTruthy()
})

test('a search finds a dress of one’s own, too', { tags: ['DRESS-03'] }, async () => {
  open({ [ownRoute]: [ownDressOf(1, 'Grandmother’s'), ownDressOf(2, 'Lace')] })
  await (await part('Uploads')).findByRole('button', { name: /^Lace/ })
  await userEvent.type(screen.getByRole('searchbox'), 'GRAND')
  expect(screen.getByRole('button', { name: /^Grandmother’s/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Lace/ })).toBeNull()
})

test('a heart keeps a dress on the device, another tap lets it go, and dresses that are no more are not shown', {
  tags: ['SHELL-62', 'SHELL-63', 'DRESS-15', 'A66'],
}, async () => {
  writeFavouriteDresses(['gone', 'lost'])
  open()
  const heart = (await part('All dresses')).getByRole('button', { name: 'Favorite: Adele', pressed: false })
  expect(screen.queryByRole('region', { name: 'Favorites' })).toBeNull()
  await userEvent.click(heart)
  await userEvent.click((await part('All dresses')).getByRole('button', { name: 'Favorite: Waltz' }))
  expect(window.localStorage.getItem('favoriteDresses')).toBe('["gone","lost","adele","waltz"]')
  await userEvent.click((await part('Favorites')).getByRole('button', { name: 'Favorite: Waltz' }))
  await userEvent.click((await part('Favorites')).getByRole('button', { name: 'Favorite: Adele' }))
  expect(readFavouriteDresses()).toEqual(['gone', 'lost'])
  expect(screen.queryByRole('region', { name: 'Favorites' })).toBeNull()
})

test('the dresses that the session keeps stand there at once, and those of a newer version in their place', {
  tags: ['SHELL-53'],
}, async () => {
  const keep = (part: string, value: unknown) =>
    window.sessionStorage.setItem(`ever-after.dresses${part}`, JSON.stringify(value))
  keep('', dressesOf('Waltz').dresses)
  keep('-version', 'v0')
  keep('-timestamp', Date.now() - 1000)
  const newer = Promise.withResolvers<object>()
  open({ [dressesRoute]: () => newer.promise })
  expect((await part('All dresses')).getByText('Waltz')).toBeTruthy()
  newer.resolve(dressesOf('Adele'))
  await vi.waitFor(async () => expect((await part('All dresses')).getByText('Adele')).toBeTruthy())
  expect(screen.queryByText('Waltz')).toBeNull()
})

test('the dresses of the static file stand in for those that the server does not give', {
  tags: ['DRESS-05'],
}, async () => {
  open({
    [dressesRoute]: refusal(503, 'overloaded', 'We are very busy.'),
    'GET /wedding-dresses.json': dressesOf('Damask'),
  })
  expect((await part('All dresses')).getByText('Damask')).toBeTruthy()
})

test('dresses that cannot be loaded are asked for again', async () => {
  let isDown = true
  const down = refusal(503, 'overloaded', 'We are very busy.')
  open({
    [dressesRoute]: () => (isDown ? down : dressesOf('Gardenia')),
    'GET /wedding-dresses.json': down,
  })
  expect((await screen.findByRole('alert')).textContent).toContain('The dresses did not load')
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await part('All dresses')).toBeTruthy()
})

test('a catalogue without dresses says so and is asked for again', async () => {
  let catalogue = dressesOf()
  open({ [dressesRoute]: () => catalogue })
  expect(await screen.findByRole('heading', { name: 'No wedding dresses loaded' })).toBeTruthy()
  catalogue = { ...dressesOf('Gardenia'), version: 'v2' }
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await part('All dresses')).toBeTruthy()
})

test('own dresses that cannot be loaded do not hide the others', async () => {
  let isDown = true
  open({
    [ownRoute]: () => (isDown ? refusal(500, 'internal', 'Something went wrong.') : [ownDressOf(1)]),
  })
  const uploads = await part('Uploads')
  expect((await uploads.findByRole('alert')).textContent).toContain('Your own dresses did not load.')
  isDown = false
  await userEvent.click(uploads.getByRole('button', { name: 'Retry' }))
  expect(await (await part('Uploads')).findByRole('button', { name: /^My dress 1/ })).toBeTruthy()
})

test('a plate names the covering that its dress offers, and the others name none', async () => {
  const catalogue = dressesOf('Gardenia', 'Waltz')
  const [gardenia, waltz] = catalogue.dresses
  open({ [dressesRoute]: { ...catalogue, dresses: [gardenia, { ...waltz, offersCovering: true }] } })
  const all = await part('All dresses')
  expect(all.getByRole('button', { name: /^Waltz.*Covering offered$/ })).toBeTruthy()
  expect(all.getByRole('button', { name: /^Gardenia/ }).textContent).not.toContain('Covering')
})
