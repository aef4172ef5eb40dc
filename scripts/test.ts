import { mkdirSync } from 'node:fs'
import { buildConsole } from './steps/build-console.ts'
import { buildWeb } from './steps/build-web.ts'
import { type Count, countPlaywright, countVitest } from './steps/count-tests.ts'
import { cutSamplePhotos } from './steps/cut-sample-photos.ts'
import { ensureBrowser } from './steps/ensure-browser.ts'
import { root } from './steps/root.ts'
import { mustRun, run } from './steps/run.ts'
import { scratchFolder } from './steps/scratch-folder.ts'
import { startPostgres } from './steps/start-postgres.ts'

const reports = `${root}.cache/reports`
mkdirSync(reports, { recursive: true })
const counts: Count[] = []

await buildWeb()
await buildConsole()
await mustRun('node', ['scripts/budget/check-budget.ts'], { cwd: root })
await cutSamplePhotos()
counts.push(await runVitest('all', [], {}))
counts.push(await runOnPostgres())
counts.push(await runBrowser())

const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0)
if (sum('skipped')) console.warn(`SKIPPED: ${sum('skipped')}, named above`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') ? 1 : 0

async function runVitest(name: string, args: string[], env: Record<string, string>): Promise<Count> {
  const report = `${reports}/vitest-${name}.json`
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run('vitest', ['run', ...args, ...reporters], {
    cwd: root,
    env: { ...process.env, TMPDIR: scratchFolder(), ...env },
  })
  return countVitest(report, code)
}

async function runOnPostgres(): Promise<Count> {
  const postgres = process.env.TEST_DATABASE_URL
    ? { url: process.env.TEST_DATABASE_URL, stop: async () => {} }
    : await startPostgres()
  if (!postgres) {
    console.warn(
      'SKIPPED: the server suite on a real PostgreSQL; none is installed and none can be installed here.',
    )
    return { passed: 0, failed: 0, skipped: 1 }
  }
  try {
    return await runVitest('postgres', ['--project', 'server'], { TEST_DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
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
