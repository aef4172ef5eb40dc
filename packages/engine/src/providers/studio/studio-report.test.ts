import { expect, test } from 'vitest'
import { studioReport } from './studio-report.ts'

test('a report of nothing measured is whole: made here, at no cost', () => {
  expect(studioReport({})).toEqual({
    engine: 'studio',
    model: 'plates',
    stagesMs: {},
    likeness: [],
    skinDeltaE: [],
    warnings: [],
    costUsd: 0,
  })
})

test('what was measured replaces its part alone, and reports share nothing', () => {
  const report = studioReport({ likeness: [0.2, 0.3], warnings: ['gentler_finish'] })
  expect(report).toMatchObject({ likeness: [0.2, 0.3], warnings: ['gentler_finish'], skinDeltaE: [] })
  report.skinDeltaE.push(1)
  expect(studioReport({}).skinDeltaE).toEqual([])
})
