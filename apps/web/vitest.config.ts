import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'web',
    isolate: true,
    pool: 'vmThreads',
    maxWorkers: 3,
    root: import.meta.dirname,
    include: ['src/**/*.test.{ts,tsx}', '../../packages/ui/src/**/*.test.tsx'],
    environment: 'happy-dom',
    setupFiles: ['src/testing/setup.ts'],
    testTimeout: 20_000,
  },
})
