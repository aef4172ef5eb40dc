import { renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { liveCatalogue, removeStyles, useCatalogue } from '#documents'
import { archiveEntryOf, catalogueOf, releaseOf, styleOf } from '#testing/builders.ts'
import { serveApi } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
import { StylesPage } from './index.ts'
import { answer, bar, press, select } from './testing/acts.ts'
import { layOut } from './testing/lay-out.ts'
import { openPage } from './testing/open-page.tsx'
import { useBulkActions } from './use-bulk-actions.ts'
import { useSelection } from './use-selection.ts'

forgetEverything()
layOut()

const document = catalogueOf({
  Beach: [styleOf('shore', { isPopular: true }), styleOf('dune'), styleOf('cliff')],
  Garden: [styleOf('rose')],
})
const idsIn = (styles: { id: string }[] | undefined) => styles?.map(({ id }) => id)

test('the bulk bar comes with a selection and goes with Clear', {
  tags: ['LIVE-15', 'LIVE-21', 'LIVE-22', 'LIVE-23', 'LIVE-24', 'LIVE-25', 'LIVE-26', 'LIVE-27'],
}, async () => {
  await openPage({ document })
  expect(screen.queryByRole('region', { name: 'Selected styles' })).toBeNull()
  await select('shore')
  expect(bar().getByText('1 selected')).toBeDefined()
  await select('dune')
  const chosen = () =>
    screen.queryAllByRole('checkbox', { checked: true }).map((box) => box.getAttribute('aria-label'))
  expect(chosen()).toEqual(['Select shore', 'Select dune'])
  const names = bar()
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
  expect(names).toEqual([
    'Set Subcategory',
    'Toggle Popular',
    'Regenerate Previews',
    'Move to Category',
    'Archive (2)',
    'Clear',
  ])
  await select('cliff')
  expect(bar().getByRole('button', { name: 'Archive (3)' })).toBeDefined()
  await userEvent.click(bar().getByRole('button', { name: 'Clear' }))
  expect(screen.queryByRole('region', { name: 'Selected styles' })).toBeNull()
  expect(chosen()).toEqual([])
})

test('Shift selects all cards between two', async () => {
  await openPage({ document })
  await select('shore')
  const user = userEvent.setup()
  await user.keyboard('{Shift>}')
  await user.click(screen.getByRole('checkbox', { name: 'Select cliff' }))
  await user.keyboard('{/Shift}')
  expect(bar().getByText('3 selected')).toBeDefined()
})

test('without Shift a card alone is selected, and taken back', { tags: ['LIVE-15'] }, async () => {
  await openPage({ document })
  await select('shore', 'cliff')
  expect(bar().getByText('2 selected')).toBeDefined()
  await select('shore')
  expect(bar().getByText('1 selected')).toBeDefined()
})

test('a style that is taken away is no longer selected', async () => {
  await openPage({ document })
  await select('shore', 'dune')
  await liveCatalogue.change('elsewhere', (current) => removeStyles(current, ['dune']))
  expect(await bar().findByText('1 selected')).toBeDefined()
})

test('the selected styles are handed on to have their previews drawn anew', {
  tags: ['LIVE-24'],
}, async () => {
  const onRegenerate = vi.fn()
  serveApi({ 'GET /api/config/wedding-styles': document })
  show(<StylesPage catalogue="live" title="Styles" onRegenerate={onRegenerate} />)
  await screen.findByRole('toolbar')
  await select('dune')
  await userEvent.click(bar().getByRole('button', { name: 'Regenerate Previews' }))
  expect(onRegenerate).toHaveBeenCalledWith(['dune'])
})

test('Toggle Popular turns all on unless all are, and an undo takes it back', {
  tags: ['ADMIN-01', 'LIVE-23', 'LIVE-47'],
}, async () => {
  const { saved } = await openPage({ document })
  await select('shore', 'dune')
  await userEvent.click(bar().getByRole('button', { name: 'Toggle Popular' }))
  const popular = () => saved()?.styles.Beach.map(({ isPopular }) => isPopular)
  await waitFor(() => expect(popular()).toEqual([true, true, false]))
  await userEvent.click(bar().getByRole('button', { name: 'Toggle Popular' }))
  await waitFor(() => expect(popular()).toEqual([false, false, false]))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(popular()).toEqual([true, true, false]))
})

test('a card is moved to another category through its menu, and made popular', {
  tags: ['LIVE-18', 'LIVE-25', 'LIVE-39'],
}, async () => {
  const { saved } = await openPage({ document })
  await press('Move dune')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Garden' }))
  await waitFor(() => expect(idsIn(saved()?.styles.Garden)).toEqual(['rose', 'dune']))
  expect(idsIn(saved()?.styles.Beach)).toEqual(['shore', 'cliff'])
  expect(await screen.findByText('Moved 1 style to Garden')).toBeDefined()
  await press('Popular: cliff')
  await waitFor(() => expect(saved()?.styles.Beach.map(({ isPopular }) => isPopular)).toEqual([true, true]))
})

