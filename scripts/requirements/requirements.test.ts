import { expect, test } from 'vitest'
import { readReport } from '../steps/read-report.ts'
import { listRequirements } from './list-requirements.ts'
import { summarise } from './summarise.ts'

test('each bold id at the start of a line is a requirement of its area', () => {
  const markdown =
    '## HOME\n- **HOME-01** (app) Headline [L1]\n- **A07** (server) Download, see **HOME-01**\n- MEMB-75: none\n'
  expect(listRequirements(markdown)).toEqual([
    { id: 'HOME-01', area: 'HOME' },
    { id: 'A07', area: 'A' },
  ])
})

test('a Vitest report gives each test with its ids and whether it passed', () => {
  const results = ['passed', 'failed', 'skipped', 'todo', 'pending'].map((status) => ({
    fullName: `a test ${status}`,
    status,
    tags: ['slow', 'API-20', 'A07'],
  }))
  const { startedMs, tests } = readReport(
    JSON.stringify({ startTime: 5, testResults: [{ name: '/a.test.ts', assertionResults: results }] }),
  )
  expect(startedMs).toBe(5)
  expect(tests[0]).toEqual({
    title: 'a test passed',
    file: '/a.test.ts',
    ids: ['API-20', 'A07'],
    state: 'passed',
  })
  expect(tests.map(({ state }) => state)).toEqual(['passed', 'failed', 'skipped', 'skipped', 'skipped'])
})

test('a Playwright report gives the tests of every suite by their last result', () => {
  const spec = (...statuses: string[]) => ({
    title: statuses.join(' '),
    file: 'a.test.ts',
    tags: ['HOME-01'],
    tests: [{ results: statuses.map((status) => ({ status })) }],
  })
  const { startedMs, tests } = readReport(
    JSON.stringify({
      stats: { startTime: '1970-01-01T00:00:01.000Z' },
      suites: [{ specs: [spec('passed')], suites: [{ specs: [spec('timedOut'), spec('skipped'), spec()] }] }],
    }),
  )
  expect(startedMs).toBe(1000)
  expect(tests[0]).toEqual({ title: 'passed', file: 'e2e/a.test.ts', ids: ['HOME-01'], state: 'passed' })
  expect(tests.map(({ state }) => state)).toEqual(['passed', 'failed', 'skipped', 'skipped'])
})

const home = { id: 'HOME-01', area: 'HOME' }
const carrier = { title: 'a couple sees it', file: 'home.test.ts', ids: ['HOME-01'] }

test('a requirement counts once one test with its id passed, whatever its other tests did', () => {
  const tests = [
    { ...carrier, state: 'failed' as const },
    { ...carrier, state: 'passed' as const },
  ]
  expect(summarise([home], tests)).toEqual({
    lines: ['HOME: 1 of 1', 'requirements: 1, with a test: 1, without: 0'],
    proven: true,
  })
})

test.each(['failed', 'skipped'] as const)(
  'a requirement whose only test was %s is named with it',
  (state) => {
    expect(summarise([home], [{ ...carrier, state }])).toEqual({
      lines: [
        'HOME: 0 of 1',
        `  without: HOME-01 (${state}: home.test.ts "a couple sees it")`,
        'requirements: 1, with a test: 0, without: 1',
      ],
      proven: false,
    })
  },
)

test('an id on a test that no requirement has is an error', () => {
  const stray = { ...carrier, ids: ['HOME-01', 'HOME-99'], state: 'passed' as const }
  const { lines, proven } = summarise([home], [stray])
  expect(lines[0]).toBe('ERROR: no requirement HOME-99: home.test.ts "a couple sees it"')
  expect(proven).toBe(false)
})
