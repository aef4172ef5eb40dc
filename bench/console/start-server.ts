import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Client, createClient, operatorLogin } from '@ever-after/contract'

const port = 18_090
const password = 'only for this measurement'

export interface BenchServer {
  origin: string
  token: string
  /** Calls it as an operator. */
  call: Client
  stop: () => Promise<void>
}

/** Starts the product on an empty data folder and logs an operator in. */
export async function startServer(): Promise<BenchServer> {
  const origin = `http://127.0.0.1:${port}`
  const dataFolder = await mkdtemp(join(tmpdir(), 'ever-after-bench-'))
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataFolder,
      OPERATOR_PASSWORD: password,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await untilReady(child)
  const baseUrl = `${origin}/api`
  const { token } = await createClient({ baseUrl })(operatorLogin, { body: { password } })
  return {
    origin,
    token,
    call: createClient({ baseUrl, token: () => token }),
    async stop() {
      child.kill('SIGTERM')
      await new Promise((resolve) => child.once('exit', resolve))
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

async function untilReady(child: ChildProcess): Promise<void> {
  for await (const chunk of child.stdout ?? []) if (String(chunk).includes('ready http')) return
  throw new Error('The server ended before it was ready.')
}
