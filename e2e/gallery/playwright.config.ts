import { defineConfig } from '@playwright/test'
import journeys from '../../playwright.config.ts'
import { root } from '../../scripts/steps/root.ts'

/** The server and browser of the journeys, looking instead of testing. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: 'take-pictures.ts',
  outputDir: `${root}.cache/gallery`,
  timeout: 60_000,
  webServer: { ...serverOf(journeys.webServer), cwd: root },
})

function serverOf(server: typeof journeys.webServer) {
  if (!server || Array.isArray(server)) throw new Error('The journeys have one server.')
  return server
}
