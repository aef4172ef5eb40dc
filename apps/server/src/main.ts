import { createEnginePool } from '@ever-after/engine'
import { composeServer } from './compose-server.ts'
import { readConfig } from './config.ts'
import { systemClock } from './infra/clock.ts'
import { createLog } from './infra/log.ts'
import { systemRandom } from './infra/random.ts'
import { startUpLines } from './start-up-lines.ts'

const config = readConfig(process.env)
const log = createLog(config.logLevel)
const engine = createEnginePool(config.engineProcesses ? { size: config.engineProcesses } : {})
const server = await composeServer({ config, engine, clock: systemClock, random: systemRandom, log })

if (config.role !== 'worker') await server.app.listen({ host: config.host, port: config.port })
for (const line of startUpLines(config, server.generatedPassword)) console.log(line)

let isStopping = false
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, async () => {
    if (isStopping) process.exit(1)
    isStopping = true
    log.info({ signal }, 'stopping')
    await server.close()
    process.exit(0)
  })
