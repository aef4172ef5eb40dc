import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { catalogueOf, styleOf } from '#testing/builders.ts'
import { sectionsOf } from '../model.ts'
import { Carousel } from './carousel.tsx'

afterEach(cleanup)

const dusk = styleOf('Dusk', { subcategory: 'Sunset to Stars' })
const night = styleOf('Night', { subcategory: 'Sunset to Stars' })
const palms = styleOf('Palms', { subcategory: 'In the Shade' })
const roses = styleOf('Roses')
const sections = sectionsOf(catalogueOf({ Beach: [styleOf('Dunes'), dusk, night, palms], Garden: [roses] }))

const open = (selected = roses) => {
  const onSelect = vi.fn()
  render(<Carousel sections={sections} selected={selected} onSelect={onSelect} />)
  return onSelect
}

test('the carousel opens at the category of the chosen style, whose card is pressed', {
  tags: ['HOME-25', 'HOME-31'],
}, async () => {
  open()
  expect(screen.getByRole('tab', { name: 'Garden', selected: true })).toBeTruthy()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Beach', 'Garden'])
  expect(screen.getByRole('button', { name: 'Roses', pressed: true })).toBeTruthy()
  await userEvent.click(screen.getByRole('tab', { name: 'Beach' }))
  expect(screen.getByRole('button', { name: 'Dunes', pressed: false })).toBeTruthy()
})

test('in another category the chosen style stands first, and leads back to its own', async () => {
  const onSelect = open()
  const cards = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
  await userEvent.click(screen.getByRole('tab', { name: 'Beach' }))
  expect(cards().slice(0, 2)).toEqual(['Roses', 'Dunes'])
  await userEvent.click(screen.getByRole('button', { name: 'Roses', pressed: true }))
  expect(screen.getByRole('tab', { name: 'Garden', selected: true })).toBeTruthy()
  expect(cards()).toEqual(['Roses'])
  expect(onSelect).not.toHaveBeenCalled()
})

test('a subcategory is one card with a count that opens into its styles', {
  tags: ['HOME-26', 'HOME-31'],
}, async () => {
  open()
  await userEvent.click(screen.getByRole('tab', { name: 'Beach' }))
  const group = screen.getByRole('button', { name: 'Sunset to Stars 2 styles', expanded: false })
  expect(within(group).getByText('2')).toBeTruthy()
  const single = screen.getByRole('button', { name: 'In the Shade 1 style', expanded: false })
  expect(within(single).getByText('1')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Dusk' })).toBeNull()
  await userEvent.click(group)
  expect(screen.getByRole('button', { name: 'Sunset to Stars 2 styles', expanded: true })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Night' })).toBeTruthy()
  await userEvent.click(group)
  expect(screen.queryByRole('button', { name: 'Night' })).toBeNull()
})

test('a style within a subcategory is in sight when it is the chosen one', () => {
  open(dusk)
  expect(screen.getByRole('button', { name: 'Dusk', pressed: true })).toBeTruthy()
})

test('a style without an icon has no card, and one without variations stands nowhere', {
  tags: ['SHELL-69', 'DATA-05', 'HOME-29', 'HOME-31'],
}, () => {
  const bare = { variationName: 'bare-v1', iconPath: '', previewPath: 'bare.webp' }
  const catalogue = catalogueOf({
    Beach: [styleOf('Bare', { variations: [bare] }), styleOf('Empty', { variations: [] }), roses],
    Garden: [styleOf('Nothing', { variations: [] })],
  })
  render(<Carousel sections={sectionsOf(catalogue)} selected={roses} onSelect={vi.fn()} />)
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Beach'])
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Roses'])
})

test('cards of 90 by 120, filled by their pictures, stand in a row that scrolls sideways, groups among them', {
  tags: ['HOME-25', 'HOME-31', 'PREV-04', 'A64'],
}, () => {
  open(dusk)
  const cards = screen.getAllByRole('button')
  // One style, two groups and the two styles of the open one.
  expect(cards).toHaveLength(5)
  // 16 px a rem.
  for (const card of cards) {
    expect(card.className).toContain('h-[7.5rem] w-[5.625rem] shrink-0')
    const picture = card.querySelector('img')?.className.split(' ')
    expect(picture).toEqual(expect.arrayContaining(['absolute', 'inset-0', 'size-full', 'object-cover']))
  }
  const row = cards[0].parentElement?.className.split(' ')
  expect(row).toEqual(expect.arrayContaining(['flex', 'overflow-x-auto']))
  expect(row).not.toContain('flex-col')
})

test('a card chooses its style', { tags: ['HOME-27'] }, async () => {
  const onSelect = open()
  await userEvent.click(screen.getByRole('tab', { name: 'Beach' }))
  await userEvent.click(screen.getByRole('button', { name: 'Dunes' }))
  await userEvent.click(screen.getByRole('button', { name: 'Sunset to Stars 2 styles' }))
  await userEvent.click(screen.getByRole('button', { name: 'Night' }))
  expect(onSelect.mock.calls.map(([style]) => style.id)).toEqual(['Dunes', 'Night'])
})

test('a card names the covering that its style offers', async () => {
  const jasmine = styleOf('Jasmine')
  jasmine.variations[0].offersCovering = true
  render(
    <Carousel
      sections={sectionsOf(catalogueOf({ Garden: [roses, jasmine] }))}
      selected={roses}
      onSelect={vi.fn()}
    />,
  )
  expect(screen.getByRole('button', { name: 'Jasmine Covering offered' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Roses' })).toBeTruthy()
})
