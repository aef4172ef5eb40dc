import { readdirSync } from 'node:fs'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { EditableDress } from '#documents'
import { savedAs } from '#testing/builders.ts'
import { refusal, serveApi } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
import { loseToken } from '#testing/stand-in-server.ts'
import { DressesPage } from './index.ts'
import { recipeChoices } from './model/recipe-choices.ts'

forgetEverything()

const dressOf = (id: string, description = ''): EditableDress => ({
  id,
  name: id,
  dressUrl: `/${id}.webp`,
  iconPath: `/${id}-icon.webp`,
  previewPath: `/${id}.webp`,
  description,
  recipe: { plate: 'gown-lace', colour: 'ivory', scene: 'garden', veil: true },
})
const some = [dressOf('Gardenia', 'Clean satin'), dressOf('Iris', 'Lace and light'), dressOf('Dahlia')]

/** A server that keeps what is saved. */
function open(dresses: EditableDress[], more: Parameters<typeof serveApi>[0] = {}) {
  const stored = { dresses, version: 'v1' }
  const calls = serveApi({
    'GET /api/config/wedding-dress': () => stored,
    'POST /api/config/wedding-dress': ({ body }) => {
      stored.dresses = (body as typeof stored).dresses
      stored.version = `${stored.version}+`
      return savedAs(stored.version)
    },
    ...more,
  })
  show(<DressesPage />)
  return { stored, calls }
}

const alertsShown = () => within(screen.getByRole('region', { name: 'Alerts' }))
const names = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)

async function select(...chosen: string[]) {
  for (const name of chosen)
    await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
}

test('dresses are found by name or description, upper and lower case alike', {
  tags: ['DRESSADM-02'],
}, async () => {
  open(some)
  const search = await screen.findByPlaceholderText('Search dresses...')
  await userEvent.type(search, 'iRiS')
  expect(names()).toEqual(['Iris'])
  for (const words of ['SATIN', 'clean']) {
    await userEvent.clear(search)
    await userEvent.type(search, words)
    expect(names()).toEqual(['Gardenia'])
  }
})

test('a list without a dress says so and leads to the first one', {
  tags: ['DRESSADM-04'],
}, async () => {
  open([])
  await screen.findByRole('heading', { name: 'No dresses added yet' })
  await userEvent.click(screen.getByRole('button', { name: 'Add Your First Dress' }))
  await screen.findByRole('dialog', { name: 'Add Dress' })
})

