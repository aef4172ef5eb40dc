import { existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { createEnginePool } from '@ever-after/engine'
import { composeServer } from '../../apps/server/src/compose-server.ts'
import { type Config, readConfig } from '../../apps/server/src/config.ts'
import { systemClock } from '../../apps/server/src/infra/clock.ts'
import { createLog } from '../../apps/server/src/infra/log/create-log.ts'
import { systemRandom } from '../../apps/server/src/infra/random.ts'
import type { Services } from '../../apps/server/src/infra/services.ts'
import { runServer } from '../../apps/server/src/run-server.ts'
import { freshDatabase } from '../../apps/server/src/testing/fresh-database.ts'
import { createLightEngine } from '../../apps/server/src/testing/light-engine.ts'
import { type ControlCommand, carryOut } from './control-commands.ts'

// The real server, and beside it a port of this machine only through which a journey grants and spends: the embedded
// database lives inside this process.
const { CONTROL_PORT, ENGINE, SWEEP_EVERY_MS, ...env } = process.env

if (env.DATA_DIR && !existsSync(env.DATA_DIR)) await prepareDatabase(env.DATA_DIR)
const light = createLightEngine()
const server = await runServer({
  readConfig: readSweptConfig,
  compose: (config) =>
    composeServer({
      config,
      engine: ENGINE === 'light' ? light : createEnginePool({ size: config.engineProcesses ?? 1 }),
      clock: systemClock,
      random: systemRandom,
      log: createLog(config.logLevel),
    }),
})
if (server) listenForCommands(server.services)

/** What is due is looked for as often as a journey has patience. */
function readSweptConfig(): Config {
  const config = readConfig(env)
  if (SWEEP_EVERY_MS) config.settings.sweepEveryMs = Number(SWEEP_EVERY_MS)
  return config
}

/** A copy of one that has its schema is ready at once. */
async function prepareDatabase(folder: string): Promise<void> {
  const { dataFolder, remove } = await freshDatabase()
  await cp(dataFolder, folder, { recursive: true })
  await remove()
}

function listenForCommands(services: Services): void {
  const control = createServer(async (request, response) => {
    try {
      const units = await carryOut({ services, light }, await readCommand(request))
      response.end(JSON.stringify({ units }))
    } catch (error) {
      response.writeHead(400).end(String(error))
    }
  })
  control.listen(Number(CONTROL_PORT), '127.0.0.1', () => process.send?.('ready'))
}

/** Only the steps beside this file speak on this port, and they send this type. */
async function readCommand(request: IncomingMessage): Promise<ControlCommand> {
  return (await json(request)) as ControlCommand
}
