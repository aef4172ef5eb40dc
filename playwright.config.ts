import { defineConfig } from '@playwright/test'

const port = 18_180
const chromium = process.env.CHROMIUM_PATH

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  outputDir: '.cache/playwright',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    actionTimeout: 15_000,
    viewport: { width: 390, height: 844 },
    screenshot: 'only-on-failure',
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
  webServer: {
    command: 'rm -rf .cache/journeys && exec node apps/server/src/main.ts',
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 60_000,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      DATA_DIR: '.cache/journeys',
      OPERATOR_PASSWORD: 'only for this test run',
      SAMPLE_PHOTOS_DIR: '.cache/sample-photos',
      BROWSER_REGISTRATIONS_PER_HOUR: '1000',
      LOG_LEVEL: 'warn',
    },
  },
})
