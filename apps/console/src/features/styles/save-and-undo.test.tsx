import { consoleLocalKeys } from '@ever-after/contract'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { draftCatalogue } from '#documents'
import { catalogueOf, styleOf } from '#testing/builders.ts'
import { failedSaves } from '#testing/serve-api.ts'
import { forgetEverything } from '#testing/show.tsx'
import { loseToken } from '#testing/stand-in-server.ts'
import { answer, bar, press, select } from './testing/acts.ts'
import { layOut } from './testing/lay-out.ts'
import { openPage } from './testing/open-page.tsx'

forgetEverything()
layOut()

const document = catalogueOf({
  Beach: [styleOf('shore', { isPopular: true }), styleOf('dune'), styleOf('cliff')],
  Garden: [styleOf('rose')],
})

test.for(failedSaves)(
  'a save that fails puts the catalogue back and says so: $words',
  { tags: ['ADMIN-14', 'ADMIN-21', 'A65'] },
  async ({ fail, words }) => {
    await openPage({ document, routes: { 'POST /api/config/wedding-styles': fail } })
    await press('Popular: dune')
    expect(await screen.findByText(words)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Popular: dune', pressed: false })).toBeDefined()
    await waitFor(() => expect(screen.queryByText('Marked 1 style as popular')).toBeNull())
  },
)

test.each(['live', 'draft'] as const)(
  'without a token nothing of the %s catalogue is saved and the operator is told',
  { tags: ['ADMIN-20'] },
  async (catalogue) => {
    const { calls } = await openPage({ document, catalogue })
    loseToken()
    await press('Popular: dune')
    expect(await screen.findByText('Save failed: Not authenticated. Please log in again.')).toBeDefined()
    expect(calls.some(({ route }) => route.startsWith('POST'))).toBe(false)
  },
)

test('without a token nothing is archived and the operator is told', { tags: ['ADMIN-20'] }, async () => {
  const { calls } = await openPage({ document })
  await select('dune')
  loseToken()
  await userEvent.click(bar().getByRole('button', { name: 'Archive (1)' }))
  await answer(undefined, 'Archive')
  await screen.findByText('Save failed: Not authenticated. Please log in again.')
  expect(calls.some(({ route }) => route.startsWith('POST'))).toBe(false)
})

test('a change of the draft is kept in the browser before it is sent', {
  tags: ['LIVE-18', 'LIVE-57'],
}, async () => {
  await openPage({ document: catalogueOf({ Drafts: [styleOf('sketch')] }), catalogue: 'draft' })
  await press(/^Drafts ?1$/)
  await press('Popular: sketch')
  expect(localStorage.getItem(consoleLocalKeys.draftStyles)).toContain('"isPopular":true')
  expect(localStorage.getItem(consoleLocalKeys.draftCategoryOrder)).toBe('["Drafts"]')
  expect(draftCatalogue.state.read().unsaved).toBe(true)
})

test('Ctrl and Z takes the last change back', async () => {
  const { saved } = await openPage({ document })
  await press('Popular: dune')
  await waitFor(() => expect(saved()?.styles.Beach[1].isPopular).toBe(true))
  await userEvent.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(saved()?.styles.Beach[1].isPopular).toBe(false))
})

test('an undo that is offered is always that of the last change', async () => {
  const { saved } = await openPage({ document })
  await press('Popular: dune')
  expect(await screen.findByText('Marked 1 style as popular')).toBeDefined()
  await press('Popular: shore')
  expect(await screen.findByText('Took 1 style off Popular')).toBeDefined()
  expect(screen.queryByText('Marked 1 style as popular')).toBeNull()
  await press('Undo')
  await waitFor(() =>
    expect(saved()?.styles.Beach.map(({ isPopular }) => isPopular)).toEqual([true, true, false]),
  )
  expect(await screen.findByText('Undone: Took 1 style off Popular')).toBeDefined()
})

test('the toolbar names what the next undo takes back, and rests when there is nothing', async () => {
  await openPage({ document })
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveProperty('disabled', true)
  await press('Popular: dune')
  const undo = await screen.findByRole('button', { name: 'Undo: Marked 1 style as popular' })
  await userEvent.click(undo)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveProperty('disabled', true))
})

test.for(failedSaves)(
  'an archive that fails leaves the catalogue and the selection as they are: $words',
  { tags: ['ADMIN-14', 'ADMIN-21', 'LIVE-54'] },
  async ({ fail, words }) => {
    await openPage({ document, routes: { 'POST /api/config/archive': fail } })
    await select('dune')
    await userEvent.click(bar().getByRole('button', { name: 'Archive (1)' }))
    await answer(undefined, 'Archive')
    expect(await screen.findByText(words)).toBeDefined()
    expect(screen.queryByText(/^✓ Archived/)).toBeNull()
    expect(screen.getByRole('checkbox', { name: 'Select dune' })).toHaveProperty('checked', true)
  },
)

test('a slash leads to the search and Escape clears the selection', async () => {
  await openPage({ document })
  await select('dune')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('region', { name: 'Selected styles' })).toBeNull()
  await userEvent.keyboard('/')
  const search = screen.getByPlaceholderText('Search styles...')
  expect(window.document.activeElement).toBe(search)
  await userEvent.keyboard('a/b')
  expect(search).toHaveProperty('value', 'a/b')
})
