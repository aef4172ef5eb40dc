import type { ArchiveEntry } from '@ever-after/contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { queryClient } from '#server-state'
import { archiveEntryOf, catalogueOf, idOf, savedAs, styleOf } from '#testing/builders.ts'
import { failedSaves, failInTurn, refusal, serveApi } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
import { loseToken } from '#testing/stand-in-server.ts'
import { ArchivePage } from './index.ts'
import { countArchive } from './model/count-archive.ts'
import { listEntries } from './model/list-entries.ts'

forgetEverything()

const entry = (number: number, name: string, rest: Partial<ArchiveEntry> = {}) =>
  archiveEntryOf(number, { style: styleOf(name, { styleName: `Look ${number}` }), ...rest })
const three = [
  entry(1, 'Shore', { archivedAt: '2026-01-03T09:00:00.000Z', reason: 'Out of season' }),
  entry(2, 'Arch', { archivedAt: '2026-01-02T09:00:00.000Z', category: 'Castle' }),
  entry(3, 'Moss', { archivedAt: '2026-01-01T09:00:00.000Z', category: 'Forest' }),
]

/** A server whose archive gets smaller and larger as it is asked. */
function open(entries: ArchiveEntry[], more: Parameters<typeof serveApi>[0] = {}) {
  const stored = { entries, live: catalogueOf({ Beach: [styleOf('dune')] }, 'v1') }
  const calls = serveApi({
    'GET /api/config/archive': () => ({ entries: stored.entries }),
    'GET /api/config/wedding-styles': () => stored.live,
    'POST /api/config/archive/restore': ({ body }) => {
      const { ids } = body as { ids: string[] }
      const back = stored.entries.filter(({ id }) => ids.includes(id)).map(({ style }) => style)
      stored.entries = stored.entries.filter(({ id }) => !ids.includes(id))
      stored.live = catalogueOf({ Beach: [styleOf('dune'), ...back] }, 'v2')
      return savedAs('v2')
    },
    'POST /api/config/archive': ({ body }) => {
      const { styleIds } = body as { styleIds: string[] }
      const gone = entries.filter(({ style }) => styleIds.includes(style.id))
      stored.entries = [...stored.entries, ...gone]
      return { ...savedAs('v3'), entries: gone }
    },
    'DELETE /api/config/archive': () => {
      stored.entries = []
      return { success: true }
    },
    [`DELETE /api/config/archive/${idOf(2)}`]: () => {
      stored.entries = stored.entries.filter(({ id }) => id !== idOf(2))
      return { success: true }
    },
    ...more,
  })
  show(<ArchivePage />)
  return { stored, calls }
}

const rows = () =>
  screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.replace('Reason: Out of season', ''))

test('the tab is the Style Archive with stats, search, sort and a table', {
  tags: ['ARCHIVE-01', 'ARCHIVE-03'],
}, async () => {
  const [shore, ...older] = three
  open([{ ...shore, archivedAt: new Date().toISOString() }, ...older])
  screen.getByRole('heading', { level: 1, name: 'Style Archive' })
  await waitFor(() => expect(rows()).toEqual(['Shore', 'Arch', 'Moss']))
  expect(screen.getByLabelText('What the archive holds').textContent).toBe(
    'Archived styles3This Week1Categories3',
  )
  const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(columns).toEqual(['', 'Style', 'Category', 'Archived', 'Actions'])
  for (const [order, names] of [
    ['Oldest first', ['Moss', 'Arch', 'Shore']],
    ['Newest first', ['Shore', 'Arch', 'Moss']],
    ['Name', ['Arch', 'Moss', 'Shore']],
    ['Category', ['Shore', 'Arch', 'Moss']],
  ] as const) {
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), order)
    expect(rows()).toEqual(names)
  }
  await userEvent.type(screen.getByPlaceholderText('Search archived styles...'), 'castle')
  expect(rows()).toEqual(['Arch'])
  expect(screen.getByLabelText('What the archive holds').textContent).toBe(
    'Archived styles3This Week1Categories3',
  )
})

