import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countPlaywright, countVitest } from './count-tests.ts'

const folder = mkdtempSync(join(tmpdir(), 'ever-after-report-'))
afterAll(() => rmSync(folder, { recursive: true }))

const reportOf = (content: object) => {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(content))
  return path
}

test('a report is counted as it stands', () => {
  const report = reportOf({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2 })
  expect(countVitest(report, 1)).toEqual({ passed: 5, failed: 1, skipped: 2 })
})

test('a run that ended badly with every test passed counts as a failure', () => {
  expect(countVitest(reportOf({ numPassedTests: 5 }), 1).failed).toBe(1)
})

test('a run without a report or without a test counts as a failure', () => {
  expect(countVitest('/nowhere.json', 0).failed).toBe(1)
  expect(countPlaywright(reportOf({ stats: {} }), 0).failed).toBe(1)
})

test('a flaky browser test counts as failed', () => {
  expect(countPlaywright(reportOf({ stats: { expected: 3, flaky: 1 } }), 0)).toMatchObject({
    passed: 3,
    failed: 1,
  })
})
