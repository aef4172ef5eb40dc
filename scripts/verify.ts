import { performance } from 'node:perf_hooks'
import { root } from './steps/root.ts'
import { run } from './steps/run.ts'
import { scratchFolder } from './steps/scratch-folder.ts'

const steps: [string, string, string[]][] = [
  ['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  ['types', 'tsc', typesOf('.')],
  ['types of the app', 'tsc', typesOf('apps/web')],
  ['types of the console', 'tsc', typesOf('apps/console')],
  ['types of the journeys', 'tsc', typesOf('e2e')],
  ['boundaries', 'node', ['scripts/check-boundaries.ts']],
  ['unused code', 'knip', ['--no-progress']],
  ['docs', 'node', ['scripts/check-docs.ts']],
  ['workflows', 'node', ['scripts/check-workflows.ts']],
  ['build', 'node', ['scripts/build.ts']],
  ['weights', 'node', ['scripts/budget/check-budget.ts']],
  ['unit tests', 'vitest', ['run', '--reporter=dot', '--tags-filter=!slow']],
]

const env = { ...process.env, TMPDIR: scratchFolder() }
const failed: string[] = []
for (const [name, command, args] of steps) {
  const startedMs = performance.now()
  const code = await run(command, args, { cwd: root, env })
  console.log(
    `${code === 0 ? 'ok' : 'FAILED'}  ${name}  ${((performance.now() - startedMs) / 1000).toFixed(1)} s`,
  )
  if (code !== 0) failed.push(name)
}

if (failed.length) console.error(`verify failed: ${failed.join(', ')}`)
process.exitCode = failed.length ? 1 : 0

/** A project of which only what has changed since the last run is looked at. */
function typesOf(project: string): string[] {
  const kept = `.cache/types/${project === '.' ? 'root' : project.replace('/', '-')}.tsbuildinfo`
  return ['-p', project, '--incremental', '--tsBuildInfoFile', kept]
}
