// @module-tag slow
import type { OperatorCatalogue } from '@ever-after/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { draftCatalogue, liveCatalogue, moveStyles, setSubcategory, useCatalogue } from '#documents'
import { idOf, releaseOf, savedAs } from '#testing/builders.ts'
import { type Call, refusal } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
import { standInServer } from '#testing/stand-in-server.ts'
import { ReleasesPage } from './index.ts'
import { first, open, publication, second } from './testing/open-releases.tsx'

forgetEverything()

test('every save stands with who, when, what it did and what it holds', async () => {
  open()
  const rows = (await screen.findAllByRole('row')).slice(1)
  const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(columns).toEqual(['Compare', 'Release', 'When', 'Who', 'What', 'Holds', 'Actions'])
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['2Current', '1'])
  expect(rows[0].textContent).toContain('Ann (4F2A)')
  expect(rows[0].textContent).toContain('Archived styles 2 removedWinter')
  expect(rows[0].textContent).toContain('2 categories, 3 styles, 1 popular')
  expect(rows[1].textContent).toContain('The serverFirst content 3 added')
  expect(within(rows[0]).queryByRole('button', { name: 'Restore release 2' })).toBeNull()
})

test('older releases come when they are asked for', async () => {
  open({
    'GET /api/config/releases?catalogue=live': { releases: [releaseOf(60)], nextBefore: '60' },
    'GET /api/config/releases?catalogue=live&before=60': { releases: [releaseOf(59)], nextBefore: null },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Show older releases' }))
  await screen.findByRole('rowheader', { name: '59' })
  expect(screen.queryByRole('button', { name: 'Show older releases' })).toBeNull()
})

test('any two releases are compared, the older one first, field by field', async () => {
  open()
  const compare = await screen.findByRole('button', { name: 'Compare the two' })
  expect(compare).toHaveProperty('disabled', true)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose release 2 to compare' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose release 1 to compare' }))
  await userEvent.click(compare)
  const dialog = await screen.findByRole('dialog', { name: 'Release 1 and Release 2' })
  const changed = await within(dialog).findByRole('listitem')
  expect(changed.textContent).toContain('shore in Beach')
  expect(changed.textContent).toContain('subcategoryBefore: NothingAfter: Sunset')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('no third release is chosen beside two, until one of them or both are given up', async () => {
  open({
    'GET /api/config/releases?catalogue=live': {
      releases: [releaseOf(3), releaseOf(2), releaseOf(1)],
      nextBefore: null,
    },
  })
  await screen.findByText('Choose two releases to compare them.')
  const box = (number: number) =>
    screen.getByRole<HTMLInputElement>('checkbox', { name: `Choose release ${number} to compare` })
  const chosen = () => [3, 2, 1].filter((number) => box(number).checked)
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
  await userEvent.click(box(3))
  expect(chosen()).toEqual([3])
  expect(screen.getByText('Choose one more to compare.')).toBeDefined()
  await userEvent.click(box(1))
  expect(screen.queryByText(/^Choose (two|one)/)).toBeNull()
  expect([3, 2, 1].filter((number) => box(number).disabled)).toEqual([2])
  await userEvent.click(box(3))
  expect(chosen()).toEqual([1])
  await userEvent.click(box(2))
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(chosen()).toEqual([])
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
})

test('a restore shows first what it changes, and puts the release on top of what is there', async () => {
  const server = open(
    {
      [`POST /api/config/releases/${idOf(1)}/restore`]: () => {
        server.saveElsewhere('live', () => first())
        return savedAs(server.stored.live.version)
      },
    },
    { ...second(), version: 'v7' },
  )
  const button = await screen.findByRole('button', { name: 'Restore release 1' })
  await userEvent.click(button)
  const dialog = await screen.findByRole('dialog', { name: 'Restore release 1?' })
  await within(dialog).findByText('shore')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Restore' }))
  await screen.findByText('Release 1 is restored.')
  expect(server.calls.find(({ route }) => route.endsWith('/restore'))?.body).toEqual({ baseVersion: 'v7' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

function Editor() {
  const { change } = useCatalogue('draft')
  const move = (document: OperatorCatalogue) =>
    moveStyles(document, { styleIds: ['shore'], category: 'Forest' })
  return (
    <button type="button" onClick={() => void change('Move', move)}>
      Edit the draft
    </button>
  )
}

async function openPublishing(
  answer: (call: Call) => object | Response,
  more: Parameters<typeof standInServer>[1] = {},
) {
  const server = standInServer(first(), {
    'GET /api/config/wedding-dress': { dresses: [], version: 'd1' },
    'GET /api/config/publications': { publications: [] },
    'GET /api/config/releases?catalogue=live': { releases: [releaseOf(1)], nextBefore: null },
    'POST /api/config/wedding-styles/draft/publish': answer,
    ...more,
  })
  show(
    <>
      <ReleasesPage />
      <Editor />
    </>,
  )
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Publish draft' })).toHaveProperty('disabled', false),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Edit the draft' }))
  await waitFor(() => expect(server.saves).toHaveLength(1), { timeout: 4000 })
  await userEvent.click(screen.getByRole('button', { name: 'Publish draft' }))
  const dialog = await screen.findByRole('dialog', { name: 'Publish the draft?' })
  return { server, dialog }
}

test('publishing shows what couples will see change, and says which two versions it compared', async () => {
  const { server, dialog } = await openPublishing(() => savedAs('v9'))
  expect((await within(dialog).findByRole('listitem')).textContent).toContain(
    'shore in ForestcategoryBefore: BeachAfter: Forest',
  )
  await userEvent.click(within(dialog).getByRole('button', { name: 'Publish now' }))
  await screen.findByText('The draft is live.')
  const sent = server.calls.find(({ route }) => route.endsWith('/publish'))?.body
  expect(sent).toEqual({ draftVersion: 'v2', baseVersion: 'v1' })
})

test('publishing keeps what the live catalogue got since the draft was begun, and shows that it does', async () => {
  const { server, dialog } = await openPublishing(() => savedAs('v9'))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  server.saveElsewhere('live', (document) =>
    setSubcategory(document, { styleIds: ['moss'], subcategory: 'Old trees' }),
  )
  await liveCatalogue.reload()
  await userEvent.click(screen.getByRole('button', { name: 'Publish draft' }))
  const again = await screen.findByRole('dialog', { name: 'Publish the draft?' })
  const changed = await within(again).findAllByRole('listitem')
  expect(changed.map(({ textContent }) => textContent)).toEqual([
    '~shore in ForestcategoryBefore: BeachAfter: Forest',
  ])
})

test('what both sides changed is chosen before anything is published, and the difference shows the choice', async () => {
  const { server, dialog } = await openPublishing(() => savedAs('v9'))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  server.saveElsewhere('live', (document) =>
    moveStyles(document, { styleIds: ['shore'], category: 'Garden' }),
  )
  await liveCatalogue.reload()
  await userEvent.click(screen.getByRole('button', { name: 'Publish draft' }))
  const again = await screen.findByRole('dialog', { name: 'Publish the draft?' })
  await within(again).findByText(/^1 style was changed in the draft and in the live catalogue/)
  expect(within(again).getByRole('button', { name: 'Publish now' })).toHaveProperty('disabled', true)
  await userEvent.click(within(again).getByRole('button', { name: 'Choose' }))
  const { conflict } = draftCatalogue.state.read()
  expect(conflict).toMatchObject({ purpose: 'publish', conflicts: [{ id: 'shore', name: 'shore' }] })
  act(() => conflict?.resolve({ shore: 'mine' }))
  const chosen = await screen.findByRole('dialog', { name: 'Publish the draft?' })
  expect((await within(chosen).findByRole('listitem')).textContent).toContain(
    'categoryBefore: GardenAfter: Forest',
  )
  await userEvent.click(within(chosen).getByRole('button', { name: 'Publish now' }))
  await screen.findByText('The draft is live.')
  const sent = server.calls.find(({ route }) => route.endsWith('/publish'))?.body
  expect(sent).toEqual({ draftVersion: 'v2', baseVersion: 'v3', choices: { shore: 'mine' } })
})

test('a comparison that does not load publishes nothing and is asked for again', async () => {
  let isDown = true
  const { dialog } = await openPublishing(() => savedAs('v9'), {
    'GET /api/config/wedding-styles/draft/base': () =>
      isDown ? refusal(500, 'internal', 'It broke.') : { base: null },
  })
  await within(dialog).findByText('The draft could not be compared with the live catalogue.')
  expect(within(dialog).getByRole('button', { name: 'Publish now' })).toHaveProperty('disabled', true)
  isDown = false
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }))
  await within(dialog).findByRole('listitem')
})

