import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const requirementIds = [
  ...readFileSync(new URL('docs/requirements.md', import.meta.url), 'utf8').matchAll(
    /^- \*\*([A-Z]+-\d+)\*\*/gm,
  ),
].map(([, id]) => id)

export default defineConfig({
  test: {
    tags: requirementIds.map((name) => ({ name })),
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'packages',
          hookTimeout: 300_000,
          include: ['packages/{contract,art,engine}/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          testTimeout: 120_000,
          pool: 'forks',
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          pool: 'forks',
        },
      },
      'apps/web/vitest.config.ts',
    ],
  },
})
