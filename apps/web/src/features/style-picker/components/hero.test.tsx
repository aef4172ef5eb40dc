import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catalogueOf, styleOf } from '#testing/builders.ts'
import { sectionsOf } from '../model.ts'
import { Hero } from './hero.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const variation = (name: string) => ({ variationName: name, iconPath: '', previewPath: `${name}.webp` })
const dunes = styleOf('Dunes', { variations: [variation('Dunes'), variation('Dunes-at-night')] })
const sections = sectionsOf(
  catalogueOf({
    Beach: [dunes, styleOf('Shells')],
    Garden: [styleOf('Roses', { isPopular: true })],
  }),
)

const open = (prefersRest = false) => {
  vi.stubGlobal('matchMedia', () => ({ matches: prefersRest }))
  const onGenerate = vi.fn()
  const onDresses = vi.fn()
  const onExplore = vi.fn()
  const { container } = render(
    <Hero sections={sections} onGenerate={onGenerate} onDresses={onDresses} onExplore={onExplore} />,
  )
  /** The pictures that can be seen; the others are there without opacity, or hidden. */
  const current = () =>
    [...container.querySelectorAll('img')]
      .filter((picture) => !picture.hidden && !picture.closest('.opacity-0'))
      .map((picture) => picture.getAttribute('src'))
      .join()
  return { onGenerate, onDresses, onExplore, current }
}

const pass = (delayMs: number) => act(() => vi.advanceTimersByTime(delayMs))

test('the picture moves every 3 seconds through the first variation of each category', {
  tags: ['HOME-18'],
}, () => {
  const { current } = open()
  expect(current()).toBe('/Dunes.webp')
  pass(2999)
  expect(current()).toBe('/Dunes.webp')
  pass(1)
  expect(current()).toBe('/Roses.webp')
  pass(3000)
  expect(current()).toBe('/Dunes.webp')
})

test('the pictures rest for people who prefer less motion, and when they are paused', () => {
  const { current } = open()
  fireEvent.click(screen.getByRole('button', { name: 'Beach, pause the pictures' }))
  pass(9000)
  expect(current()).toBe('/Dunes.webp')
  cleanup()
  const rested = open(true)
  pass(9000)
  expect(rested.current()).toBe('/Dunes.webp')
  expect(screen.queryByRole('button', { name: /pictures/ })).toBeNull()
})

test('a picture that does not load is hidden, and the next one shows', { tags: ['STYLE-12'] }, () => {
  const { current } = open()
  fireEvent.error(document.querySelectorAll('img')[0])
  expect(current()).toBe('')
  pass(3000)
  expect(current()).toBe('/Roses.webp')
})

test('the headline, the tagline and the three ways on are there', { tags: ['HOME-01'] }, () => {
  const { onGenerate, onDresses, onExplore } = open()
  expect(screen.getByRole('heading', { level: 1, name: 'Dream Weddings' })).toBeTruthy()
  expect(screen.getByText('Generated instantly with AI')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Generate Wedding Photos' }))
  fireEvent.click(screen.getByRole('button', { name: 'Try On Bridal Dresses' }))
  fireEvent.click(screen.getByRole('button', { name: 'Explore All Styles' }))
  expect([onGenerate, onDresses, onExplore].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1])
})
