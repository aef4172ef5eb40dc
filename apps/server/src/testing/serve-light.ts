import type { AddressInfo } from 'node:net'
import { composeServer } from '../compose-server.ts'
import { readConfig } from '../config.ts'
import { systemClock } from '../infra/clock.ts'
import { createLog } from '../infra/log/create-log.ts'
import { systemRandom } from '../infra/random.ts'
import { runServer } from '../run-server.ts'
import { createLightEngine } from './light-engine.ts'

// The whole server with the light engine, as a process of its own that a test may kill. The engine's jobs take
// LIGHT_ENGINE_JOB_MS.
const { LIGHT_ENGINE_JOB_MS = '0', ...env } = process.env

const server = await runServer({
  readConfig: () => readConfig(env),
  compose: (config) =>
    composeServer({
      config,
      engine: createLightEngine({ jobMs: Number(LIGHT_ENGINE_JOB_MS) }),
      clock: systemClock,
      random: systemRandom,
      log: createLog(config.logLevel),
    }),
})
const address = server?.app.server.address() as AddressInfo | null
console.log(`serving on port ${address?.port ?? 'none'}`)
