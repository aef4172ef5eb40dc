import type { RankedStyle } from '@ever-after/contract'
import { expect, test } from 'vitest'
import { failureNameOf } from '#server-state'
import { dollarsOf, partOf, percentOf, pictureCostOf, probabilityOf, secondsOf, shareOf } from './figures.ts'
import { findRanked } from './find-ranked.ts'

test('an interval is rounded outwards and a share down', () => {
  expect(shareOf({ fraction: 0.699, low: 0.611, high: 0.7701 })).toBe('69 % (61–78)')
  expect(shareOf({ fraction: 1, low: 0.2, high: 1 })).toBe('100 % (20–100)')
  expect([shareOf(null), percentOf(null), secondsOf(null), partOf(0, 0)]).toEqual(['–', '–', '–', '–'])
})

test('parts, seconds and probabilities read as they are', () => {
  expect([partOf(1, 3), partOf(0, 3), secondsOf(7449)]).toEqual(['33.3 %', '0.0 %', '7.4'])
  expect([probabilityOf(0.0001), probabilityOf(0.00009)]).toEqual(['= 0.0001', '< 0.0001'])
})

test('a code of a failure reads in words, also one that is not known', () => {
  expect([failureNameOf('timed_out'), failureNameOf('a_new_code')]).toEqual(['Took too long', 'a new code'])
})

test('a style that is found keeps the rank that it has among all', () => {
  const ranked = (displayName: string, category: string | null): RankedStyle => ({
    styleId: displayName,
    styleName: displayName,
    displayName,
    category,
    positive: 0,
    negative: 0,
    total: 0,
    liked: null,
    runs: 0,
    failed: 0,
    p50Ms: null,
    p95Ms: null,
    likeness: null,
    reasons: {},
  })
  const ranking = [ranked('Shore', 'Beach'), ranked('Moss', 'Forest'), ranked('Gone', null)]
  const found = (search: string) => findRanked(ranking, search).map(({ rank }) => rank)
  expect([found(''), found('FOREST'), found('gone'), found('hall')]).toEqual([[1, 2, 3], [2], [3], []])
})

test.each([
  [0, '$0.00', '$0.0000'],
  [0.0004, '< $0.01', '$0.0004'],
  [0.094, '$0.09', '$0.0940'],
  [1234.5678, '$1,234.57', '$1,234.5678'],
])('%d dollars are %s of a sum, and %s of a picture', (usd, sum, picture) => {
  expect(dollarsOf(usd)).toBe(sum)
  expect(pictureCostOf(usd)).toBe(picture)
})
