import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { sectionsOf } from '../model.ts'
import StyleGrid from './style-grid.tsx'

afterEach(cleanup)

const variation = { variationName: 'v1', iconPath: 'i.webp', previewPath: 'p.webp' }
const style = (id: string) => ({
  id,
  styleName: id,
  displayName: id,
  isPopular: id === 'Roses',
  variations: [variation],
})
const sections = sectionsOf({
  version: '1',
  categoryOrder: ['Garden', 'Beach'],
  styles: { Garden: [style('Roses'), style('Orchard')], Beach: [style('Dunes')] },
})

test('a search without a hit names the term and can be cleared', {
  tags: ['HOME-05', 'HOME-07'],
}, async () => {
  render(<StyleGrid sections={sections} onChoose={() => undefined} />)
  await userEvent.type(screen.getByPlaceholderText('Search wedding styles...'), 'moon')
  expect(screen.getByText('No styles found matching moon')).toBeTruthy()
  expect(screen.getByText(/^Try a place, a season/)).toBeTruthy()
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear search' })[1])
  expect(screen.getAllByText('Roses')).toHaveLength(2)
})

test('who looks for two brides is told that every style is for them', async () => {
  render(<StyleGrid sections={sections} onChoose={() => undefined} />)
  await userEvent.type(screen.getByPlaceholderText('Search wedding styles...'), 'two brides')
  expect(screen.getByText('No styles found matching two brides')).toBeTruthy()
  expect(screen.getByText(/^Every style is for two brides, two grooms/)).toBeTruthy()
})

test('a category of the row leads down to its styles, and a search has no row', async () => {
  const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView')
  render(<StyleGrid sections={sections} onChoose={() => undefined} />)
  const row = () => screen.queryByRole('navigation', { name: 'Go to a category' })
  const names = within(row() as HTMLElement).getAllByRole('button')
  expect(names.map(({ textContent }) => textContent)).toEqual(['Popular', 'Garden', 'Beach'])
  await userEvent.click(names[2])
  expect(scrolledTo.mock.contexts.at(-1)).toBe(screen.getByRole('region', { name: 'Beach' }))
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Beach' }))
  await userEvent.type(screen.getByPlaceholderText('Search wedding styles...'), 'moon')
  expect(row()).toBeNull()
  scrolledTo.mockRestore()
})

test('a search by style or by category leaves what matches', { tags: ['HOME-06'] }, async () => {
  render(<StyleGrid sections={sections} onChoose={() => undefined} />)
  const field = screen.getByPlaceholderText('Search wedding styles...')
  const shown = () => screen.getAllByRole('button', { name: /^[ROD]/ }).map(({ textContent }) => textContent)
  await userEvent.type(field, 'oRCH')
  expect(shown()).toEqual(['Orchard'])
  await userEvent.clear(field)
  await userEvent.type(field, 'bEAch')
  expect(shown()).toEqual(['Dunes'])
})

test.for([
  ['Popular', ['Roses']],
  ['Garden', ['Roses', 'Orchard']],
  ['Beach', ['Dunes']],
] as const)(
  'the styles of %s stand in three columns at every width',
  {
    tags: ['HOME-08'],
  },
  ([name, styles]) => {
    render(<StyleGrid sections={sections} onChoose={() => undefined} />)
    const cards = within(screen.getByRole('region', { name })).getAllByRole('button')
    expect(cards.map(({ textContent }) => textContent)).toEqual(styles)
    const classes = cards[0].parentElement?.className.split(' ')
    expect(classes).toContain('grid')
    expect(classes?.filter((one) => one.includes('grid-cols'))).toEqual(['grid-cols-3'])
  },
)

test('a tapped style is chosen', async () => {
  const onChoose = vi.fn()
  render(<StyleGrid sections={sections} onChoose={onChoose} />)
  await userEvent.click(screen.getByRole('button', { name: 'Dunes' }))
  expect(onChoose.mock.calls[0][0].id).toBe('Dunes')
})

test('a tile names the covering that its style offers, and the others name none', () => {
  const [plain, offered] = [style('Orchard'), style('Jasmine')]
  offered.variations = [{ ...variation, offersCovering: true } as typeof variation]
  const styles = { Garden: [plain, offered] }
  render(
    <StyleGrid
      sections={sectionsOf({ version: '1', categoryOrder: ['Garden'], styles })}
      onChoose={() => undefined}
    />,
  )
  const cards = within(screen.getByRole('region', { name: 'Garden' })).getAllByRole('button')
  expect(cards.map(({ textContent }) => textContent)).toEqual(['Orchard', 'JasmineCovering offered'])
})
