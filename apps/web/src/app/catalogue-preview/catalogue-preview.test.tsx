import type { DeviceCatalogue, ShowCatalogueMessage } from '@ever-after/contract'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { writePartners, writeRunningCreation } from '#session'
import { catalogueOf, idOf, partners, styleOf } from '#testing/builders.ts'
import { serveApi } from '#testing/serve-api.ts'
import { forgetEverything } from '#testing/show.tsx'
import { App } from '../app.tsx'

forgetEverything()

const origin = window.location.origin

/** Opens the page inside a console that notes what it is told. */
async function openInConsole() {
  for (const storage of [window.localStorage, window.sessionStorage]) keepStyles(storage)
  writePartners(partners)
  writeRunningCreation('style', {
    id: idOf(1),
    subject: 'Kept-v1',
    name: 'Kept',
    path: '/wedding-style/demo',
  })
  const told: unknown[] = []
  const parent = {
    postMessage: (message: unknown, target: string) => target === origin && told.push(message),
  }
  vi.spyOn(window, 'parent', 'get').mockReturnValue(parent as unknown as Window)
  window.history.replaceState(null, '', '/catalogue-preview')
  const calls = serveApi({})
  render(<App />)
  await screen.findByText('Loading Wedding Styles...')
  await vi.waitFor(() => expect(told).toEqual([{ kind: 'ever-after.preview-ready' }]))
  const send = (data: unknown, from: Partial<MessageEventInit> = {}) =>
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { data, origin, source: window.parent, ...from }))
    })
  return { told, calls, send }
}

/** What the app of this browser keeps is no catalogue of the console's. */
function keepStyles(storage: Storage): void {
  const { styles, version, categoryOrder } = catalogueOf({ Beach: [styleOf('Kept')] })
  const parts = {
    '': styles,
    '-version': version,
    '-category-order': categoryOrder,
    '-timestamp': Date.now(),
  }
  for (const [part, value] of Object.entries(parts))
    storage.setItem(`ever-after.styles${part}`, JSON.stringify(value))
}

const message = (catalogue: DeviceCatalogue): ShowCatalogueMessage => ({
  kind: 'ever-after.show-catalogue',
  catalogue,
})

const dusk = styleOf('Dusk', { subcategory: 'Sunset to Stars' })
const night = styleOf('Night', { subcategory: 'Sunset to Stars' })
const catalogue = catalogueOf({
  Garden: [styleOf('Roses', { isPopular: true })],
  Beach: [styleOf('Dunes', { isPopular: true }), dusk, night],
  Drafts: [styleOf('Unfinished')],
})

test('the page shows the sent catalogue as couples see it, opened at Beach', {
  tags: ['SHELL-34', 'SHELL-68', 'PREV-04', 'PREV-06'],
}, async () => {
  const { told, send } = await openInConsole()
  send(message(catalogue))
  const tabs = screen.getAllByRole('tab')
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Popular', 'Garden', 'Beach'])
  expect(screen.getByRole('tab', { name: 'Beach', selected: true })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Dunes' })).toBeTruthy()
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/Dunes.webp')
  expect(screen.getByRole('button', { name: 'Dunes' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Night' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Sunset to Stars 2 styles', expanded: false }))
  await userEvent.click(screen.getByRole('button', { name: 'Night' }))
  expect(screen.getByRole('heading', { name: 'Night' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Sunset to Stars 2 styles', expanded: true }))
  expect(screen.queryByRole('button', { name: 'Night' })).toBeNull()
  await userEvent.click(screen.getByRole('tab', { name: 'Garden' }))
  expect(screen.getByRole('button', { name: 'Roses' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Dunes' })).toBeNull()
  expect(told.slice(1)).toEqual(
    ['Beach', 'Beach', 'Garden'].map((category) => ({ kind: 'ever-after.preview-category', category })),
  )
})

test('trying a style makes nothing and says so', { tags: ['SHELL-34', 'PREV-04'] }, async () => {
  const { calls, send } = await openInConsole()
  const kept = Object.keys(window.localStorage)
  send(message(catalogue))
  await userEvent.click(screen.getByRole('button', { name: 'Try this wedding style' }))
  expect(await screen.findByText('This is a preview. Nothing is made here.')).toBeTruthy()
  expect(calls).toEqual([])
  expect(Object.keys(window.localStorage)).toEqual(kept)
})

test('another catalogue takes the place of the one before and keeps the chosen style', async () => {
  const { send } = await openInConsole()
  send(message(catalogue))
  await userEvent.click(screen.getByRole('tab', { name: 'Garden' }))
  await userEvent.click(screen.getByRole('button', { name: 'Roses' }))
  send(message(catalogueOf({ Garden: [styleOf('Tulips'), styleOf('Roses', { displayName: 'New Roses' })] })))
  expect(screen.getByRole('heading', { name: 'New Roses' })).toBeTruthy()
  send(message(catalogueOf({ Garden: [styleOf('Tulips')] })))
  expect(screen.getByRole('heading', { name: 'Tulips' })).toBeTruthy()
  send(message(catalogueOf({ Drafts: [styleOf('Unfinished')] })))
  expect(screen.getByRole('heading', { name: 'No wedding styles loaded' })).toBeTruthy()
})

test('messages of another origin, of another window and of others to others change nothing', {
  tags: ['SHELL-34'],
}, async () => {
  const { send } = await openInConsole()
  send(message(catalogue), { origin: 'https://evil.example' })
  send(message(catalogue), { source: window })
  send({ kind: 'devtools', catalogue })
  expect(screen.getByText('Loading Wedding Styles...')).toBeTruthy()
})

test('a catalogue that is not whole is said to be broken', async () => {
  const { send } = await openInConsole()
  send({ kind: 'ever-after.show-catalogue', catalogue: { styles: { Beach: 7 } } })
  expect(screen.getByRole('heading', { name: 'This catalogue cannot be shown' })).toBeTruthy()
  send(message(catalogue))
  expect(screen.getByRole('heading', { name: 'Dunes' })).toBeTruthy()
})

test('opened by itself the page says where it belongs and asks the server for nothing', {
  tags: ['SHELL-34'],
}, async () => {
  keepStyles(window.localStorage)
  keepStyles(window.sessionStorage)
  window.history.replaceState(null, '', '/catalogue-preview')
  const calls = serveApi({})
  render(<App />)
  expect(await screen.findByRole('heading', { name: 'Nothing to preview yet' })).toBeTruthy()
  expect(screen.queryByText('Kept')).toBeNull()
  expect(calls).toEqual([])
})
