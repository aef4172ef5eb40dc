import { existsSync, readFileSync } from 'node:fs'

export interface Count {
  passed: number
  failed: number
  skipped: number
}

/** Reads a Vitest JSON report; a run that failed without a failed test counts as one failure. */
export function countVitest(report: string, exitCode: number): Count {
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = read(report)
  return honest({ passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }, exitCode)
}

/** Reads a Playwright JSON report; a flaky test counts as failed. */
export function countPlaywright(report: string, exitCode: number): Count {
  const { stats = {} } = read(report)
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats
  return honest({ passed: expected, failed: unexpected + flaky, skipped }, exitCode)
}

interface Report {
  numPassedTests?: number
  numFailedTests?: number
  numPendingTests?: number
  stats?: { expected?: number; unexpected?: number; flaky?: number; skipped?: number }
}

function read(report: string): Report {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
}

function honest(count: Count, exitCode: number): Count {
  const saysNothing = count.failed === 0 && (exitCode !== 0 || count.passed === 0)
  return saysNothing ? { ...count, failed: 1 } : count
}