test('entries are found by style, category or reason and stand in every order', {
  tags: ['ARCHIVE-01'],
}, () => {
  const list = (search: string, sort: 'newest' | 'oldest' | 'name' | 'category') =>
    listEntries({ entries: three.toReversed(), search, sort }).map(({ style }) => style.id)
  for (const words of ['sHore', 'Look 1', 'Beach', 'SEASON']) expect(list(words, 'newest')).toEqual(['Shore'])
  expect(list('', 'newest')).toEqual(['Shore', 'Arch', 'Moss'])
  expect(list('', 'oldest')).toEqual(['Moss', 'Arch', 'Shore'])
  expect(list('', 'category')).toEqual(['Shore', 'Arch', 'Moss'])
})

test('an archive above fifty entries warns and offers an export, until it holds fifty', {
  tags: ['ARCHIVE-02'],
}, async () => {
  open(Array.from({ length: 51 }, (_, index) => entry(index + 1, `Style ${index}`)))
  const banner = await screen.findByRole('region', { name: 'Archive getting full' })
  within(banner).getByRole('button', { name: 'Export JSON' })
  const search = (value: string) =>
    fireEvent.change(screen.getByPlaceholderText('Search archived styles...'), { target: { value } })
  search('Style 7')
  expect(rows()).toEqual(['Style 7'])
  expect(screen.getByText('Archive getting full')).toBeDefined()
  search('')
  await userEvent.click(screen.getByRole('button', { name: 'Delete Style 1 permanently' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete permanently' }))
  await waitFor(() => expect(rows()).toHaveLength(50))
  expect(screen.queryByText('Archive getting full')).toBeNull()
})

test('This Week counts what was archived in the last seven days', { tags: ['ARCHIVE-03'] }, () => {
  const now = new Date('2026-01-09T09:00:00.000Z')
  const justBefore = entry(4, 'Reed', { archivedAt: '2026-01-02T08:59:59.999Z', category: 'Forest' })
  expect(countArchive([...three, justBefore], now)).toMatchObject({ total: 4, thisWeek: 2, categories: 3 })
})

test('a restored style goes back to its category, and an undo archives it again with its reason', {
  tags: ['ADMIN-01', 'ARCHIVE-05'],
}, async () => {
  const { stored, calls } = open(three)
  await userEvent.click(await screen.findByRole('button', { name: 'Restore Arch' }))
  await screen.findByText('✓ Restored "Arch" to Castle')
  await userEvent.click(screen.getByRole('button', { name: 'Restore Shore' }))
  await screen.findByText('✓ Restored "Shore" to Beach')
  expect(rows()).toEqual(['Moss'])
  const restored = calls.filter(({ route }) => route === 'POST /api/config/archive/restore')
  expect(restored.map(({ body }) => body)).toEqual([
    { catalogue: 'live', ids: [idOf(2)] },
    { catalogue: 'live', ids: [idOf(1)] },
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(stored.entries).toHaveLength(2))
  expect(calls.find(({ route }) => route === 'POST /api/config/archive')?.body).toEqual({
    catalogue: 'live',
    styleIds: ['Shore'],
    baseVersion: 'v2',
    reason: 'Out of season',
  })
})

test('several styles are restored at once into the draft', { tags: ['ARCHIVE-05'] }, async () => {
  const { calls } = open(three, {
    'GET /api/config/wedding-styles/draft': catalogueOf({ Beach: [styleOf('dune')] }, 'd1'),
  })
  await userEvent.selectOptions(await screen.findByLabelText('Restore to'), 'Drafts')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all that are shown' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Arch' }))
  await userEvent.click(screen.getByRole('button', { name: 'Restore (2)' }))
  await screen.findByText('✓ Restored 2 styles')
  expect(calls.find(({ route }) => route === 'POST /api/config/archive/restore')?.body).toEqual({
    catalogue: 'draft',
    ids: [idOf(1), idOf(3)],
  })
})

test('one archived style is deleted for good after a question', {
  tags: ['ADMIN-01', 'ARCHIVE-06'],
}, async () => {
  const { stored, calls } = open(three)
  for (const [name, answer] of [
    ['Moss', 'Cancel'],
    ['Arch', 'Delete permanently'],
  ]) {
    await userEvent.click(await screen.findByRole('button', { name: `Delete ${name} permanently` }))
    await screen.findByRole('dialog', { name: `Permanently delete "${name}"? This cannot be undone.` })
    expect(calls.some(({ route }) => route.startsWith('DELETE'))).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: answer }))
  }
  await waitFor(() => expect(rows()).toEqual(['Shore', 'Moss']))
  expect(stored.entries.map(({ id }) => id)).toEqual([idOf(1), idOf(3)])
})

