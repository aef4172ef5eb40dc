import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dressOf } from '#testing/dress-builders.ts'
import { fromCatalogue } from '../model.ts'
import { DressHero } from './dress-hero.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = (prefersRest = false) => {
  vi.stubGlobal('matchMedia', () => ({ matches: prefersRest }))
  const onChoose = vi.fn()
  const dresses = ['Gardenia', 'Waltz', 'Adele'].map((name) => fromCatalogue(dressOf(name)))
  const { container } = render(<DressHero dresses={dresses} onChoose={onChoose} />)
  /** What can be seen of the pictures that lie on one another. */
  const current = () =>
    [...container.querySelectorAll('img:not(.opacity-0, [hidden])')]
      .map((image) => image.getAttribute('src'))
      .join()
  return { onChoose, current }
}

const pass = (delayMs: number) => act(() => vi.advanceTimersByTime(delayMs))

test('the plate turns to the next dress every 3 seconds, and a tap chooses the one it shows', {
  tags: ['DRESS-02'],
}, () => {
  const { current, onChoose } = open()
  pass(2999)
  expect(current()).toBe('/catalogue/dresses/gardenia/preview-800.webp')
  pass(1)
  expect(current()).toBe('/catalogue/dresses/waltz/preview-800.webp')
  fireEvent.click(screen.getByRole('button', { name: /^No. 2 of 3 Waltz/ }))
  expect(onChoose.mock.calls[0][0].id).toBe('waltz')
  pass(3000)
  expect(current()).toBe('/catalogue/dresses/adele/preview-800.webp')
  pass(3000)
  expect(current()).toBe('/catalogue/dresses/gardenia/preview-800.webp')
})

test('a picture that does not load is hidden, and the next one shows', { tags: ['STYLE-12'] }, () => {
  const { current } = open()
  fireEvent.error(document.querySelectorAll('img')[0])
  expect(current()).toBe('')
  pass(3000)
  expect(current()).toBe('/catalogue/dresses/waltz/preview-800.webp')
})

test('the plate rests when it is paused and for people who prefer less motion', () => {
  const { current } = open()
  fireEvent.click(screen.getByRole('button', { name: 'Pause the pictures' }))
  pass(9000)
  expect(current()).toContain('gardenia')
  fireEvent.click(screen.getByRole('button', { name: 'Play the pictures' }))
  pass(3000)
  expect(current()).toContain('waltz')
  cleanup()
  const rested = open(true)
  pass(9000)
  expect(rested.current()).toContain('gardenia')
  expect(screen.queryByRole('button', { name: /the pictures$/ })).toBeNull()
})
