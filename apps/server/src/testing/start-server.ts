import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { type Client, createClient, operatorLogin, registerDevice } from '@ever-after/contract'
import type { EnginePool } from '@ever-after/engine'
import type { Logger } from 'pino'
import { type ComposedServer, composeServer } from '../compose-server.ts'
import { type Config, readConfig } from '../config.ts'
import { createLog } from '../infra/log/create-log.ts'
import { systemRandom } from '../infra/random.ts'
import type { Services } from '../infra/services.ts'
import type { Settings } from '../settings.ts'
import { type FreshDatabase, freshDatabase } from './fresh-database.ts'
import { createLightEngine, type LightEngine } from './light-engine.ts'
import { createTestClock, type TestClock } from './test-clock.ts'

export const operatorPassword = 'a password for tests'

export interface TestDevice {
  token: string
  installationId: string
  call: Client
}

export interface TestServer {
  origin: string
  services: Services
  /** Health and metrics alone, where OPERATIONS_PORT is set. */
  operations: ComposedServer['operations']
  engine: LightEngine
  clock: TestClock
  generatedPassword: string | undefined
  anonymous: Client
  clientOf(token: string): Client
  newDevice(installationId?: string): Promise<TestDevice>
  /** A client with the operator's token. */
  operator(): Promise<TestDevice>
  /** fetch below the server's origin. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  close(): Promise<void>
}

export interface TestServerOptions {
  config?: Partial<Config>
  settings?: Partial<Settings>
  /** Instead of the light engine. */
  engine?: EnginePool
  /** To start again on the database of a server that was closed; its owner removes it. */
  database?: FreshDatabase
  env?: Record<string, string>
  log?: Logger
}

/** Starts the whole server on a port of its own, with a fresh database and the light engine. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = options.database ?? (await freshDatabase())
  const engine = createLightEngine()
  const clock = createTestClock()
  const given = readConfig({
    NODE_ENV: 'test',
    STORE: 'none',
    OPERATOR_PASSWORD: operatorPassword,
    ...options.env,
  })
  const config: Config = {
    ...given,
    dataFolder: database.dataFolder,
    databaseUrl: database.databaseUrl,
    ...options.config,
    settings: {
      ...given.settings,
      picturesPerChange: 1,
      sweepEveryMs: 3_600_000,
      progressEveryMs: 20,
      ...options.settings,
    },
  }
  const log = options.log ?? createLog(process.env.TEST_LOG_LEVEL ?? 'silent')
  const server = await composeServer({
    config,
    engine: options.engine ?? engine,
    clock,
    random: systemRandom,
    log,
  })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.app.server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const baseUrl = `${origin}/api`
  const anonymous = createClient({ baseUrl })
  const clientOf = (token: string) => createClient({ baseUrl, token: () => token })

  return {
    origin,
    services: server.services,
    operations: server.operations,
    engine,
    clock,
    generatedPassword: server.generatedPassword,
    anonymous,
    clientOf,
    async newDevice(installationId = `test-${randomUUID()}`) {
      const { token } = await anonymous(registerDevice, {
        body: { deviceId: installationId, appVersion: '1.0' },
      })
      return { token, installationId, call: clientOf(token) }
    },
    async operator() {
      const { token } = await anonymous(operatorLogin, { body: { password: operatorPassword } })
      return { token, installationId: '', call: clientOf(token) }
    },
    fetch: (path, init) => fetch(`${origin}${path}`, init),
    async close() {
      await server.close()
      if (!options.database) await database.remove()
    },
  }
}
