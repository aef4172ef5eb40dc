import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { draftCatalogue, stylesIn } from '#documents'
import { archiveEntryOf, catalogueOf, releaseOf, styleOf } from '#testing/builders.ts'
import { forgetEverything } from '#testing/show.tsx'
import { alertsShown, answer, bar, press, select } from './testing/acts.ts'
import { layOut } from './testing/lay-out.ts'
import { openPage } from './testing/open-page.tsx'
import { routes, save, type } from './testing/style-dialog.ts'

forgetEverything()
layOut()

const document = catalogueOf({
  Beach: [styleOf('shore'), styleOf('dune'), styleOf('cliff')],
  Garden: [styleOf('rose')],
})
const archiveAnswer = { success: true, version: 'v2', release: releaseOf(2), entries: [archiveEntryOf(1)] }
const draft = () => draftCatalogue.state.read().document
const idsIn = (category: string) => stylesIn(draft(), category).map(({ id }) => id)
const tool = (name: string) => userEvent.click(bar().getByRole('button', { name }))

test('what is done to chosen styles of the draft is done to the draft', {
  tags: [
    'LIVE-22',
    'LIVE-23',
    'LIVE-25',
    'LIVE-26',
    'LIVE-39',
    'LIVE-47',
    'LIVE-48',
    'LIVE-54',
    'ARCHIVE-04',
  ],
}, async () => {
  const { calls } = await openPage({
    document,
    catalogue: 'draft',
    routes: { 'POST /api/config/archive': archiveAnswer },
  })
  await select('dune')
  await tool('Toggle Popular')
  await tool('Set Subcategory')
  await answer('At sunset', 'Set')
  await waitFor(() => expect(draft().styles.Beach[1]).toMatchObject({ subcategory: 'At sunset' }))
  await tool('Set Subcategory')
  await answer('', 'Set')
  await screen.findByRole('dialog', { name: 'Remove subcategory from selected styles?' })
  await answer(undefined, 'Remove')
  await waitFor(() => expect(draft().styles.Beach[1]).toMatchObject({ subcategory: null }))
  await tool('Move to Category')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Garden' }))
  await waitFor(() => expect(idsIn('Garden')).toEqual(['rose', 'dune']))
  expect(idsIn('Beach')).toEqual(['shore', 'cliff'])
  expect(draft().styles.Garden[1]).toMatchObject({ isPopular: true, subcategory: null })
  await tool('Archive (1)')
  await screen.findByRole('dialog', {
    name: 'Archive 1 styles? They can be restored later from the Archive tab.',
  })
  await answer(undefined, 'Archive')
  await screen.findByText('✓ Archived 1 styles. View them in the Archive tab.')
  expect(idsIn('Garden')).toEqual(['rose'])
  const archived = calls.find(({ route }) => route === 'POST /api/config/archive')?.body
  expect(archived).toMatchObject({ catalogue: 'draft', styleIds: ['dune'] })
})

test('categories of the draft are renamed, put into an order, and replaced by an import there', {
  tags: ['LIVE-02', 'LIVE-03', 'LIVE-12', 'LIVE-41', 'LIVE-45', 'LIVE-49', 'LIVE-50', 'LIVE-51', 'LIVE-56'],
}, async () => {
  await openPage({ document, catalogue: 'draft' })
  await press('Rename Garden')
  await answer('Orchard', 'Rename')
  await waitFor(() => expect(draft().categoryOrder).toEqual(['Beach', 'Orchard']))
  await press('Reorder Categories')
  const order = within(screen.getByRole('dialog', { name: 'Reorder Categories' }))
  await userEvent.click(order.getByRole('button', { name: 'Move Orchard up' }))
  await userEvent.click(order.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(draft().categoryOrder).toEqual(['Orchard', 'Beach']))
  await alertsShown().findByText('Saved successfully!')
  const map = {
    Moor: [styleOf('heath'), styleOf('fog')],
    Castle: [styleOf('tower')],
    Abbey: [styleOf('nave')],
    Beach: document.styles.Beach.slice(0, 1),
  }
  const file = new File([JSON.stringify(map)], 'styles.json')
  await userEvent.upload(screen.getByLabelText('Import JSON', { selector: 'input' }), file)
  const dialog = within(await screen.findByRole('dialog', { name: 'Import JSON' }))
  dialog.getByText(
    'Import 4 categories with 5 styles? This will replace your current draft/live configuration.',
  )
  await userEvent.click(dialog.getByRole('button', { name: 'Import' }))
  await waitFor(() => expect(draft().categoryOrder).toEqual(['Moor', 'Castle', 'Abbey', 'Beach']))
  expect(idsIn('Castle')).toEqual(['tower'])
  await screen.findByText('✓ Successfully imported styles!')
})