test('a publication that somebody’s save came before shows the difference again', async () => {
  const { dialog } = await openPublishing(() => refusal(409, 'catalogue_conflict', 'Somebody else saved.'))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Publish now' }))
  await screen.findByText('Somebody else saved in the meantime. What differs now is shown again.')
  screen.getByRole('dialog', { name: 'Publish the draft?' })
})

test('a publication that would remove most of the catalogue is confirmed once more', async () => {
  const { server, dialog } = await openPublishing(({ body }) =>
    JSON.stringify(body).includes('"confirm":true') ? savedAs('v9') : refusal(409, 'wipe_refused', 'Much.'),
  )
  await userEvent.click(within(dialog).getByRole('button', { name: 'Publish now' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, I mean it' }))
  await screen.findByText('The draft is live.')
  expect(server.calls.filter(({ route }) => route.endsWith('/publish'))).toHaveLength(2)
})

test('the draft is scheduled for a time to come, with a note', async () => {
  const server = open({ 'POST /api/config/publications': publication })
  const later = await screen.findByRole('button', { name: 'Publish later' })
  await waitFor(() => expect(later).toHaveProperty('disabled', false))
  await userEvent.click(later)
  const dialog = await screen.findByRole('dialog', { name: 'Publish the draft later' })
  const when = within(dialog).getByLabelText('Date and time')
  await userEvent.clear(when)
  await userEvent.type(when, '2020-06-01T20:00')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Schedule' }))
  await within(dialog).findByText('Please choose a time in the future.')
  await userEvent.clear(when)
  await userEvent.type(when, '2130-06-01T20:00')
  await userEvent.type(within(dialog).getByLabelText('Note (optional)'), 'Sunday evening')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Schedule' }))
  await screen.findByText('The publication is scheduled.')
  expect(server.calls.find(({ route }) => route === 'POST /api/config/publications')?.body).toEqual({
    publishAt: new Date('2130-06-01T20:00').toISOString(),
    draftVersion: 'v1',
    note: 'Sunday evening',
  })
})

test('a scheduled publication is called off after a question, and one that failed says why', async () => {
  const failed = {
    ...publication,
    id: idOf(8),
    state: 'failed' as const,
    failure: 'Rose Garden was changed on both sides',
  }
  const server = open({
    'GET /api/config/publications': { publications: [publication, failed] },
    [`DELETE /api/config/publications/${idOf(9)}`]: { ...publication, state: 'cancelled' },
  })
  await screen.findByText('Rose Garden was changed on both sides')
  await userEvent.click(screen.getByRole('button', { name: 'Call off the publication of draft release 4' }))
  const dialog = await screen.findByRole('dialog', { name: 'Call this publication off?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Call off' }))
  await screen.findByText('The publication is called off.')
  expect(server.calls.at(-2)?.route).toBe(`DELETE /api/config/publications/${idOf(9)}`)
})

test('releases that do not load say so and are asked for again', { tags: ['ADMIN-19'] }, async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let isDown = true
  open({
    'GET /api/config/releases?catalogue=live': () =>
      isDown ? refusal(500, 'internal', 'It broke.') : { releases: [], nextBefore: null },
  })
  const list = within(screen.getByRole('region', { name: 'Live Styles' }))
  expect(list.getByRole('status').textContent).toBe('Loading…')
  await screen.findByText('Releases could not be loaded')
  expect(screen.queryAllByRole('rowheader')).toEqual([])
  expect(screen.getByRole('region', { name: 'Alerts' }).textContent).toBe('')
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^500: .*It broke\./))
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('No release yet')
})

test('planned publications that do not load say so instead of being none', {
  tags: ['ADMIN-19'],
}, async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let isDown = true
  open({
    'GET /api/config/publications': () =>
      isDown ? refusal(500, 'internal', 'It broke.') : { publications: [publication] },
  })
  const failed = await screen.findByText('The planned publications could not be loaded.')
  expect(screen.queryByText('Nothing is scheduled.')).toBeNull()
  expect(screen.getByRole('region', { name: 'Alerts' }).textContent).toBe('')
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^500: .*It broke\./))
  isDown = false
  await userEvent.click(within(failed.parentElement ?? failed).getByRole('button', { name: 'Try again' }))
  await screen.findByRole('button', { name: 'Call off the publication of draft release 4' })
})
