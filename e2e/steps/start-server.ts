import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { root } from '../../scripts/steps/root.ts'
import { port as mainPort, operatorPassword } from './ports.ts'

/** A second server beside the one of all journeys, for what that one must survive. */
export const secondPort = mainPort + 10
const startMs = 60_000

export interface SecondServer {
  /** Ends it at once, as when a machine loses its power. */
  kill(): Promise<void>
}

/** Starts the second server on what it had before, or on nothing when `isNew`. */
export function startSecondServer({ isNew }: { isNew: boolean }): Promise<SecondServer> {
  return startServer({ name: 'second', port: secondPort, isNew })
}

interface Start {
  /** Of its folder. */
  name: string
  /** The one above it takes the commands of journeys. */
  port: number
  isNew: boolean
}

/** Starts a server on what it had before, or on nothing when `isNew`. */
export async function startServer({ name, port, isNew }: Start): Promise<SecondServer> {
  const folder = `${root}.cache/journeys/${mainPort}/${name}`
  if (isNew) await rm(folder, { recursive: true, force: true })
  const child = spawn(process.execPath, ['e2e/steps/serve.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      CONTROL_PORT: String(port + 1),
      DATA_DIR: folder,
      OPERATOR_PASSWORD: operatorPassword,
      SAMPLE_PHOTOS_DIR: `${root}.cache/sample-photos`,
      BROWSER_REGISTRATIONS_PER_HOUR: '1000',
      LOG_LEVEL: 'fatal',
    },
  })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const kill = async () => {
    child.kill('SIGKILL')
    await gone
  }
  try {
    await ready(port)
  } catch (error) {
    // It would keep the port from every journey after this one.
    await kill()
    throw error
  }
  return { kill }
}

async function ready(port: number): Promise<void> {
  const untilMs = Date.now() + startMs
  while (Date.now() < untilMs) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`The server at port ${port} did not get ready in a minute.`)
}
