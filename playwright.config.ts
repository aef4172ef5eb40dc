import { defineConfig } from '@playwright/test'
import { port, portOf, shellPortOf, workers } from './e2e/steps/ports.ts'
import { serverEnvironment } from './e2e/steps/server-environment.ts'

const chromium = process.env.CHROMIUM_PATH

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  // Of each port its own, so that two runs at once do not tread on each other.
  outputDir: `.cache/journeys/${portOf(0)}/results`,
  // These end what hangs; how fast something is, the benches say.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  workers,
  forbidOnly: Boolean(process.env.CI),
  // Journeys that repeat by another way what one of the others shows.
  ...(!process.env.FULL && { grepInvert: /@full\b/ }),
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    actionTimeout: 60_000,
    viewport: { width: 390, height: 844 },
    screenshot: 'only-on-failure',
    // A journey sees the network, not what an earlier page of it kept; one that is about that allows them.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: Array.from({ length: workers }, (_, worker) => serverOf(worker)),
})

function serverOf(worker: number) {
  const dataFolder = `.cache/journeys/${portOf(worker)}/data`
  return {
    command: `rm -rf ${dataFolder} && exec node e2e/steps/serve.ts`,
    url: `http://127.0.0.1:${portOf(worker)}/readyz`,
    timeout: 120_000,
    stdout: 'ignore' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
    env: {
      ...serverEnvironment({ port: portOf(worker), dataFolder }),
      CORS_ORIGINS: `http://127.0.0.1:${shellPortOf(worker)}`,
      LOG_LEVEL: 'warn',
    },
  }
}
