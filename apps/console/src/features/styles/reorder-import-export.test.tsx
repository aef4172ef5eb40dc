import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { catalogueOf, styleOf } from '#testing/builders.ts'
import { forgetEverything } from '#testing/show.tsx'
import { press } from './testing/acts.ts'
import { layOut, layOutPlaces } from './testing/lay-out.ts'
import { openPage } from './testing/open-page.tsx'

forgetEverything()
layOut()

const document = catalogueOf({
  Beach: [styleOf('shore'), styleOf('dune'), styleOf('cliff')],
  Garden: [styleOf('rose')],
})
const chooseFile = (text: string) =>
  userEvent.upload(
    screen.getByLabelText('Import JSON', { selector: 'input' }),
    new File([text], 'styles.json', { type: 'application/json' }),
  )

test('reordering shows the whole category in the order of the app, with its tip, while search and filter rest', {
  tags: ['LIVE-14', 'LIVE-56', 'A65'],
}, async () => {
  const { saved } = await openPage({
    document: catalogueOf({ Beach: [styleOf('shore'), styleOf('dune'), styleOf('cliff shore')] }),
  })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name')
  await userEvent.type(screen.getByPlaceholderText('Search styles...'), 'shore')
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Select dune' })).toBeNull())
  await userEvent.click(await screen.findByRole('button', { name: 'Reorder Beach' }))
  expect(screen.getByText(/this is the order shown in the mobile app/)).toBeDefined()
  expect(screen.getByRole('group', { name: 'Search, sort and filter' })).toHaveProperty('disabled', true)
  const grips = screen.getAllByRole('button', { name: /place \d of 3/ })
  expect(grips.map((grip) => grip.getAttribute('aria-label'))).toEqual([
    'Reorder shore, place 1 of 3',
    'Reorder dune, place 2 of 3',
    'Reorder cliff shore, place 3 of 3',
  ])
  await press('Move cliff shore to the first place')
  await waitFor(() =>
    expect(
      saved()
        ?.styles.Beach.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
        .map(({ id }) => id),
    ).toEqual(['cliff shore', 'shore', 'dune']),
  )
  expect(await screen.findByText('Saved successfully!')).toBeDefined()
  await press('Done reordering Beach')
  expect(screen.getByRole('checkbox', { name: 'Select shore' })).toBeDefined()
})

test.for([
  ['a style', 'Reorder Beach', 'Reorder shore, place 1 of 3', '{ArrowRight}', ['dune', 'shore', 'cliff']],
  ['a category', 'Reorder Categories', 'Reorder Beach, place 1 of 2', '{ArrowDown}', ['Garden', 'Beach']],
] as const)(
  '%s is dragged to the next place',
  {
    tags: ['LIVE-14', 'LIVE-45'],
  },
  async ([, reorder, grip, arrow, order]) => {
    await openPage({ document })
    await press(reorder)
    layOutPlaces()
    screen.getByRole('button', { name: grip }).focus()
    await userEvent.keyboard(' ')
    await screen.findByText(/^Picked up .*, place 1 of/)
    await userEvent.keyboard(arrow)
    await screen.findByText(/ is over place 2 of/)
    await userEvent.keyboard(' ')
    await waitFor(() => {
      const grips = screen.getAllByRole('button', { name: /^Reorder .*, place \d of/ })
      expect(grips.map(({ textContent }) => textContent)).toEqual(order)
    })
  },
)

