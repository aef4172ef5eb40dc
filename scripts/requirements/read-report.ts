export interface TestResult {
  title: string
  file: string
  ids: string[]
  state: 'passed' | 'failed' | 'skipped'
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
      ({ fullName, tags, status }): TestResult => ({
        title: fullName,
        file: name,
        ids: tags.filter(isId),
        state: status === 'passed' || status === 'failed' ? status : 'skipped',
      }),
    ),
  )
  return { startedMs: startTime, tests }
}

function readPlaywright({ stats, suites }: PlaywrightReport): Report {
  return { startedMs: Date.parse(stats.startTime), tests: suites.flatMap(readSuite) }
}

function readSuite({ specs, suites = [] }: PlaywrightSuite): TestResult[] {
  const own = specs.flatMap(({ title, file, tags, tests }) =>
    tests.map(({ results }) => ({
      title,
      file: `e2e/${file}`,
      ids: tags.map((tag) => tag.replace(/^@/, '')).filter(isId),
      state: stateOf(results.at(-1)?.status),
    })),
  )
  return [...own, ...suites.flatMap(readSuite)]
}

function stateOf(status: string | undefined): TestResult['state'] {
  if (status === 'passed') return 'passed'
  return status === undefined || status === 'skipped' ? 'skipped' : 'failed'
}

function isId(tag: string): boolean {
  return /^[A-Z]+-?\d+$/.test(tag)
}

interface VitestReport {
  startTime: number
  testResults: {
    name: string
    assertionResults: { fullName: string; status: string; tags: string[] }[]
  }[]
}

interface PlaywrightReport {
  stats: { startTime: string }
  suites: PlaywrightSuite[]
}

interface PlaywrightSuite {
  specs: { title: string; file: string; tags: string[]; tests: { results: { status?: string }[] }[] }[]
  suites?: PlaywrightSuite[]
}
