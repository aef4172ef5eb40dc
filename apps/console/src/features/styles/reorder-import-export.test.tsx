import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { catalogueOf, styleOf } from '#testing/builders.ts'
import { refusal } from '#testing/serve-api.ts'
import { forgetEverything } from '#testing/show.tsx'
import { alertsShown, press } from './testing/acts.ts'
import { analyticsOf, ranked } from './testing/analytics-of.ts'
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
  tags: ['slow', 'LIVE-14', 'LIVE-56', 'A65'],
}, async () => {
  const names = ['shore', 'dune', 'cliff shore', 'bay shore']
  const liked = ['dune', 'cliff shore', 'bay shore'].map((name) => ranked(name, 9, 10))
  const { saved } = await openPage({
    document: catalogueOf({ Beach: names.map((name) => styleOf(name)) }),
    routes: { 'GET /api/analytics/styles': analyticsOf(liked) },
  })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name')
  await userEvent.type(screen.getByPlaceholderText('Search styles...'), 'shore')
  await screen.findAllByText('90%')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rating' }), 'High (70%+)')
  const shown = () => screen.getAllByRole('checkbox', { name: /^Select (shore|dune|cliff shore|bay shore)$/ })
  await waitFor(() => expect(shown()).toHaveLength(2))
  await userEvent.click(await screen.findByRole('button', { name: 'Reorder Beach' }))
  expect(screen.getByText(/this is the order shown in the mobile app/)).toBeDefined()
  expect(screen.getByRole('group', { name: 'Search, sort and filter' })).toHaveProperty('disabled', true)
  const grips = screen.getAllByRole('button', { name: /place \d of 4/ })
  expect(grips.map((grip) => grip.getAttribute('aria-label'))).toEqual([
    'Reorder shore, place 1 of 4',
    'Reorder dune, place 2 of 4',
    'Reorder cliff shore, place 3 of 4',
    'Reorder bay shore, place 4 of 4',
  ])
  await press('Move cliff shore to the first place')
  await waitFor(() =>
    expect(
      saved()
        ?.styles.Beach.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
        .map(({ id }) => id),
    ).toEqual(['cliff shore', 'shore', 'dune', 'bay shore']),
  )
  expect(await alertsShown().findByText('Saved successfully!')).toBeDefined()
  await press('Done reordering Beach')
  expect(shown()).toHaveLength(2)
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

/** From the first place to the second. */
async function dragWithPointer(name: string, count: number) {
  layOutPlaces()
  const grip = screen.getByRole('button', { name: `Reorder ${name}, place 1 of ${count}` })
  fireEvent.pointerDown(grip, { isPrimary: true, button: 0, clientX: 0, clientY: 0 })
  fireEvent.pointerMove(window.document, { clientX: 0, clientY: 10 })
  await screen.findByText(`Picked up ${name}, place 1 of ${count}.`)
  fireEvent.pointerMove(window.document, { clientX: 60, clientY: 60 })
  await screen.findByText(`${name} is over place 2 of ${count}.`)
  fireEvent.pointerUp(window.document)
  await screen.findByRole('button', { name: `Reorder ${name}, place 2 of ${count}` })
}

test('a style is dragged with the pointer, and its place is saved', { tags: ['LIVE-14'] }, async () => {
  const { saved } = await openPage({ document })
  await press('Reorder Beach')
  await dragWithPointer('shore', 3)
  const order = () => saved()?.styles.Beach.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
  await waitFor(() => expect(order()?.map(({ id }) => id)).toEqual(['dune', 'shore', 'cliff']))
})

test('a category is dragged with the pointer, and its place is saved', { tags: ['LIVE-45'] }, async () => {
  const { saved } = await openPage({ document })
  await press('Reorder Categories')
  await dragWithPointer('Beach', 2)
  await waitFor(() => {
    // For a moment after a drag every click counts as the end of it.
    for (const button of screen.queryAllByRole('button', { name: 'Save' })) fireEvent.click(button)
    expect(saved()?.categoryOrder).toEqual(['Garden', 'Beach'])
  })
})

test('categories are reordered with the arrows, a place at a time, below Popular, which is not saved', {
  tags: ['ADMIN-01', 'LIVE-02', 'LIVE-28', 'LIVE-41', 'LIVE-45', 'LIVE-56', 'A30'],
}, async () => {
  const { saved } = await openPage({
    document: catalogueOf({ ...document.styles, Castle: [styleOf('tower')] }),
  })
  await press('Reorder Categories')
  const dialog = within(screen.getByRole('dialog', { name: 'Reorder Categories' }))
  const first = dialog.getAllByRole('listitem')[0]
  expect(first.textContent).toBe('PopularAlways shown first')
  const order = () =>
    dialog.getAllByRole('button', { name: /place \d of 3/ }).map(({ textContent }) => textContent)
  for (const [arrow, places] of [
    ['Move Beach down', ['Garden', 'Beach', 'Castle']],
    ['Move Castle up', ['Garden', 'Castle', 'Beach']],
    ['Move Castle up', ['Castle', 'Garden', 'Beach']],
  ] as const) {
    await userEvent.click(dialog.getByRole('button', { name: arrow }))
    expect(order()).toEqual(places)
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved()?.categoryOrder).toEqual(['Castle', 'Garden', 'Beach']))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(alertsShown().getByText('Saved successfully!')).toBeDefined()
})

