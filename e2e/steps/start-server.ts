import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { root } from '../../scripts/steps/root.ts'
import { port as mainPort } from './ports.ts'

/** A second server beside the one of all journeys, for what that one must survive. */
export const secondPort = mainPort + 10
const folder = `${root}.cache/journeys/${mainPort}/second`
const startMs = 60_000

export interface SecondServer {
  /** Ends it at once, as when a machine loses its power. */
  kill(): Promise<void>
}

/** Starts the second server on what it had before, or on nothing when `isNew`. */
export async function startSecondServer({ isNew }: { isNew: boolean }): Promise<SecondServer> {
  if (isNew) await rm(folder, { recursive: true, force: true })
  const child = spawn(process.execPath, ['e2e/steps/serve.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(secondPort),
      CONTROL_PORT: String(secondPort + 1),
      DATA_DIR: folder,
      OPERATOR_PASSWORD: 'only for this test run',
      SAMPLE_PHOTOS_DIR: `${root}.cache/sample-photos`,
      BROWSER_REGISTRATIONS_PER_HOUR: '1000',
      LOG_LEVEL: 'fatal',
    },
  })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await ready()
  return {
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
  }
}

async function ready(): Promise<void> {
  const untilMs = Date.now() + startMs
  while (Date.now() < untilMs) {
    const answer = await fetch(`http://127.0.0.1:${secondPort}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('The second server did not get ready in a minute.')
}
