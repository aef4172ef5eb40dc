import { expect, test } from 'vitest'
import { filmCurve, highlightGrey } from './film-curve.ts'

test('the film curve rises all the way, from black to white', () => {
  expect(filmCurve(0)).toBe(0)
  expect(filmCurve(-1)).toBe(0)
  expect(filmCurve(40)).toBeCloseTo(1, 2)
  for (let light = 0.02; light < 4; light += 0.02)
    expect(filmCurve(light)).toBeGreaterThan(filmCurve(light - 0.02))
})

test('only bright light goes towards white', () => {
  expect(highlightGrey(0.5)).toBe(0)
  expect(highlightGrey(2)).toBeCloseTo(0.2)
  expect(highlightGrey(100)).toBe(0.6)
})
