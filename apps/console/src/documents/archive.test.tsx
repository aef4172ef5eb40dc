import { consoleLocalKeys, type OperatorCatalogue } from '@ever-after/contract'
import { renderHook, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { alerts } from '#messages'
import { archiveEntryOf, catalogueOf, idOf, savedAs, styleOf } from '#testing/builders.ts'
import { refusal } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
import { standInServer } from '#testing/stand-in-server.ts'
import { liveCatalogue, restore, togglePopular, useArchive, useCatalogue } from './index.ts'

forgetEverything()

const beach = () =>
  catalogueOf({ Beach: [styleOf('shore'), styleOf('dune')], Forest: [styleOf('moss')] }, 'v1')
const ids = ({ styles }: OperatorCatalogue) =>
  Object.fromEntries(Object.entries(styles).map(([category, list]) => [category, list.map(({ id }) => id)]))

function Entries() {
  const { status, entries } = useArchive()
  return <p>{`${status}: ${entries.map(({ style }) => style.id).join()}`}</p>
}

async function openLive() {
  const { result } = renderHook(() => useCatalogue('live'))
  await waitFor(() => expect(result.current.status).toBe('ready'))
  return result
}

test('archived styles leave the catalogue in one step with it, and an undo puts them back in their places', {
  tags: ['ADMIN-19', 'ARCHIVE-04', 'SHELL-64'],
}, async () => {
  const server = standInServer(beach(), {
    'POST /api/config/archive': () => {
      server.saveElsewhere('live', ({ styles: { Forest }, ...rest }) => ({
        ...rest,
        styles: { Forest },
        categoryOrder: ['Forest'],
      }))
      const entries = ['shore', 'dune'].map((id, at) =>
        archiveEntryOf(at + 1, { style: styleOf(id), category: 'Beach', reason: 'Winter' }),
      )
      return { ...savedAs(server.stored.live.version), entries }
    },
    'POST /api/config/archive/restore': () => {
      server.saveElsewhere('live', ({ styles, ...rest }) => ({
        ...rest,
        styles: { ...styles, Beach: [styleOf('dune', { order: 0 }), styleOf('shore', { order: 1 })] },
        categoryOrder: ['Forest', 'Beach'],
      }))
      return savedAs(server.stored.live.version)
    },
  })
  show(<Entries />)
  await screen.findByText('ready:')
  const live = await openLive()
  const entries = await live.current.archive({ styleIds: ['shore', 'dune'], reason: 'Winter' })
  expect(entries).toHaveLength(2)
  await screen.findByText('ready: shore,dune')
  const kept: unknown = JSON.parse(localStorage.getItem(consoleLocalKeys.archivedStyles) ?? '')
  expect(kept).toMatchObject([{ style: { id: 'shore' } }, { style: { id: 'dune' } }])
  expect(server.calls.find(({ route }) => route === 'POST /api/config/archive')?.body).toEqual({
    catalogue: 'live',
    styleIds: ['shore', 'dune'],
    baseVersion: 'v1',
    reason: 'Winter',
  })
  expect(ids(live.current.document)).toEqual({ Forest: ['moss'] })
  expect(await live.current.undo()).toBe(true)
  expect(ids(server.stored.live)).toEqual({ Beach: ['shore', 'dune'], Forest: ['moss'] })
  expect(server.stored.live.categoryOrder).toEqual(['Beach', 'Forest'])
  expect(live.current.canUndo).toBe(false)
})

test('an archiving that another save came before is done on top of that', async () => {
  const server = standInServer(beach(), {
    'POST /api/config/archive': ({ body }: { body: unknown }) =>
      (body as { baseVersion: string }).baseVersion === server.stored.live.version
        ? { ...savedAs('v9'), entries: [archiveEntryOf(1)] }
        : refusal(409, 'catalogue_conflict', 'Somebody else saved in the meantime. Nothing was overwritten.'),
  })
  const live = await openLive()
  server.saveElsewhere('live', (document) => togglePopular(document, ['moss']))
  await live.current.archive({ styleIds: ['shore'] })
  expect(ids(liveCatalogue.state.read().document)).toEqual({ Beach: ['dune'], Forest: ['moss'] })
  expect(liveCatalogue.state.read().document.styles.Forest[0].isPopular).toBe(true)
})

test('an archiving that fails changes nothing and is said', async () => {
  standInServer(beach(), { 'POST /api/config/archive': refusal(500, 'internal', 'It broke.') })
  const live = await openLive()
  expect(await live.current.archive({ styleIds: ['shore'] })).toBeUndefined()
  expect(ids(live.current.document)).toEqual(ids(beach()))
  expect(alerts.read()[0].words).toBe('Save failed: HTTP 500: It broke.')
})

test('a restored style stands in the catalogue again', { tags: ['ARCHIVE-05'] }, async () => {
  const server = standInServer(beach(), {
    'POST /api/config/archive/restore': () => {
      server.saveElsewhere('live', ({ styles, ...rest }) => ({
        ...rest,
        styles: { ...styles, Forest: [...styles.Forest, styleOf('fern', { order: 1 })] },
      }))
      return savedAs(server.stored.live.version)
    },
  })
  const live = await openLive()
  expect(await restore({ catalogue: 'live', ids: [idOf(1)] })).toBe(true)
  await waitFor(() => expect(ids(live.current.document).Forest).toEqual(['moss', 'fern']))
})

test('what the browser saw of the archive stands until the server has answered', {
  tags: ['SHELL-64', 'DATA-28', 'A28'],
}, async () => {
  localStorage.setItem(consoleLocalKeys.archivedStyles, JSON.stringify([archiveEntryOf(1)]))
  standInServer(beach(), {
    'GET /api/config/archive': { entries: [archiveEntryOf(2), archiveEntryOf(1, { reason: 'Winter' })] },
  })
  show(<Entries />)
  expect(screen.getByText('ready: archived-1')).toBeTruthy()
  await screen.findByText('ready: archived-2,archived-1')
  expect(JSON.parse(localStorage.getItem(consoleLocalKeys.archivedStyles) ?? '')[1]).toMatchObject({
    style: { id: 'archived-1' },
    category: 'Beach',
    archivedAt: '2026-01-01T09:00:00.000Z',
    reason: 'Winter',
  })
})

test('an archive that does not load leaves what the browser saw last', { tags: ['ADMIN-19'] }, async () => {
  localStorage.setItem(consoleLocalKeys.archivedStyles, JSON.stringify([archiveEntryOf(1)]))
  standInServer(beach(), { 'GET /api/config/archive': refusal(500, 'internal', 'It broke.') })
  show(<Entries />)
  await screen.findByText('failed: archived-1')
})

test('the browser keeps the newest two hundred of the archive', { tags: ['ADMIN-19'] }, async () => {
  const entries = Array.from({ length: 201 }, (_, index) => archiveEntryOf(index + 1))
  standInServer(beach(), { 'GET /api/config/archive': { entries } })
  show(<Entries />)
  await screen.findByText(/^ready: archived-1,.*,archived-201$/)
  const kept: unknown = JSON.parse(localStorage.getItem(consoleLocalKeys.archivedStyles) ?? '')
  expect(kept).toEqual(entries.slice(0, 200))
})