test('the whole archive is cleared after a question that names how many go', {
  tags: ['ARCHIVE-07'],
}, async () => {
  const { stored, calls } = open(three)
  for (const answer of ['Cancel', 'Delete 3 styles']) {
    await userEvent.click(await screen.findByRole('button', { name: 'Clear Archive' }))
    await screen.findByRole('dialog', {
      name: 'Permanently delete all archived styles? This cannot be undone.',
    })
    expect(calls.some(({ route }) => route.startsWith('DELETE'))).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: answer }))
  }
  await screen.findByText('Nothing is archived')
  expect(stored.entries).toEqual([])
})

test('the archive is exported as a file with a time in its name', { tags: ['ARCHIVE-08'] }, async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-02-03T04:05:06.789Z') })
  open(three)
  const files: { name: string; blob: Blob }[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) files.push({ name: '', blob })
    return 'blob:archive'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files[0].name = this.download
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Export JSON' }))
  expect(files[0].name).toBe('archived-styles-2026-02-03T04-05-06.789Z.json')
  expect(JSON.parse(await files[0].blob.text())).toMatchObject({ type: 'archive', entries: three })
})

test.for([
  ['a restore', 'POST /api/config/archive/restore', ['Restore Arch']],
  ['a deletion', `DELETE /api/config/archive/${idOf(2)}`, ['Delete Arch permanently', 'Delete permanently']],
  ['a clearing', 'DELETE /api/config/archive', ['Clear Archive', 'Delete 3 styles']],
] as const)(
  '%s that fails leaves the archive as it is and the person is told',
  { tags: ['ADMIN-14', 'ADMIN-21', 'ARCHIVE-05', 'ARCHIVE-06', 'ARCHIVE-07'] },
  async ([, route, buttons]) => {
    open(three, { [route]: failInTurn() })
    for (const { words } of failedSaves) {
      for (const name of buttons) await userEvent.click(await screen.findByRole('button', { name }))
      await screen.findByText(words)
      expect([rows().length, screen.queryByText(/Restored/)]).toEqual([3, null])
      await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    }
  },
)

test('without a token nothing is restored or deleted, and the operator is told', {
  tags: ['ADMIN-20'],
}, async () => {
  const { calls } = open(three)
  const restore = await screen.findByRole('button', { name: 'Restore Moss' })
  loseToken()
  await userEvent.click(restore)
  await screen.findByText('Save failed: Not authenticated. Please log in again.')
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete Moss permanently' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete permanently' }))
  await screen.findByText('Save failed: Not authenticated. Please log in again.')
  expect(calls.some(({ route }) => !route.startsWith('GET'))).toBe(false)
})

test('without a connection the archive that was seen last stands with a way to try again', {
  tags: ['ADMIN-19'],
}, async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  open(three)
  await screen.findByRole('rowheader', { name: /^Shore/ })
  cleanup()
  queryClient.clear()
  let isDown = true
  open([], {
    'GET /api/config/archive': () =>
      isDown ? refusal(500, 'internal', 'It broke.') : { entries: three.slice(0, 2) },
  })
  await screen.findByText('The archive could not be loaded again. This is what this browser saw last.')
  expect(rows()).toEqual(['Shore', 'Arch', 'Moss'])
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(rows()).toEqual(['Shore', 'Arch']))
})

test('a long archive is shown in parts', { tags: ['slow'] }, async () => {
  open(Array.from({ length: 101 }, (_, index) => entry(index + 1, `Style ${index}`)))
  await userEvent.click(await screen.findByRole('button', { name: 'Show more (1 not shown)' }))
  expect(rows()).toHaveLength(101)
})

test('a search without a result says so and offers a way back', async () => {
  open(three)
  await userEvent.type(await screen.findByPlaceholderText('Search archived styles...'), 'volcano')
  screen.getByText('No archived style matches your search')
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear the search' })[1])
  expect(rows()).toHaveLength(3)
})

test('an archive that never loaded says so and is asked for again', { tags: ['ADMIN-19'] }, async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let isDown = true
  open([], {
    'GET /api/config/archive': () => (isDown ? refusal(500, 'internal', 'It broke.') : { entries: three }),
  })
  await screen.findByText('The archive did not load')
  expect(screen.queryAllByRole('rowheader')).toEqual([])
  expect(screen.getByRole('region', { name: 'Alerts' }).textContent).toBe('')
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^500: .*It broke\./))
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(rows()).toHaveLength(3))
})