test('a subcategory is set, and an empty one asks before it is removed', {
  tags: ['LIVE-22', 'LIVE-48'],
}, async () => {
  const { saved } = await openPage({ document })
  const subcategories = () => saved()?.styles.Beach.map(({ subcategory }) => subcategory)
  await select('dune', 'cliff')
  await userEvent.click(bar().getByRole('button', { name: 'Set Subcategory' }))
  await answer('At sunset', 'Set')
  await waitFor(() => expect(subcategories()).toEqual([undefined, 'At sunset', 'At sunset']))
  await userEvent.click(bar().getByRole('button', { name: 'Set Subcategory' }))
  await answer('', 'Set')
  const question = 'Remove subcategory from selected styles?'
  await screen.findByRole('dialog', { name: question })
  await answer(undefined, 'Cancel')
  expect(subcategories()).toEqual([undefined, 'At sunset', 'At sunset'])
  await userEvent.click(bar().getByRole('button', { name: 'Set Subcategory' }))
  await answer('  ', 'Set')
  await screen.findByRole('dialog', { name: question })
  await answer(undefined, 'Remove')
  await waitFor(() => expect(subcategories()).toEqual([undefined, null, null]))
})

test('an action whose styles are gone says that none is selected', { tags: ['LIVE-46'] }, async () => {
  const { calls } = await openPage({ document })
  await select('dune')
  await userEvent.click(bar().getByRole('button', { name: 'Set Subcategory' }))
  await screen.findByRole('dialog')
  await liveCatalogue.change('elsewhere', (current) => removeStyles(current, ['dune']))
  const before = calls.length
  await answer('At sunset', 'Set')
  expect(await screen.findByText('No styles selected')).toBeDefined()
  expect(calls.length).toBe(before)
})

test('styles that are gone before their new category is chosen are said to be none', {
  tags: ['LIVE-46'],
}, async () => {
  const { calls } = await openPage({ document })
  await select('dune')
  await userEvent.click(bar().getByRole('button', { name: 'Move to Category' }))
  const garden = await screen.findByRole('menuitem', { name: 'Garden' })
  await liveCatalogue.change('elsewhere', (current) => removeStyles(current, ['dune']))
  const before = calls.length
  await userEvent.click(garden)
  expect(await screen.findByText('No styles selected')).toBeDefined()
  expect(calls.length).toBe(before)
})

test.for(['setSubcategory', 'togglePopular', 'regenerate', 'openMove', 'archive'] as const)(
  'without a selection %s says so and does nothing',
  { tags: ['LIVE-46'] },
  async (act) => {
    const { calls } = await openPage({ document })
    const before = calls.length
    const done = vi.fn()
    const { result } = renderHook(() => {
      const state = useCatalogue('live')
      const selection = useSelection(state.document)
      return useBulkActions({ catalogue: 'live', state, selection, onMove: done, onRegenerate: done })
    })
    result.current[act]?.(window.document.body)
    expect(await screen.findByText('No styles selected')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect([calls.length, done.mock.calls.length]).toEqual([before, 0])
  },
)

test('selected styles are archived once it is confirmed, and come back with an undo', {
  tags: ['ADMIN-01', 'LIVE-26', 'LIVE-54'],
}, async () => {
  const entries = [archiveEntryOf(1), archiveEntryOf(2)]
  const { calls } = await openPage({
    document,
    routes: {
      'POST /api/config/archive': { success: true, version: 'v2', release: releaseOf(2), entries },
      'POST /api/config/archive/restore': { success: true, version: 'v3', release: releaseOf(3) },
    },
  })
  await select('shore', 'dune', 'cliff')
  await userEvent.click(bar().getByRole('button', { name: 'Archive (3)' }))
  await screen.findByRole('dialog', {
    name: 'Archive 3 styles? They can be restored later from the Archive tab.',
  })
  await answer(undefined, 'Cancel')
  await select('cliff')
  expect(calls.some(({ route }) => route === 'POST /api/config/archive')).toBe(false)
  await userEvent.click(bar().getByRole('button', { name: 'Archive (2)' }))
  await screen.findByRole('dialog', {
    name: 'Archive 2 styles? They can be restored later from the Archive tab.',
  })
  await answer(undefined, 'Archive')
  expect(await screen.findByText('✓ Archived 2 styles. View them in the Archive tab.')).toBeDefined()
  expect(screen.queryByRole('checkbox', { name: 'Select dune' })).toBeNull()
  const sent = calls.find(({ route }) => route === 'POST /api/config/archive')?.body
  expect(sent).toMatchObject({ styleIds: ['shore', 'dune'] })
  await press('Undo')
  expect(await screen.findByRole('checkbox', { name: 'Select dune' })).toBeDefined()
  expect(calls.some(({ route }) => route === 'POST /api/config/archive/restore')).toBe(true)
})