test('a category of the draft is made and archived there, and Popular is refused', {
  tags: ['LIVE-01', 'LIVE-05', 'LIVE-12', 'LIVE-40', 'LIVE-43', 'LIVE-53', 'LIVE-54', 'ARCHIVE-04'],
}, async () => {
  const { calls } = await openPage({
    document,
    catalogue: 'draft',
    routes: { 'POST /api/config/archive': archiveAnswer },
  })
  await press('Add Category')
  await answer('Popular', 'Add')
  await screen.findByText(
    'Popular is a special category. Mark styles as popular using the checkbox in the style editor.',
  )
  await press('Add Category')
  await answer('Castle', 'Add')
  await waitFor(() => expect(draft().categoryOrder).toEqual(['Beach', 'Garden', 'Castle']))
  screen.getByText('3 categories · 4 styles · 0 popular')
  await press('Archive Garden')
  await answer('Out of season', 'Next')
  await screen.findByRole('dialog', {
    name: 'Archive "Garden" and all its 1 styles? They can be restored from the Archive tab.',
  })
  await answer(undefined, 'Archive')
  await screen.findByText('✓ Archived 1 styles. View them in the Archive tab.')
  expect(draft().categoryOrder).toEqual(['Beach', 'Castle'])
  const archived = calls.find(({ route }) => route === 'POST /api/config/archive')?.body
  expect(archived).toMatchObject({ catalogue: 'draft', styleIds: ['rose'], reason: 'Out of season' })
})

test('a style of the draft is edited and moved there', {
  tags: ['LIVE-18', 'LIVE-19', 'LIVE-29', 'LIVE-30', 'LIVE-36', 'LIVE-38', 'LIVE-39', 'LIVE-56'],
}, async () => {
  await openPage({ document, catalogue: 'draft' })
  await press('Edit Details of dune')
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Style' }))
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Category' }), 'Garden')
  await userEvent.click(dialog.getByRole('button', { name: 'Save Style' }))
  await waitFor(() => expect(idsIn('Garden')).toEqual(['rose', 'dune']))
  await alertsShown().findByText('Saved successfully!')
  expect(draft().styles.Garden.map(({ order }) => order)).toEqual([0, 1])
  await press('Move shore')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Garden' }))
  await waitFor(() => expect(idsIn('Garden')).toEqual(['rose', 'dune', 'shore']))
  expect(idsIn('Beach')).toEqual(['cliff'])
})

test('a style is added to a category of the draft', { tags: ['LIVE-12', 'LIVE-29'] }, async () => {
  await openPage({ document, catalogue: 'draft', routes })
  await press('Add Style to Garden')
  await type('Style name', 'Fig')
  await type('Display name', 'Fig')
  await type('Original prompt', 'Two.')
  await save()
  await waitFor(() =>
    expect(draft().styles.Garden.map(({ styleName }) => styleName)).toEqual(['rose', 'Fig']),
  )
})

test('styles of the draft are put into an order there', { tags: ['LIVE-12', 'LIVE-14'] }, async () => {
  await openPage({ document, catalogue: 'draft' })
  await press('Reorder Beach')
  screen.getByText(/this is the order shown in the mobile app/)
  await press('Move cliff to the first place')
  await waitFor(() => expect(idsIn('Beach')).toEqual(['cliff', 'shore', 'dune']))
})

test('a new style of the draft stands at the end of its category there, with the next order', {
  tags: ['LIVE-29', 'LIVE-36', 'LIVE-38', 'LIVE-56'],
}, async () => {
  await openPage({ document, catalogue: 'draft' })
  await press('Add Style to Beach')
  const dialog = within(screen.getByRole('dialog', { name: 'Create New Style' }))
  for (const name of ['Style name', 'Display name', 'Original prompt', /two brides/, /two grooms/])
    fireEvent.change(dialog.getByLabelText(name), { target: { value: 'Low Tide' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Save Style' }))
  await alertsShown().findByText('Saved successfully!')
  expect(draft().styles.Beach.at(-1)).toMatchObject({ styleName: 'Low Tide', order: 3 })
})
