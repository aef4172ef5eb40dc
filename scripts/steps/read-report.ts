import { stripVTControlCharacters } from 'node:util'

export interface TestResult {
  title: string
  file: string
  ids: string[]
  state: 'passed' | 'failed' | 'skipped'
  /** Of a failed test, its first line. */
  message?: string
}

export interface Report {
  startedMs: number
  tests: TestResult[]
}

/** What a JSON report of Vitest or of Playwright says about each test. */
export function readReport(json: string): Report {
  const report: VitestReport | PlaywrightReport = JSON.parse(json)
  return 'testResults' in report ? readVitest(report) : readPlaywright(report)
}

function readVitest({ startTime, testResults }: VitestReport): Report {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(
      ({ fullName, tags, status, failureMessages = [] }): TestResult => ({
        title: fullName,
        file: name,
        ids: tags.filter(isId),
        state: status === 'passed' || status === 'failed' ? status : 'skipped',
        ...messageOf(failureMessages[0]),
      }),
    ),
  )
  const unread = testResults
    .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
    .map(({ name, message }) => ({
      title: 'the whole file',
      file: name,
      ids: [],
      state: 'failed' as const,
      ...messageOf(message),
    }))
  return { startedMs: startTime, tests: [...tests, ...unread] }
}

function readPlaywright({ stats, suites, errors = [] }: PlaywrightReport): Report {
  const outside = errors.map(({ message }) => ({
    title: 'outside of any test',
    file: 'e2e',
    ids: [],
    state: 'failed' as const,
    ...messageOf(message),
  }))
  return { startedMs: Date.parse(stats.startTime), tests: [...suites.flatMap(readSuite), ...outside] }
}

function readSuite({ specs, suites = [] }: PlaywrightSuite): TestResult[] {
  const own = specs.flatMap(({ title, file, tags, tests }) =>
    tests.map(({ results }) => ({
      title,
      file: `e2e/${file}`,
      ids: tags.map((tag) => tag.replace(/^@/, '')).filter(isId),
      state: stateOf(results.at(-1)?.status),
      ...messageOf(results.at(-1)?.error?.message),
    })),
  )
  return [...own, ...suites.flatMap(readSuite)]
}

function stateOf(status: string | undefined): TestResult['state'] {
  if (status === 'passed') return 'passed'
  return status === undefined || status === 'skipped' ? 'skipped' : 'failed'
}

function messageOf(text: string | undefined): { message?: string } {
  return text === undefined ? {} : { message: stripVTControlCharacters(text).split('\n', 1)[0] }
}

function isId(tag: string): boolean {
  return /^[A-Z]+-?\d+$/.test(tag)
}

interface VitestReport {
  startTime: number
  testResults: {
    name: string
    status?: string
    message?: string
    assertionResults: { fullName: string; status: string; tags: string[]; failureMessages?: string[] }[]
  }[]
}

interface PlaywrightReport {
  stats: { startTime: string }
  suites: PlaywrightSuite[]
  /** What failed outside of any test. */
  errors?: { message?: string }[]
}

interface PlaywrightSuite {
  specs: { title: string; file: string; tags: string[]; tests: { results: PlaywrightResult[] }[] }[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightResult {
  status?: string
  error?: { message?: string }
}