test('an import shows what it would change, and replaces the catalogue once it is confirmed', {
  tags: ['LIVE-03', 'LIVE-49', 'LIVE-50', 'LIVE-51'],
}, async () => {
  const { saved, calls } = await openPage({ document })
  const [shore, dune] = document.styles.Beach
  const file = JSON.stringify({
    styles: { Castle: [styleOf('tower')], Coast: [{ ...shore, displayName: 'Shoreline' }, dune] },
    categoryOrder: ['Coast', 'Castle'],
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
  const said = () => screen.getByRole('region', { name: 'Alerts' }).textContent
  await chooseFile('{ "styles": ')
  await waitFor(() => expect(said()).toBe('Failed to parse JSON file:\nUnexpected end of JSON input'))
  await chooseFile(JSON.stringify({ Beach: [{ ...document.styles.Beach[0], displayName: 7 }] }))
  await waitFor(() =>
    expect(said()).toContain('Failed to parse JSON file:\nBeach.0.displayName: expected string'),
  )
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an import that is not saved is not called one', { tags: ['LIVE-50', 'LIVE-51'] }, async () => {
  await openPage({
    document,
    routes: { 'POST /api/config/wedding-styles': refusal(500, 'internal', 'It broke.') },
  })
  await chooseFile(JSON.stringify({ Castle: [styleOf('tower')] }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Import JSON' }))
  dialog.getByText(
    'Import 1 categories with 1 styles? This will replace your current draft/live configuration.',
  )
  await userEvent.click(dialog.getByRole('button', { name: 'Import' }))
  await screen.findByText('Save failed: HTTP 500: It broke.')
  expect(screen.queryByText('✓ Successfully imported styles!')).toBeNull()
})

test.for(['live', 'draft'] as const)(
  'an export of the %s catalogue holds all of it',
  { tags: ['LIVE-04', 'LIVE-52'] },
  async (catalogue) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-02-03T04:05:06.789Z') })
    const ordered = { ...document, categoryOrder: ['Garden', 'Beach'] }
    await openPage({ document: ordered, catalogue })
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
    expect(names).toEqual([`wedding-styles-${catalogue}-2026-02-03T04-05-06.789Z.json`])
    expect(JSON.parse(await files[0].text())).toEqual({
      styles: document.styles,
      categoryOrder: ['Garden', 'Beach'],
      version: document.version,
      exportedAt: '2026-02-03T04:05:06.789Z',
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
