import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { catalogueOf, styleOf } from '#testing/builders.ts'
import { forgetEverything } from '#testing/show.tsx'
import { press } from './testing/acts.ts'
import { analyticsOf, oldStyleOf, ranked } from './testing/analytics-of.ts'
import { layOut } from './testing/lay-out.ts'
import { openPage } from './testing/open-page.tsx'

forgetEverything()
layOut()

const headingsOf = (place: Pick<typeof screen, 'queryAllByRole'>) =>
  place.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const cards = () => headingsOf(screen)

test('a search finds display names and categories, in whatever case, and all of its words', {
  tags: ['LIVE-06'],
}, async () => {
  await openPage({
    document: catalogueOf({
      Garden: [styleOf('rose')],
      Beach: [styleOf('shore'), styleOf('dune')],
      'Indoor Elegance': [styleOf('hall', { displayName: 'Grand Stairs' })],
    }),
  })
  const search = screen.getByPlaceholderText('Search styles...')
  for (const [words, found] of [
    ['STAIR', ['Grand Stairs']],
    ['garden', ['rose']],
    ['hall', []],
    ['grand stairs', ['Grand Stairs']],
    ['grand hotel', []],
    ['stairs indoor ', ['Grand Stairs']],
  ] as const) {
    fireEvent.change(search, { target: { value: words } })
    await waitFor(() => expect(cards()).toEqual(found))
  }
})

test('a search without a find says so and leads back to all styles', async () => {
  await openPage({ document: catalogueOf({ Beach: [styleOf('shore')] }) })
  await userEvent.type(screen.getByPlaceholderText('Search styles...'), 'castle')
  await userEvent.click(await screen.findByRole('button', { name: 'Show all styles' }))
  await waitFor(() => expect(cards()).toEqual(['shore']))
})

test('the styles of every list are sorted by name or by rating, unrated ones last', {
  tags: ['LIVE-07', 'A33'],
}, async () => {
  const ranking = [
    ranked('dune of old', 9, 10),
    ranked('cliff of old', 10, 20),
    ranked('ballroom of old', 3, 10),
    ranked('passage of old', 2, 10),
    ranked('hall of old', 1, 10),
  ]
  await openPage({
    document: catalogueOf({
      Beach: [
        oldStyleOf('shore', { displayName: 'Low Tide', isPopular: true }),
        oldStyleOf('dune', { displayName: 'Sand', isPopular: true }),
        oldStyleOf('cliff', { displayName: 'Height' }),
      ],
      'Indoor Elegance': [
        oldStyleOf('hall', { displayName: 'Stairs' }),
        oldStyleOf('ballroom', { displayName: 'Mirror', isPopular: true }),
        oldStyleOf('passage', { displayName: 'Arcade' }),
      ],
    }),
    routes: { 'GET /api/analytics/styles': analyticsOf(ranking) },
  })
  await press(/^Popular ?3$/)
  const lists = () =>
    ['Popular', 'Beach', 'Indoor Elegance'].map((name) =>
      headingsOf(within(screen.getByRole('list', { name }))),
    )
  expect(lists()).toEqual([
    ['Low Tide', 'Sand', 'Mirror'],
    ['Low Tide', 'Sand', 'Height'],
    ['Stairs', 'Mirror', 'Arcade'],
  ])
  const sort = screen.getByRole('combobox', { name: 'Sort by' })
  await userEvent.selectOptions(sort, 'Name')
  expect(lists()).toEqual([
    ['Low Tide', 'Mirror', 'Sand'],
    ['Height', 'Low Tide', 'Sand'],
    ['Arcade', 'Mirror', 'Stairs'],
  ])
  await userEvent.selectOptions(sort, 'Rating')
  await waitFor(() =>
    expect(lists()).toEqual([
      ['Sand', 'Mirror', 'Low Tide'],
      ['Sand', 'Height', 'Low Tide'],
      ['Mirror', 'Arcade', 'Stairs'],
    ]),
  )
})

test('the rating filter keeps the styles of a band, by their unrounded share', {
  tags: ['LIVE-08', 'LIVE-09', 'A33'],
}, async () => {
  const ranking = [
    ranked('shore of old', 7, 10),
    ranked('dune of old', 699, 1000),
    ranked('cliff of old', 0, 10),
    ranked('hall of old', 4, 10),
    ranked('ballroom of old', 399, 1000),
  ]
  await openPage({
    document: catalogueOf({
      Garden: [oldStyleOf('rose')],
      Beach: [oldStyleOf('shore', { isPopular: true }), oldStyleOf('dune'), oldStyleOf('cliff')],
      'Indoor Elegance': [oldStyleOf('hall'), oldStyleOf('ballroom'), oldStyleOf('passage')],
    }),
    routes: { 'GET /api/analytics/styles': analyticsOf(ranking) },
  })
  const filter = screen.getByRole('combobox', { name: 'Rating' })
  const labels = within(filter)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  expect(labels).toEqual(['All', 'High (70%+)', 'Medium (40-70%)', 'Low (<40%)', 'Unrated'])
  await screen.findByText('69%')
  const shown = async (label: string) => {
    await userEvent.selectOptions(filter, within(filter).getByRole('option', { name: label }))
    return cards()
  }
  expect(await shown('High (70%+)')).toEqual(['shore', 'shore'])
  expect(await shown('Medium (40-70%)')).toEqual(['dune', 'hall'])
  expect(await shown('Low (<40%)')).toEqual(['cliff', 'ballroom'])
  expect(await shown('Unrated')).toEqual(['rose', 'passage'])
  expect(await shown('All')).toEqual(['shore', 'dune', 'cliff', 'hall', 'ballroom', 'passage'])
})
