import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { createEnginePool } from '@ever-after/engine'
import { composeServer } from '../../apps/server/src/compose-server.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { systemClock } from '../../apps/server/src/infra/clock.ts'
import { createLog } from '../../apps/server/src/infra/log/create-log.ts'
import { systemRandom } from '../../apps/server/src/infra/random.ts'
import type { Services } from '../../apps/server/src/infra/services.ts'
import { runServer } from '../../apps/server/src/run-server.ts'
import { type ControlCommand, carryOut } from './control-commands.ts'

// The real server, and beside it a port of this machine only through which a journey grants and spends: the embedded
// database lives inside this process.
const { CONTROL_PORT, ...env } = process.env

const server = await runServer({
  readConfig: () => readConfig(env),
  compose: (config) =>
    composeServer({
      config,
      engine: createEnginePool(config.engineProcesses ? { size: config.engineProcesses } : {}),
      clock: systemClock,
      random: systemRandom,
      log: createLog(config.logLevel),
    }),
})
if (server) listenForCommands(server.services)

function listenForCommands(services: Services): void {
  const control = createServer(async (request, response) => {
    try {
      const units = await carryOut(services, await readCommand(request))
      response.end(JSON.stringify({ units }))
    } catch (error) {
      response.writeHead(400).end(String(error))
    }
  })
  control.listen(Number(CONTROL_PORT), '127.0.0.1')
}

/** Only the steps beside this file speak on this port, and they send this type. */
async function readCommand(request: IncomingMessage): Promise<ControlCommand> {
  return (await json(request)) as ControlCommand
}
