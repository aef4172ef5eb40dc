import type { TestResult } from '../steps/read-report.ts'
import type { Requirement } from './list-requirements.ts'

export interface Summary {
  lines: string[]
  proven: boolean
}

/** A requirement counts when a test that carries its id ran and passed. */
export function summarise(requirements: Requirement[], tests: TestResult[]): Summary {
  const idsOf = (wanted: TestResult[]) => new Set(wanted.flatMap(({ ids }) => ids))
  const passed = idsOf(tests.filter(({ state }) => state === 'passed'))
  const known = new Set(requirements.map(({ id }) => id))
  const unknown = [...idsOf(tests)].filter((id) => !known.has(id))
  const without = requirements.filter(({ id }) => !passed.has(id))
  return {
    lines: [
      ...unknown.map((id) => `ERROR: no requirement ${id}: ${namesOf(id, tests)}`),
      ...[...Map.groupBy(requirements, ({ area }) => area)].flatMap(([area, lines]) => [
        `${area}: ${lines.filter(({ id }) => passed.has(id)).length} of ${lines.length}`,
        ...lines.filter(({ id }) => !passed.has(id)).map(({ id }) => `  without: ${id}${whyNot(id, tests)}`),
      ]),
      `requirements: ${requirements.length}, with a test: ${requirements.length - without.length}, without: ${without.length}`,
    ],
    proven: without.length === 0 && unknown.length === 0,
  }
}

function whyNot(id: string, tests: TestResult[]): string {
  const carriers = tests.filter(({ ids }) => ids.includes(id))
  const named = (state: TestResult['state']) => {
    const names = namesOf(
      id,
      carriers.filter((test) => test.state === state),
    )
    return names ? ` (${state}: ${names})` : ''
  }
  return named('failed') + named('skipped')
}

function namesOf(id: string, tests: TestResult[]): string {
  return tests
    .filter(({ ids }) => ids.includes(id))
    .map(({ title, file }) => `${file} "${title}"`)
    .join(', ')
}
