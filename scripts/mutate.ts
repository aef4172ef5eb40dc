import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { drawFiles } from './mutate/draw-files.ts'
import { tableOf } from './mutate/score-table.ts'
import { root } from './steps/root.ts'

/** Where mutants may be made, and the workspace whose tests judge them. */
const workspaces = {
  'apps/web/src': 'apps/web',
  'apps/console/src': 'apps/console',
  'apps/server/src/domain': 'apps/server',
  'packages/contract/src': 'packages/contract',
  'packages/engine/src': 'packages/engine',
}

/** What the engine decides by numbers alone; what draws is judged by its pictures. */
const engineDecisions = globSync(
  [
    'chain/**/*.ts',
    'check/{match-people,skin-in-light}.ts',
    'compose/place/*.ts',
    'compose/{box,choose-attire,choose-cut}.ts',
    'garment/{judge-*,light-shown-as,split-skin}.ts',
    'pool/{kept-photos,task-queue}.ts',
    'spec/*.ts',
    'understand/{choose-face,coach,crop-metrics,eye-light,face-scale,fit-frame,hair-length,headwear}.ts',
  ].map((files) => `packages/engine/src/${files}`),
  { cwd: root },
)

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { lines: { type: 'string' }, seed: { type: 'string', default: '1' } },
})
const [folder] = positionals
const workspace = Object.entries(workspaces).find(([source]) => `${folder}/`.startsWith(`${source}/`))?.[1]
if (!folder || !workspace) {
  console.error(
    `npm run mutate -- <folder> [--lines 300 --seed 1]\nThe folder lies below ${Object.keys(workspaces).join(', ')}.`,
  )
  process.exit(2)
}

const isBrowser = /^apps\/(web|console)$/.test(workspace)
const all = globSync(`${folder}/**/*.{ts,tsx}`, {
  cwd: root,
  exclude: ['**/*.test.*', '**/testing/**', '**/*copy.ts', '**/languages/de/**'],
}).filter((file) => workspace !== 'packages/engine' || engineDecisions.includes(file))
const files = values.lines
  ? drawFiles(all, { lines: Number(values.lines), seed: Number(values.seed), linesOf })
  : all

const stryker = new Stryker({
  mutate: files,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.config.ts', pool: isBrowser ? 'vmThreads' : 'forks' },
  ...(!isBrowser && workspace !== 'packages/contract' && { testFiles: besides(files) }),
  coverageAnalysis: 'perTest',
  // A mutant of what runs once at import would need every test file anew.
  ignoreStatic: true,
  concurrency: 2,
  tempDirName: '.cache/mutation',
  ignorePatterns: ['.data', 'docs/images'],
  // TypeScript 7 has no JavaScript interface with which the settings could be rewritten.
  tsconfigFile: 'none',
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: '.cache/reports/mutation.json' },
})
const results = await stryker.runMutationTest()
console.log(tableOf(results, folder))

function linesOf(file: string): number {
  return readFileSync(root + file, 'utf8').split('\n').length
}

// Nearly every test of the server starts all of it, and many of the engine load models:
// there, only tests beside the code judge, of the engine the quick ones.
function besides(files: readonly string[]): string[] {
  const folders = [...new Set(files.map((file) => dirname(file)))]
  const isSlow = (file: string) => readFileSync(root + file, 'utf8').startsWith('// @module-tag slow')
  return globSync(
    folders.map((name) => `${name}/*.test.ts`),
    { cwd: root },
  ).filter((file) => workspace !== 'packages/engine' || !isSlow(file))
}
