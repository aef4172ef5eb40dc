import { writeFileSync } from 'node:fs'
import type { Reporter } from 'vitest/node'

/** Vitest's reporter of what failed outside of any test: a line each in the file that `UNHANDLED_REPORT` names. */
export default class UnhandledReporter implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (_modules, errors) => {
    const path = process.env.UNHANDLED_REPORT
    if (path) writeFileSync(path, errors.map(describe).join('\n'))
  }
}

type Unhandled = Parameters<NonNullable<Reporter['onTestRunEnd']>>[1][number]

function describe({
  type,
  name,
  message,
  stack,
  cause,
  VITEST_TEST_PATH,
  VITEST_TEST_NAME,
}: Unhandled): string {
  const frame = stack?.split('\n').find((line) => /\/(apps|packages|scripts)\//.test(line))
  return [VITEST_TEST_PATH, VITEST_TEST_NAME, type, name, message, cause?.message, frame?.trim()]
    .filter((part) => part !== undefined)
    .join(' › ')
    .replaceAll('\n', ' ')
}
