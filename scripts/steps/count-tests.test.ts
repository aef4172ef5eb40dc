import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countPlaywright, countVitest, unhandledBeside } from './count-tests.ts'

const folder = mkdtempSync(join(tmpdir(), 'ever-after-report-'))
afterAll(() => rmSync(folder, { recursive: true }))

const reportOf = (content: object) => {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(content))
  return path
}

test('a report is counted as it stands', () => {
  const failed = {
    fullName: 'a couple pays once',
    status: 'failed',
    tags: [],
    failureMessages: ['\u001b[31mexpected 2\u001b[39m to be 1\n    at x'],
  }
  const report = reportOf({
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    testResults: [{ name: 'pay.test.ts', status: 'failed', assertionResults: [failed] }],
  })
  expect(countVitest(report, 1)).toEqual({
    passed: 5,
    failed: 1,
    skipped: 2,
    failures: ['pay.test.ts › a couple pays once: expected 2 to be 1'],
  })
})

test('of a run that asked for a tag the tests without it are not skipped', () => {
  const skipped = (...tags: string[]) => ({ fullName: 'a test', status: 'skipped', tags })
  const assertionResults = [skipped('slow'), skipped('postgres'), skipped()]
  const report = reportOf({
    numPassedTests: 5,
    numPendingTests: 3,
    testResults: [{ name: 'pay.test.ts', status: 'passed', assertionResults }],
  })
  expect(countVitest(report, 0, 'postgres').skipped).toBe(1)
  expect(countVitest(report, 0).skipped).toBe(3)
})

test('a run that ended badly with every test passed counts as a failure', () => {
  const report = reportOf({ numPassedTests: 5, testResults: [] })
  expect(countVitest(report, 1)).toMatchObject({
    failed: 1,
    failures: ['a run ended with 1 and no failed test'],
  })
})

test('what failed outside of any test is named', () => {
  const report = reportOf({ numPassedTests: 5, testResults: [] })
  writeFileSync(unhandledBeside(report), 'pay.test.ts › Unhandled Rejection › Error › no such payment')
  const { failed, failures } = countVitest(report, 1)
  rmSync(unhandledBeside(report))
  expect(failed).toBe(1)
  expect(failures[0]).toBe('pay.test.ts › Unhandled Rejection › Error › no such payment')
})

test('what failed outside of any browser test is named', () => {
  const errors = [{ message: 'Worker teardown timeout exceeded\n  at x' }]
  const report = reportOf({ stats: { expected: 3 }, suites: [], errors })
  expect(countPlaywright(report, 1)).toMatchObject({
    failed: 1,
    failures: ['e2e › outside of any test: Worker teardown timeout exceeded', expect.any(String)],
  })
})

test('a file that could not be read is named with its reason', () => {
  const unread = { name: 'pay.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }
  const report = reportOf({ numPassedTests: 5, testResults: [unread] })
  expect(countVitest(report, 1)).toMatchObject({
    failed: 1,
    failures: ['pay.test.ts › the whole file: no such module', 'a run ended with 1 and no failed test'],
  })
})

test('a run without a report or without a test counts as a failure', () => {
  expect(countVitest('/nowhere.json', 0).failed).toBe(1)
  expect(countPlaywright(reportOf({ stats: {}, suites: [] }), 0).failed).toBe(1)
})

test('a flaky browser test counts as failed', () => {
  const report = reportOf({ stats: { expected: 3, flaky: 1 }, suites: [] })
  expect(countPlaywright(report, 0)).toMatchObject({ passed: 3, failed: 1 })
})
