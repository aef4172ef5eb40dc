import { expect, test } from 'vitest'
import { chooseBuild, chooseCut } from './choose-cut.ts'

const head = (jawHalfCm: number) => ({ jawHalfPx: jawHalfCm * 12, pxPerCm: 12 })

test('a broad face stands on a broad body and a slender one on a slender body', () => {
  expect(chooseCut('suit-tuxedo', head(6.2))).toBe('suit-tuxedo-full')
  expect(chooseCut('suit-tuxedo', head(5.8))).toBe('suit-tuxedo')
  expect(chooseCut('suit-tuxedo', head(5.2))).toBe('suit-tuxedo-slim')
})

test('a body for two is chosen by the same bounds', () => {
  expect([5.44, 5.46, 6.03, 6.05].map((jaw) => chooseBuild(head(jaw)))).toEqual([
    'slim',
    undefined,
    undefined,
    'full',
  ])
})

test('the size of the photo changes nothing', () => {
  expect(chooseCut('suit-navy', { jawHalfPx: 62, pxPerCm: 10 })).toBe('suit-navy-full')
  expect(chooseCut('suit-navy', { jawHalfPx: 124, pxPerCm: 20 })).toBe('suit-navy-full')
})

test('a garment of one cut fits everybody', () => {
  for (const jaw of [4, 5.8, 7]) expect(chooseCut('suit-velvet', head(jaw))).toBe('suit-velvet')
})

test('who wears a head scarf is given a high-necked gown with long sleeves, and any suit', () => {
  const covered = { ...head(5.8), isDraped: true }
  for (const gown of ['gown-satin', 'gown-lace', 'gown-cap'])
    expect(chooseCut(gown, covered)).toBe('gown-modest')
  expect(chooseCut('suit-tuxedo', covered)).toBe('suit-tuxedo')
  expect(chooseCut('gown-satin', { ...covered, isDraped: false })).toBe('gown-satin')
})
