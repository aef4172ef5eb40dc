import type { AddressInfo } from 'node:net'
import { composeServer } from '../compose-server.ts'
import { readConfig } from '../config.ts'
import { systemClock } from '../infra/clock.ts'
import { createLog } from '../infra/log.ts'
import { systemRandom } from '../infra/random.ts'
import { startUpLines } from '../start-up-lines.ts'
import { createLightEngine } from './light-engine.ts'

// The whole server with the light engine, as a process of its own that a test may kill. The engine's jobs take
// LIGHT_ENGINE_JOB_MS.
const { LIGHT_ENGINE_JOB_MS = '0', ...env } = process.env
const config = readConfig(env)
const engine = createLightEngine({ jobMs: Number(LIGHT_ENGINE_JOB_MS) })
const log = createLog(config.logLevel)
const server = await composeServer({ config, engine, clock: systemClock, random: systemRandom, log })
await server.app.listen({ host: config.host, port: config.port })
for (const line of startUpLines(config, server.generatedPassword)) console.log(line)
console.log(`listening on port ${(server.app.server.address() as AddressInfo).port}`)
process.on('SIGTERM', async () => {
  await server.close()
  process.exit(0)
})
