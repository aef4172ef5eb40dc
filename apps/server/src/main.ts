import { createEnginePool } from '@ever-after/engine'
import { composeServer } from './compose-server.ts'
import { readConfig } from './config.ts'
import { systemClock } from './infra/clock.ts'
import { createLog } from './infra/log/create-log.ts'
import { systemRandom } from './infra/random.ts'
import { runServer } from './run-server.ts'

await runServer({
  readConfig: () => readConfig(process.env),
  compose: (config) =>
    composeServer({
      config,
      engine: createEnginePool(config.engineProcesses ? { size: config.engineProcesses } : {}),
      clock: systemClock,
      random: systemRandom,
      log: createLog(config.logLevel),
    }),
})
