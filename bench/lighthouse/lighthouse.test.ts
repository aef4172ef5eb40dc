import { expect, test } from 'vitest'
import { goals, missesOf } from './goals.ts'
import { medianOf, readReport } from './read-report.ts'

const reportOf = (performance: number, lcpMs: number) => ({
  categories: {
    performance: { score: performance },
    accessibility: { score: 1 },
    'best-practices': { score: 1 },
    seo: { score: 0.92 },
  },
  audits: {
    'largest-contentful-paint': { numericValue: lcpMs },
    'cumulative-layout-shift': { numericValue: 0.01234 },
  },
})

test('the figures of a report are scores of a hundred, whole milliseconds and thousandths of shift', () => {
  expect(readReport(reportOf(0.97, 1500.4))).toEqual({
    performance: 97,
    accessibility: 100,
    bestPractices: 100,
    seo: 92,
    lcpMs: 1500,
    cls: 0.012,
  })
})

test('one slow run of three does not decide', () => {
  const runs = [
    readReport(reportOf(0.5, 4000)),
    readReport(reportOf(0.97, 1500)),
    readReport(reportOf(0.96, 1600)),
  ]
  expect(medianOf(runs)).toMatchObject({ performance: 96, lcpMs: 1600 })
})

test('the landing page misses by what it is judged by, the home not by its place in search results', () => {
  const [landing, home] = goals
  const measures = readReport(reportOf(0.94, 1900))
  expect(missesOf(landing, measures)).toEqual([
    'performance 94 is below 95',
    'seo 92 is below 100',
    'lcpMs 1900 is above 1400',
  ])
  expect(missesOf(home, measures)).toEqual(['performance 94 is below 95', 'lcpMs 1900 is above 1400'])
})

test('a page that could not be measured is an error, not a zero', () => {
  expect(() => readReport({ categories: { performance: { score: null } } })).toThrow(
    'no number at categories.performance.score',
  )
})
