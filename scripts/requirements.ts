import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { relative } from 'node:path'
import { listRequirements } from './requirements/list-requirements.ts'
import { summarise } from './requirements/summarise.ts'
import { type Report, readReport } from './steps/read-report.ts'
import { root } from './steps/root.ts'

const makeReports = '`npm run test:full` makes it (`npm test` does, in short form)'
const reports = ['vitest-all.json', 'vitest-postgres.json', 'playwright.json'].map(
  (name) => `.cache/reports/${name}`,
)
const newest = newestSource()

const tests = reports.flatMap((path) => read(path)?.tests ?? [])
const requirements = listRequirements(readFileSync(`${root}docs/requirements.md`, 'utf8'))
const { lines, proven } = summarise(
  requirements,
  tests.map((test) => ({ ...test, file: test.file.startsWith('/') ? relative(root, test.file) : test.file })),
)
for (const line of lines) console.log(line)
process.exitCode = proven ? 0 : 1

function read(path: string): Report | undefined {
  if (!existsSync(root + path)) return void console.warn(`MISSING: ${path}; ${makeReports}`)
  const report = readReport(readFileSync(root + path, 'utf8'))
  if (report.startedMs < newest.changedMs)
    console.warn(`STALE: ${path} is older than ${newest.path}; ${makeReports}`)
  return report
}

function newestSource(): { path: string; changedMs: number } {
  const sources = globSync('{apps,packages,e2e,scripts,bench}/**/*.{ts,tsx,css,html}', {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|\.cache)(\/|$)/.test(path),
  })
  return sources
    .map((path) => ({ path, changedMs: statSync(root + path).mtimeMs }))
    .reduce((newest, source) => (source.changedMs > newest.changedMs ? source : newest))
}
