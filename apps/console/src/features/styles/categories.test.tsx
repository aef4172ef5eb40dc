import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { archiveEntryOf, catalogueOf, releaseOf, styleOf } from '#testing/builders.ts'
import { forgetEverything } from '#testing/show.tsx'
import { alertsShown, answer, bar, press } from './testing/acts.ts'
import { layOut } from './testing/lay-out.ts'
import { openPage } from './testing/open-page.tsx'

forgetEverything()
layOut()

const document = catalogueOf({
  Beach: [styleOf('shore', { isPopular: true }), styleOf('dune'), styleOf('cliff')],
  Garden: [styleOf('rose')],
})
const archived = {
  success: true,
  version: 'v2',
  release: releaseOf(2),
  entries: [archiveEntryOf(1), archiveEntryOf(2), archiveEntryOf(3)],
}
const idsIn = (styles: { id: string }[] | undefined) => styles?.map(({ id }) => id)

test('moving the last styles of a category away deletes it, and any category but Popular takes them', {
  tags: ['LIVE-25', 'LIVE-28', 'LIVE-40'],
}, async () => {
  const { saved } = await openPage({
    document: catalogueOf({ ...document.styles, Castle: [styleOf('tower')], Forest: [styleOf('moss')] }),
  })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all styles of Beach' }))
  await userEvent.click(bar().getByRole('button', { name: 'Move to Category' }))
  const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
  expect(names).toEqual(['Beach', 'Garden', 'Castle', 'Forest'])
  await userEvent.click(screen.getByRole('menuitem', { name: 'Castle' }))
  await waitFor(() => expect(saved()?.categoryOrder).toEqual(['Garden', 'Castle', 'Forest']))
  expect(Object.keys(saved()?.styles ?? {})).toEqual(['Garden', 'Castle', 'Forest'])
  expect(idsIn(saved()?.styles.Castle)).toEqual(['tower', 'shore', 'dune', 'cliff'])
})

test('a category is archived with its reason', {
  tags: ['ADMIN-01', 'LIVE-12', 'LIVE-40', 'LIVE-53', 'LIVE-54', 'ARCHIVE-04'],
}, async () => {
  const { calls } = await openPage({
    document,
    routes: { 'POST /api/config/archive': archived },
  })
  await press('Archive Beach')
  await answer(undefined, 'Cancel')
  await press('Archive Garden')
  await answer('Too green', 'Next')
  await screen.findByRole('dialog', {
    name: 'Archive "Garden" and all its 1 styles? They can be restored from the Archive tab.',
  })
  await answer(undefined, 'Cancel')
  await press('Archive Beach')
  await answer('Out of season', 'Next')
  await screen.findByRole('dialog', {
    name: 'Archive "Beach" and all its 3 styles? They can be restored from the Archive tab.',
  })
  await answer(undefined, 'Archive')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Archive Beach' })).toBeNull())
  expect(await screen.findByText('✓ Archived 3 styles. View them in the Archive tab.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Archive Garden' })).toBeDefined()
  const sent = calls.flatMap(({ route, body }) => (route === 'POST /api/config/archive' ? [body] : []))
  expect(sent).toEqual([
    expect.objectContaining({ reason: 'Out of season', styleIds: ['shore', 'dune', 'cliff'] }),
  ])
})

test('a category is archived with all its styles, whatever a search leaves of it', {
  tags: ['LIVE-53', 'ARCHIVE-04'],
}, async () => {
  const { calls } = await openPage({
    document,
    routes: { 'POST /api/config/archive': archived },
  })
  await userEvent.type(screen.getByPlaceholderText('Search styles...'), 'dune')
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Select shore' })).toBeNull())
  await press('Archive Beach')
  await answer('', 'Next')
  await screen.findByRole('dialog', {
    name: 'Archive "Beach" and all its 3 styles? They can be restored from the Archive tab.',
  })
  await answer(undefined, 'Archive')
  await screen.findByText('✓ Archived 3 styles. View them in the Archive tab.')
  expect(calls.find(({ route }) => route === 'POST /api/config/archive')?.body).toMatchObject({
    styleIds: ['shore', 'dune', 'cliff'],
  })
  await userEvent.clear(screen.getByPlaceholderText('Search styles...'))
  expect(await screen.findByText('1 category · 1 style · 0 popular')).toBeDefined()
})

test('a category is added with a name that is free, and Popular is refused', {
  tags: ['ADMIN-01', 'LIVE-01', 'LIVE-05', 'LIVE-43', 'LIVE-44'],
}, async () => {
  const { saved, calls } = await openPage({ document })
  const before = calls.length
  for (const [words, said] of [
    ['  ', undefined],
    [
      'popular',
      'Popular is a special category. Mark styles as popular using the checkbox in the style editor.',
    ],
    ['Garden', 'There is a category "Garden" already.'],
  ] as const) {
    await press('Add Category')
    await answer(words, 'Add')
    if (said) expect(await screen.findByText(said)).toBeDefined()
    else expect(alertsShown().getByRole('alert').textContent).toBe('')
  }
  expect(calls.length).toBe(before)
  await press('Add Category')
  await answer('Castle', 'Add')
  await waitFor(() => expect(saved()?.categoryOrder).toEqual(['Beach', 'Garden', 'Castle']))
  expect(await screen.findByText('There is no style in this category yet.')).toBeDefined()
  expect(screen.getByText('3 categories · 4 styles · 1 popular')).toBeDefined()
})

test('a category without styles is removed after a question', { tags: ['LIVE-53'] }, async () => {
  const { saved } = await openPage({ document: catalogueOf({ Beach: [styleOf('shore')], Castle: [] }) })
  await press('Archive Castle')
  await screen.findByRole('dialog', { name: 'Remove the empty category "Castle"?' })
  await answer(undefined, 'Remove')
  await waitFor(() => expect(saved()?.categoryOrder).toEqual(['Beach']))
})

test('a category is renamed in its place, but not to Popular; an empty or unchanged name is ignored', {
  tags: ['ADMIN-01', 'LIVE-12', 'LIVE-41', 'LIVE-43', 'LIVE-44'],
}, async () => {
  const { saved, calls } = await openPage({ document })
  const before = calls.length
  for (const words of ['', undefined, ' Beach ']) {
    await press('Rename Beach')
    const name = within(await screen.findByRole('dialog')).getByRole('textbox')
    expect(name).toHaveProperty('value', 'Beach')
    await answer(words, 'Rename')
    expect(alertsShown().getByRole('alert').textContent).toBe('')
  }
  await press('Rename Beach')
  await answer('POPULAR', 'Rename')
  expect(
    await screen.findByText(
      'Popular is a special category. Mark styles as popular using the checkbox in the style editor.',
    ),
  ).toBeDefined()
  expect(calls.length).toBe(before)
  await press('Rename Beach')
  await answer('Seaside', 'Rename')
  await waitFor(() => expect(saved()?.categoryOrder).toEqual(['Seaside', 'Garden']))
  expect(idsIn(saved()?.styles.Seaside)).toEqual(['shore', 'dune', 'cliff'])
  expect(screen.getByRole('checkbox', { name: 'Select dune' })).toBeDefined()
})

test('a folded category stays folded under its new name', async () => {
  await openPage({ document })
  await press('Rename Garden')
  await answer('Orchard', 'Rename')
  const header = await screen.findByRole('button', { name: /^Orchard ?1/ })
  expect(header.getAttribute('aria-expanded')).toBe('false')
})
