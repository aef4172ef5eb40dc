import { type ChildProcess, spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createClient, registerDevice } from '@ever-after/contract'
import type { FreshDatabase } from './fresh-database.ts'

export interface ChildServer {
  origin: string
  output: string[]
  /** Ends the process without any warning, as a power failure or an out-of-memory kill does. */
  kill(): Promise<void>
  /** Asks it to end and answers its exit code. */
  stop(): Promise<number | null>
  newDevice(): Promise<{ token: string; call: ReturnType<typeof createClient> }>
  clientOf(token: string): ReturnType<typeof createClient>
}

const script = fileURLToPath(new URL('./serve-light.ts', import.meta.url))

/** A process that lives for seconds does not earn back what optimising the embedded database costs. */
const quickStart = ['--liftoff-only']

/** The whole server with the light engine in a process of its own. */
export async function startChildServer(
  { dataFolder, databaseUrl }: FreshDatabase,
  env: Record<string, string> = {},
): Promise<ChildServer> {
  const child = spawn(process.execPath, [...quickStart, script], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(tmpdir(), 'ever-after-compiled'),
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'error',
      // What ends with the process is one picture for each wish, unless a test says otherwise.
      PICTURES_PER_CHANGE: '1',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: string[] = []
  child.stderr.on('data', (chunk) => output.push(String(chunk)))
  const origin = await untilReady(child, output)
  const clientOf = (token: string) => createClient({ baseUrl: `${origin}/api`, token: () => token })
  return {
    origin,
    output,
    kill: async () => void (await end(child, 'SIGKILL')),
    stop: () => end(child, 'SIGTERM'),
    clientOf,
    async newDevice() {
      const body = { deviceId: `test-${crypto.randomUUID()}`, appVersion: '1' }
      const { token } = await clientOf('')(registerDevice, { body })
      return { token, call: clientOf(token) }
    },
  }
}

function untilReady(child: ChildProcess, output: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      output.push(String(chunk))
      const port = /serving on port (\w+)/.exec(output.join(''))?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    })
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output.join('')}`)))
  })
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve))
  child.kill(signal)
  return gone
}
