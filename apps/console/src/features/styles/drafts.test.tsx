import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { draftCatalogue, stylesIn } from '#documents'
import { archiveEntryOf, catalogueOf, releaseOf, styleOf } from '#testing/builders.ts'
import { forgetEverything } from '#testing/show.tsx'
import { answer, bar, press, select } from './testing/acts.ts'
import { layOut } from './testing/lay-out.ts'
import { openPage } from './testing/open-page.tsx'

forgetEverything()
layOut()

const document = catalogueOf({
  Beach: [styleOf('shore'), styleOf('dune'), styleOf('cliff')],
  Garden: [styleOf('rose')],
})
const draft = () => draftCatalogue.state.read().document
const idsIn = (category: string) => stylesIn(draft(), category).map(({ id }) => id)
const tool = (name: string) => userEvent.click(bar().getByRole('button', { name }))

test('what is done to chosen styles of the draft is done to the draft', {
  tags: ['LIVE-39', 'LIVE-47', 'LIVE-48', 'LIVE-54'],
}, async () => {
  const { calls } = await openPage({
    document,
    catalogue: 'draft',
    routes: {
      'POST /api/config/archive': {
        success: true,
        version: 'v2',
        release: releaseOf(2),
        entries: [archiveEntryOf(1)],
      },
    },
  })
  await select('dune')
  await tool('Toggle Popular')
  await tool('Set Subcategory')
  await answer('At sunset', 'Set')
  await tool('Move to Category')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Garden' }))
  await waitFor(() => expect(idsIn('Garden')).toEqual(['rose', 'dune']))
  expect(idsIn('Beach')).toEqual(['shore', 'cliff'])
  expect(draft().styles.Garden[1]).toMatchObject({ isPopular: true, subcategory: 'At sunset' })
  await tool('Archive (1)')
  await answer(undefined, 'Archive')
  await waitFor(() => expect(idsIn('Garden')).toEqual(['rose']))
  const archived = calls.find(({ route }) => route === 'POST /api/config/archive')?.body
  expect(archived).toMatchObject({ catalogue: 'draft', styleIds: ['dune'] })
})

test('categories of the draft are renamed, put into an order, and replaced by an import there', {
  tags: ['LIVE-41', 'LIVE-45', 'LIVE-49'],
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
  const file = new File([JSON.stringify({ Castle: [styleOf('tower')] })], 'styles.json')
  await userEvent.upload(screen.getByLabelText('Import JSON', { selector: 'input' }), file)
  const dialog = within(await screen.findByRole('dialog', { name: 'Import JSON' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Import' }))
  await waitFor(() => expect(draft().categoryOrder).toEqual(['Castle']))
  expect(idsIn('Castle')).toEqual(['tower'])
})

test('a style of the draft is edited and moved there', { tags: ['LIVE-38', 'LIVE-39'] }, async () => {
  await openPage({ document, catalogue: 'draft' })
  await press('Edit Details of dune')
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Style' }))
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Category' }), 'Garden')
  await userEvent.click(dialog.getByRole('button', { name: 'Save Style' }))
  await waitFor(() => expect(idsIn('Garden')).toEqual(['rose', 'dune']))
  expect(draft().styles.Garden.map(({ order }) => order)).toEqual([0, 1])
})
