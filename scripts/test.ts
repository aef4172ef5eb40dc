import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildConsole } from './steps/build-console.ts'
import { buildWeb } from './steps/build-web.ts'
import { type Count, countPlaywright, countVitest, unhandledBeside } from './steps/count-tests.ts'
import { cutSamplePhotos } from './steps/cut-sample-photos.ts'
import { ensureBrowser } from './steps/ensure-browser.ts'
import { root } from './steps/root.ts'
import { mustRun, run } from './steps/run.ts'
import { scratchFolder } from './steps/scratch-folder.ts'
import { startPostgres } from './steps/start-postgres.ts'

const { values } = parseArgs({
  options: {
    /** Everything in full depth. */
    full: { type: 'boolean' },
    /** With ten minutes of chaos. */
    chaos: { type: 'boolean' },
  },
})
if (values.full) process.env.FULL = '1'
if (values.chaos) process.env.CHAOS = '1'

/** The tag of what runs on PostgreSQL, too. */
const onServer = 'postgres'
const reports = `${root}.cache/reports`
// A run that ends before its report leaves none of an earlier one.
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

await buildWeb()
await buildConsole()
await mustRun('node', ['scripts/budget/check-budget.ts'], { cwd: root })
await cutSamplePhotos()
// Either leaves the processors idle often enough for the other; the browser's tests do not.
const counts = [...(await Promise.all([runAll(), runOnPostgres()])), await runBrowser()]

const sum = (key: 'passed' | 'failed' | 'skipped') => counts.reduce((total, count) => total + count[key], 0)
for (const failure of counts.flatMap(({ failures }) => failures)) console.log(`FAILED: ${failure}`)
if (sum('skipped')) console.warn(`SKIPPED: ${sum('skipped')}, named above`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') ? 1 : 0

async function runAll(): Promise<Count> {
  const report = `${reports}/vitest-all.json`
  const code = await run('vitest', vitestArgs(report), { cwd: root, env: vitestEnv(report) })
  return countVitest(report, code)
}

/** What it prints is shown at its end, so that it does not mix with what runs beside it. */
async function runOnPostgres(): Promise<Count> {
  const postgres = process.env.TEST_DATABASE_URL
    ? { url: process.env.TEST_DATABASE_URL, stop: async () => {} }
    : await startPostgres()
  if (!postgres) {
    console.warn(
      'SKIPPED: the server suite on a real PostgreSQL; none is installed and none can be installed here.',
    )
    return { passed: 0, failed: 0, skipped: 1, failures: [] }
  }
  const [report, log] = [`${reports}/vitest-postgres.json`, `${reports}/vitest-postgres.log`]
  const output = openSync(log, 'w')
  try {
    const chosen = values.full ? [] : [`--tags-filter=${onServer}`]
    const code = await run(
      'vitest',
      [...vitestArgs(report), '--project=server', '--maxWorkers=1', ...chosen],
      {
        cwd: root,
        env: { ...vitestEnv(report), TEST_DATABASE_URL: postgres.url },
        stdio: ['ignore', output, output],
      },
    )
    return countVitest(report, code, values.full ? undefined : onServer)
  } finally {
    closeSync(output)
    console.log(`on PostgreSQL:\n${readFileSync(log, 'utf8')}`)
    await postgres.stop()
  }
}

function vitestArgs(report: string): string[] {
  const reporters = ['dot', 'json', './scripts/steps/report-unhandled.ts']
  return ['run', ...reporters.map((reporter) => `--reporter=${reporter}`), `--outputFile.json=${report}`]
}

function vitestEnv(report: string): NodeJS.ProcessEnv {
  const { TEST_DATABASE_URL: _, ...env } = process.env
  return { ...env, TMPDIR: scratchFolder(), UNHANDLED_REPORT: unhandledBeside(report) }
}

async function runBrowser(): Promise<Count> {
  const report = `${reports}/playwright.json`
  const browser = await ensureBrowser()
  const env = {
    ...process.env,
    ...(browser && { CHROMIUM_PATH: browser }),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  }
  const code = await run('playwright', ['test', '--reporter=line,json'], { cwd: root, env })
  return countPlaywright(report, code)
}
