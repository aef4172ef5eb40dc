import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { root } from '../../scripts/steps/root.ts'
import { port as ownPort, secondPort } from './ports.ts'
import { serverEnvironment } from './server-environment.ts'

export interface OwnServer {
  origin: string
  /** Ends it at once, as when a machine loses its power. */
  kill(): Promise<void>
}

/** Starts the second server on what it had before, or on nothing when `isNew`. */
export function startSecondServer(options: Pick<Start, 'isNew' | 'picturesPerChange'>): Promise<OwnServer> {
  return startServer({ name: 'second', port: secondPort, ...options })
}

interface Start {
  /** Of its folder. */
  name: string
  /** The one above it takes the commands of journeys. */
  port: number
  isNew: boolean
  isStudio?: boolean
  picturesPerChange?: number
}

/** Starts a server on what it had before, or on nothing when `isNew`. */
export async function startServer({ name, port, isNew, ...told }: Start): Promise<OwnServer> {
  const dataFolder = `${root}.cache/journeys/${ownPort}/${name}`
  if (isNew) await rm(dataFolder, { recursive: true, force: true })
  const child = fork('e2e/steps/serve.ts', {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...serverEnvironment({ port, dataFolder, ...told }), SWEEP_EVERY_MS: '2000' },
  })
  const gone = once(child, 'exit')
  const isReady = await Promise.race([once(child, 'message').then(() => true), gone.then(() => false)])
  if (!isReady) throw new Error(`The server at port ${port} ended before it was ready.`)
  return {
    origin: `http://127.0.0.1:${port}`,
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
  }
}