test('a search without a result says so, and so does a list that loses its last dress', {
  tags: ['DRESSADM-04'],
}, async () => {
  open([dressOf('Iris')])
  await userEvent.type(await screen.findByPlaceholderText('Search dresses...'), 'velvet')
  screen.getByRole('heading', { name: 'No dresses found matching your search' })
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear the search' })[0])
  await select('Iris')
  await userEvent.click(screen.getByRole('button', { name: 'Delete selected (1)' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  await screen.findByRole('heading', { name: 'No dresses added yet' })
  screen.getByRole('button', { name: 'Add Your First Dress' })
})

test('dresses stand five beside each other, three in a narrow window', {
  tags: ['DRESSADM-03', 'A66'],
}, async () => {
  open(some)
  const grid = (await screen.findByRole('checkbox', { name: 'Select Iris' })).closest('ul')
  expect(grid?.className.match(/\S*grid\S*/g)).toEqual(['grid', 'grid-cols-3', 'md:grid-cols-5'])
  expect(grid?.children).toHaveLength(3)
})

test('selected dresses are deleted after a question, and an undo brings them back', {
  tags: ['ADMIN-01', 'DRESSADM-01', 'DRESSADM-05'],
}, async () => {
  const { stored } = open(some)
  await select('Gardenia', 'Dahlia')
  await userEvent.click(screen.getByRole('button', { name: 'Delete selected (2)' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete 2 dresses?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await screen.findByText('2 dresses deleted')
  expect([names(), stored.dresses.map(({ id }) => id)]).toEqual([['Iris'], ['Iris']])
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(stored.dresses).toHaveLength(3))
  expect(names().toSorted()).toEqual(['Dahlia', 'Gardenia', 'Iris'])
})

test('a deletion that is cancelled or refused leaves every dress', {
  tags: ['DRESSADM-05'],
}, async () => {
  const { calls } = open(some, { 'POST /api/config/wedding-dress': refusal(500, 'internal', 'It broke.') })
  await select('Iris')
  const remove = screen.getByRole('button', { name: 'Delete selected (1)' })
  await userEvent.click(remove)
  await screen.findByRole('dialog', { name: 'Delete 1 dresses?' })
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  await userEvent.click(remove)
  expect(calls.some(({ route }) => route.startsWith('POST'))).toBe(false)
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  await screen.findByText('Save failed: HTTP 500: It broke.')
  expect(names()).toHaveLength(3)
})

test('a dress is edited in a dialog and its save is said', {
  tags: ['ADMIN-01', 'DRESSADM-01', 'DRESSADM-08'],
}, async () => {
  const { stored } = open(some)
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Iris' }))
  const dialog = await screen.findByRole('dialog', { name: 'Edit Dress' })
  const name = within(dialog).getByLabelText('Name')
  await userEvent.clear(name)
  await userEvent.type(name, 'Iris in bloom')
  await userEvent.selectOptions(within(dialog).getByLabelText('Colour'), 'Powder blue')
  await userEvent.click(within(dialog).getByLabelText('Offers a covering for hair and neck'))
  expect(
    within(dialog).getByText('Couples see it named and wear it only where they choose it.'),
  ).toBeDefined()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save Dress' }))
  await alertsShown().findByText('Dresses saved successfully!')
  expect(stored.dresses[1]).toEqual({
    ...some[1],
    name: 'Iris in bloom',
    recipe: { plate: 'gown-lace', colour: 'powder-blue', scene: 'garden', veil: true, covering: 'covering' },
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

const uploaded = {
  asset_id: 'a',
  public_id: 'wedding-styles/previews/a',
  version: 1,
  width: 800,
  height: 1000,
  format: 'jpg',
  resource_type: 'image',
  created_at: '2026-01-01T00:00:00Z',
  bytes: 5,
  type: 'upload',
  url: 'http://host.example/a.jpg',
  secure_url: 'https://host.example/media/ever-after/image/upload/v1/wedding-styles/previews/a.jpg',
  folder: 'wedding-styles/previews',
}

test('a new dress needs a name and a picture, its icon is cut from the picture, and its save is said', {
  tags: ['ADMIN-01', 'DRESSADM-01', 'DRESSADM-08'],
}, async () => {
  const { stored } = open(some, {
    'POST /api/photos/upload-url': { uploadUrl: '/media/upload', uploadPreset: 'p' },
    'POST /media/upload': uploaded,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Add Dress' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add Dress' })
  const save = within(dialog).getByRole('button', { name: 'Save Dress' })
  await userEvent.click(save)
  within(dialog).getByText('Please write a name.')
  within(dialog).getByText('Please upload a picture.')
  const file = new File(['photo'], 'a.jpg', { type: 'image/jpeg' })
  await userEvent.upload(within(dialog).getByLabelText('Upload picture', { selector: 'input' }), file)
  await within(dialog).findByRole('button', { name: 'Replace picture' })
  await userEvent.type(within(dialog).getByLabelText('Name'), 'Violet')
  await userEvent.click(save)
  await alertsShown().findByText('Dresses saved successfully!')
  expect(stored.dresses).toHaveLength(4)
  const path = 'https://host.example/media/ever-after/image/upload'
  expect(stored.dresses[3]).toMatchObject({
    name: 'Violet',
    dressUrl: `${path}/v1/wedding-styles/previews/a.jpg`,
    previewPath: `${path}/v1/wedding-styles/previews/a.jpg`,
    iconPath: `${path}/c_fill,g_auto,w_200,h_200/v1/wedding-styles/previews/a.jpg`,
    recipe: { plate: 'gown-satin' },
  })
})

test('a dress that is not saved is not said to be', {
  tags: ['DRESSADM-08', 'ADMIN-20', 'ADMIN-21'],
}, async () => {
  open(some, { 'POST /api/config/wedding-dress': refusal(500, 'internal', 'It broke.') })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Iris' }))
  await userEvent.type(await screen.findByLabelText('Description'), ' in May')
  await userEvent.click(screen.getByRole('button', { name: 'Save Dress' }))
  await screen.findByText('Save failed: HTTP 500: It broke.')
  loseToken()
  await userEvent.click(screen.getByRole('button', { name: 'Save Dress' }))
  await screen.findByText('Save failed: Not authenticated. Please log in again.')
  expect(screen.queryByText('Dresses saved successfully!')).toBeNull()
})

test('what was written is not lost by closing the dialog without a question', async () => {
  open(some)
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Iris' }))
  await userEvent.type(await screen.findByLabelText('Description'), ' in May')
  await userEvent.keyboard('{Escape}')
  await screen.findByRole('dialog', { name: 'Discard what you changed?' })
  await userEvent.click(screen.getAllByRole('button', { name: 'Cancel' })[0])
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Discard what you changed?' })).toBeNull())
  expect(screen.getByDisplayValue('Lace and light in May')).toBeTruthy()
})

test('a dress that is being saved stays open and asks nothing', async () => {
  const answer = Promise.withResolvers<object>()
  open(some, { 'POST /api/config/wedding-dress': () => answer.promise })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Iris' }))
  await userEvent.type(await screen.findByLabelText('Description'), ' in May')
  await userEvent.click(screen.getByRole('button', { name: 'Save Dress' }))
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('dialog', { name: 'Edit Dress' })).toBeDefined()
  answer.resolve(savedAs('v2'))
  await screen.findByText('Dresses saved successfully!')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a dress is saved without leaving the page', async () => {
  open(some)
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Iris' }))
  const dialog = await screen.findByRole('dialog', { name: 'Edit Dress' })
  const isLeaving = fireEvent.submit(within(dialog).getByRole('button', { name: 'Save Dress' }))
  expect(isLeaving).toBe(false)
  await screen.findByText('Dresses saved successfully!')
})

test('a dress has an icon of its own once one is uploaded', async () => {
  const icon = 'https://host.example/media/ever/image/upload/v1/wedding-styles/icons/b.jpg'
  const { stored } = open(some, {
    'POST /api/photos/upload-url': { uploadUrl: '/media/upload', uploadPreset: 'p' },
    'POST /media/upload': { ...uploaded, secure_url: icon },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Iris' }))
  const dialog = await screen.findByRole('dialog', { name: 'Edit Dress' })
  const file = new File(['photo'], 'b.jpg', { type: 'image/jpeg' })
  await userEvent.upload(within(dialog).getByLabelText('Upload icon', { selector: 'input' }), file)
  const shown = within(dialog).getByRole('img', { name: 'Icon' })
  await waitFor(() => expect(shown.getAttribute('src')).toContain('icons/b.jpg'))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save Dress' }))
  await screen.findByText('Dresses saved successfully!')
  expect(stored.dresses[1]).toEqual({ ...some[1], iconPath: icon })
})

test('dresses that do not load say so and are asked for again', { tags: ['ADMIN-19'] }, async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let isDown = true
  open(some, {
    'GET /api/config/wedding-dress': () =>
      isDown ? refusal(500, 'internal', 'It broke.') : { dresses: some, version: 'v1' },
  })
  await screen.findByText('The dresses did not load')
  expect(screen.queryAllByRole('checkbox')).toEqual([])
  expect(alertsShown().getByRole('alert').textContent).toBe('')
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^500: .*It broke\./))
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('checkbox', { name: 'Select Iris' })
})

test('everything that a dress can be drawn with is in the art', () => {
  const art = `${import.meta.dirname}/../../../../../packages/art`
  const [gowns, scenes] = [readdirSync(`${art}/attire`), readdirSync(`${art}/scenes`)]
  const values = (options: readonly { value: string }[]) => options.map(({ value }) => value)
  const cuts = gowns.filter((name) => name.startsWith('gown-') && !/-(near|full)$/.test(name))
  expect(values(recipeChoices.cuts('gown-satin')).toSorted()).toEqual(cuts.toSorted())
  expect(values(recipeChoices.settings('beach')).toSorted()).toEqual(scenes.toSorted())
  expect(values(recipeChoices.colours('mint')).at(-1)).toBe('mint')
})
