import { defineConfig } from '@playwright/test'
import journeys from '../../playwright.config.ts'
import { root } from '../../scripts/steps/root.ts'

const servers = [journeys.webServer ?? []].flat()

/** The browser of the journeys and one of their servers, which draws real pictures: looking instead of testing. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: 'take-pictures.ts',
  outputDir: `${root}.cache/gallery`,
  timeout: 180_000,
  workers: 1,
  use: { ...journeys.use, contextOptions: {} },
  webServer: servers
    .slice(0, 1)
    .map((server) => ({ ...server, cwd: root, env: { ...server.env, ENGINE: 'studio' } })),
})
