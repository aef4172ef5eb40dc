import { defineConfig } from '@playwright/test'
import { controlPort, operatorPassword, port, shellOrigin } from './e2e/steps/ports.ts'

// Of each port its own, so that two runs at once do not tread on each other.
const folder = `.cache/journeys/${port}`
const chromium = process.env.CHROMIUM_PATH

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  outputDir: `${folder}/results`,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    actionTimeout: 30_000,
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
    command: `rm -rf ${folder}/data && exec node e2e/steps/serve.ts`,
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 60_000,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      CONTROL_PORT: String(controlPort),
      DATA_DIR: `${folder}/data`,
      OPERATOR_PASSWORD: operatorPassword,
      CORS_ORIGINS: shellOrigin,
      SAMPLE_PHOTOS_DIR: '.cache/sample-photos',
      BROWSER_REGISTRATIONS_PER_HOUR: '1000',
      LOG_LEVEL: 'warn',
    },
  },
})
