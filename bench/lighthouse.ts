import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from '../scripts/steps/ensure-browser.ts'
import { mustRun } from '../scripts/steps/run.ts'
import { type Goal, goals, type Measures, missesOf } from './lighthouse/goals.ts'
import { openProfile } from './lighthouse/open-profile.ts'
import { medianOf, readReport } from './lighthouse/read-report.ts'

const [origin = 'http://localhost:8080', only] = process.argv.slice(2)
const runs = 3
const chromeFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const browser = await ensureBrowser()
const reports = await mkdtemp(join(tmpdir(), 'ever-after-lighthouse-'))
const missed: string[] = []
for (const goal of goals.filter(({ name }) => !only || name === only)) {
  const measured: Measures[] = []
  for (let run = 0; run < runs; run++) measured.push(await insist(() => measure(goal, run)))
  const median = medianOf(measured)
  console.table({ ...measured, median })
  missed.push(...missesOf(goal, median).map((miss) => `${goal.name}: ${miss}`))
}
await rm(reports, { recursive: true })
console.log(`load average ${loadavg()[0].toFixed(1)}`)
for (const miss of missed) console.error(miss)
process.exitCode = missed.length ? 1 : 0

/** Lighthouse now and then loses the trace of a page load (NO_NAVSTART); such a run is made again. */
async function insist<T>(attempt: () => Promise<T>, left = 2): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    if (!left) throw error
    return insist(attempt, left - 1)
  }
}

async function measure({ name, path, isApp }: Goal, run: number): Promise<Measures> {
  const file = join(reports, `${name}-${run}.json`)
  const profile = isApp
    ? await openProfile({ origin, executablePath: browser, flags: chromeFlags })
    : undefined
  const flags = [...chromeFlags, ...(profile ? [`--user-data-dir=${profile}`] : [])]
  await mustRun(
    'npx',
    [
      '--yes',
      'lighthouse@13.5.0',
      origin + path,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${flags.join(' ')}`,
      ...(profile ? ['--disable-storage-reset'] : []),
    ],
    { env: { ...process.env, ...(browser && { CHROME_PATH: browser }) } },
  )
  if (profile) await rm(profile, { recursive: true, force: true })
  return readReport(JSON.parse(await readFile(file, 'utf8')))
}
