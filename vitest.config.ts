import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))
const requirementIds = [
  ...readFileSync(`${root}docs/requirements.md`, 'utf8').matchAll(/^- \*\*([A-Z]+-?\d+)\*\*/gm),
].map(([, id]) => id)

const serverTests = 'apps/server/src/**/*.test.ts'
const onlyOnServer = 'apps/server/src/**/*.postgres.test.ts'

export default defineConfig({
  test: {
    tags: [
      {
        name: 'slow',
        description: 'takes seconds, alone or with its file; `npm run verify` leaves it out',
      },
      {
        name: 'postgres',
        description:
          'locks, concurrency or the driver may make a difference; `npm test` runs it on PostgreSQL, too',
      },
      ...requirementIds.map((name) => ({ name })),
    ],
    maxWorkers: 3,
    isolate: false,
    // What a passing test prints is expected; of a failed one everything is shown.
    silent: 'passed-only',
    // Vitest's second is too short for a busy machine; what never comes fails all the same.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'packages',
          setupFiles: ['./vitest.setup.ts'],
          hookTimeout: 300_000,
          include: [
            'packages/{contract,art,engine}/src/**/*.test.ts',
            'packages/art/blender/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          testTimeout: 120_000,
          pool: 'forks',
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          setupFiles: ['./vitest.setup.ts'],
          ...(process.env.TEST_DATABASE_URL
            ? onPostgres()
            : { include: [serverTests], exclude: [onlyOnServer] }),
          testTimeout: 60_000,
          hookTimeout: 120_000,
          pool: 'forks',
        },
      },
      'apps/web/vitest.config.ts',
      'apps/console/vitest.config.ts',
    ],
  },
})

/** With FULL the whole suite; the faults of providers touch no other database than the rest does. */
function onPostgres(): { include: string[]; exclude: string[] } {
  if (process.env.FULL)
    return { include: [serverTests], exclude: ['apps/server/src/**/hosted-faults.test.ts'] }
  const marked = globSync(serverTests, { cwd: root }).filter((path) =>
    /^\/\/ @module-tag postgres$|'postgres'/m.test(readFileSync(`${root}${path}`, 'utf8')),
  )
  return { include: marked, exclude: [] }
}
