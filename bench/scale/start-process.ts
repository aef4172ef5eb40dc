import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface Running {
  origin: string
  pid: number
  stop(): Promise<void>
}

const scripts = {
  product: fileURLToPath(new URL('../../apps/server/src/testing/serve-light.ts', import.meta.url)),
  bare: fileURLToPath(new URL('../../apps/server/src/testing/serve-bare.ts', import.meta.url)),
}

/** Starts the product with the light engine, or a bare route, as a process of its own. */
export async function startProcess(
  what: keyof typeof scripts,
  env: Record<string, string>,
): Promise<Running> {
  const child = spawn(process.execPath, [scripts[what]], {
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'error',
      PICTURES_PER_CHANGE: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const origin = await untilServing(child)
  return {
    origin,
    pid: child.pid ?? 0,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGINT')
      await gone
    },
  }
}

function untilServing(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (chunk) => {
      said += String(chunk)
      const port = /serving on port (\w+)/.exec(said)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    })
    child.once('exit', (code) => reject(new Error(`The process ended with ${code}: ${said}`)))
  })
}
