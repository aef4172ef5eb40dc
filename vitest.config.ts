import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const requirementIds = [
  ...readFileSync(new URL('docs/requirements.md', import.meta.url), 'utf8').matchAll(
    /^- \*\*([A-Z]+-\d+)\*\*/gm,
  ),
].map(([, id]) => id)

export default defineConfig({
  test: {
    tags: [
      { name: 'slow', description: 'starts servers or draws many pictures; `npm run verify` leaves it out' },
      ...requirementIds.map((name) => ({ name })),
    ],
    maxWorkers: 2,
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'packages',
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
          include: ['apps/server/src/**/*.test.ts'],
          // Two databases for whatever asks one; the faults of providers, drawn by the real engine, are met once.
          exclude: process.env.TEST_DATABASE_URL
            ? ['apps/server/src/**/hosted-faults.test.ts']
            : ['apps/server/src/**/*.postgres.test.ts'],
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
