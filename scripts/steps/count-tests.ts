import { existsSync, readFileSync } from 'node:fs'
import { readReport } from './read-report.ts'

export interface Count {
  passed: number
  failed: number
  skipped: number
  /** What failed, a line each. */
  failures: string[]
}

/** Beside Vitest's JSON report, which does not hold them: what failed outside of any test, a line each. */
export function unhandledBeside(report: string): string {
  return `${report}.unhandled`
}

/**
 * Reads a Vitest JSON report; a run that failed without a failed test counts as one failure. Where only tests with a tag
 * were asked for, the others do not count as skipped.
 */
export function countVitest(report: string, exitCode: number, onlyTag?: string): Count {
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, testResults = [] } = read(report)
  const notAskedFor = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, tags }) => isPending(status) && onlyTag !== undefined && !tags.includes(onlyTag))
  const skipped = numPendingTests - notAskedFor.length
  const counted = { passed: numPassedTests, failed: numFailedTests, skipped }
  return honest({ ...counted, failures: [...listFailures(report), ...listUnhandled(report)] }, exitCode)
}

/** Reads a Playwright JSON report; a flaky test counts as failed. */
export function countPlaywright(report: string, exitCode: number): Count {
  const { stats = {} } = read(report)
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats
  const counted = { passed: expected, failed: unexpected + flaky, skipped }
  return honest({ ...counted, failures: listFailures(report) }, exitCode)
}

interface Report {
  numPassedTests?: number
  numFailedTests?: number
  numPendingTests?: number
  testResults?: { assertionResults: { status: string; tags: string[] }[] }[]
  stats?: { expected?: number; unexpected?: number; flaky?: number; skipped?: number }
}

function read(report: string): Report {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
}

function isPending(status: string): boolean {
  return status === 'skipped' || status === 'pending'
}

function listFailures(report: string): string[] {
  if (!existsSync(report)) return []
  return readReport(readFileSync(report, 'utf8'))
    .tests.filter(({ state }) => state === 'failed')
    .map(({ file, title, message }) => `${file} › ${title}: ${message}`)
}

function listUnhandled(report: string): string[] {
  const path = unhandledBeside(report)
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : []
}

function honest(count: Count, exitCode: number): Count {
  const saysNothing = count.failed === 0 && (exitCode !== 0 || count.passed === 0)
  if (!saysNothing) return count
  const failures = [...count.failures, `a run ended with ${exitCode} and no failed test`]
  return { ...count, failed: 1, failures }
}