test('categories are reordered with the arrows, below Popular, which is not saved', {
  tags: ['LIVE-02', 'LIVE-41', 'LIVE-45', 'LIVE-56'],
}, async () => {
  const { saved } = await openPage({ document })
  await press('Reorder Categories')
  const dialog = within(screen.getByRole('dialog', { name: 'Reorder Categories' }))
  const first = dialog.getAllByRole('listitem')[0]
  expect(first.textContent).toBe('PopularAlways shown first')
  const order = () =>
    dialog.getAllByRole('button', { name: /place \d of 2/ }).map(({ textContent }) => textContent)
  await userEvent.click(dialog.getByRole('button', { name: 'Move Beach down' }))
  expect(order()).toEqual(['Garden', 'Beach'])
  await userEvent.click(dialog.getByRole('button', { name: 'Move Beach up' }))
  expect(order()).toEqual(['Beach', 'Garden'])
  await userEvent.click(dialog.getByRole('button', { name: 'Move Garden up' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved()?.categoryOrder).toEqual(['Garden', 'Beach']))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('Saved successfully!')).toBeDefined()
})

test('an import shows what it would change, and replaces the catalogue once it is confirmed', {
  tags: ['LIVE-03', 'LIVE-49', 'LIVE-50', 'LIVE-51'],
}, async () => {
  const { saved, calls } = await openPage({ document })
  const [shore, dune] = document.styles.Beach
  const file = JSON.stringify({
    Coast: [{ ...shore, displayName: 'Shoreline' }, dune],
    Castle: [styleOf('tower')],
  })
  const question =
    'Import 2 categories with 3 styles? This will replace your current draft/live configuration.'
  await chooseFile(file)
  await screen.findByText(question)
  await press('Cancel')
  expect(screen.queryByRole('dialog')).toBeNull()
  await chooseFile(file)
  expect(await screen.findByText(question)).toBeDefined()
  const dialog = within(screen.getByRole('dialog', { name: 'Import JSON' }))
  for (const words of ['1 added', '2 changed', '2 removed', '0 stay as they are'])
    expect(dialog.getByText(words)).toBeDefined()
  for (const words of ['cliff (Beach)', 'tower (Castle)', 'Shoreline (Coast): category, displayName'])
    expect(dialog.getByText(words)).toBeDefined()
  expect(calls.some(({ route }) => route.startsWith('POST'))).toBe(false)
  await userEvent.click(dialog.getByRole('button', { name: 'Import' }))
  expect(await screen.findByText('✓ Successfully imported styles!')).toBeDefined()
  expect(saved()?.categoryOrder).toEqual(['Coast', 'Castle'])
  expect(saved()?.styles.Coast.map(({ id }) => id)).toEqual(['shore', 'dune'])
  await press('Undo')
  await waitFor(() => expect(saved()?.categoryOrder).toEqual(['Beach', 'Garden']))
})

test('a file that is broken is not imported, and what is wrong is said', { tags: ['LIVE-51'] }, async () => {
  await openPage({ document })
  await chooseFile('{ "styles": ')
  expect(await screen.findByText(/^Failed to parse JSON file:\s.*JSON/)).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.for(['live', 'draft'] as const)(
  'an export of the %s catalogue holds all of it',
  { tags: ['LIVE-04', 'LIVE-52'] },
  async (catalogue) => {
    await openPage({ document, catalogue })
    const files: Blob[] = []
    const names: string[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file)
      return 'blob:export'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    await press('Export JSON')
    expect(names).toEqual([
      expect.stringMatching(new RegExp(`^wedding-styles-${catalogue}-\\d{4}-.*\\.json$`)),
    ])
    expect(JSON.parse(await files[0].text())).toEqual({
      styles: document.styles,
      categoryOrder: ['Beach', 'Garden'],
      version: document.version,
      exportedAt: expect.stringMatching(/^\d{4}-/),
      type: catalogue,
    })
  },
)

test('styles without an order are numbered and saved once when the tab is opened', {
  tags: ['LIVE-42'],
}, async () => {
  const { order: _, ...shore } = styleOf('shore')
  const { saved } = await openPage({
    document: { ...document, styles: { Beach: [shore, { ...shore, id: 'dune' }] }, categoryOrder: ['Beach'] },
  })
  await waitFor(() => expect(saved()?.styles.Beach.map(({ order }) => order)).toEqual([0, 1]))
})
