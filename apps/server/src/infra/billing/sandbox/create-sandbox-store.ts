import { timingSafeEqual } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify'
import type { Logger } from 'pino'
import type { Clock } from '../../clock.ts'
import { isFromThisMachine } from '../../from-this-machine.ts'
import type { Random } from '../../random.ts'
import { answerRefusals } from './answer-refusal.ts'
import { serveControlRoutes } from './control-routes.ts'
import { openDesk } from './open-desk.ts'
import { servePublicRoutes } from './public-routes.ts'
import { serveSecretRoutes } from './secret-routes.ts'

export interface SandboxStore {
  /** Where the server asks, as it would ask RevenueCat. */
  baseUrl: string
  /** What browsers buy with; to be registered below /sandbox-store of the server that is told what happens. */
  browserRoutes: FastifyPluginAsync
  /** The clock that everybody has to go by, since it can be moved. */
  clock: Clock
  close(): Promise<void>
}

export interface SandboxStoreParts {
  /** Undefined keeps everything in memory only. */
  folder: string | undefined
  isProduction: boolean
  secretKey: string
  projectId: string
  webhookAuthorization: string
  clock: Clock
  random: Random
  log: Logger
  /** Waiting times before an event that was not taken is told again. */
  retryDelaysMs?: readonly number[]
}

const loopback = '127.0.0.1'
const webhookPath = '/api/webhooks/revenuecat'

/** Opens the store and listens for the server's questions on a loopback port; refuses in production. */
export async function createSandboxStore(parts: SandboxStoreParts): Promise<SandboxStore> {
  if (parts.isProduction)
    throw new Error('The sandbox store gives purchases away; it does not run in production.')
  let serverPort: number | undefined
  const address = () => serverPort && `http://${loopback}:${serverPort}${webhookPath}`
  const desk = await openDesk({ ...parts, address: () => address() || undefined })

  const rest = Fastify({ routerOptions: { maxParamLength: 1500 } })
  answerRefusals(rest)
  requireKey(rest, parts.secretKey)
  servePublicRoutes(rest, desk)
  serveSecretRoutes(rest, desk, parts.projectId)
  await rest.listen({ host: loopback, port: 0 })

  return {
    baseUrl: `http://${loopback}:${portOf(rest)}`,
    clock: desk.clock,
    browserRoutes: async (app) => {
      answerRefusals(app)
      refuseOthers(app)
      servePublicRoutes(app, desk)
      serveControlRoutes(app, desk)
      app.addHook('onListen', async () => {
        serverPort = portOf(app)
        void desk.told()
      })
    },
    async close() {
      await desk.close()
      await rest.close()
    },
  }
}

/** It gives purchases away and moves the product's clock: nothing for a network. */
function refuseOthers(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isFromThisMachine(request.raw))
      return reply
        .status(403)
        .send({ code: 'forbidden', message: 'The sandbox store serves its own machine only.' })
  })
}

function requireKey(app: FastifyInstance, secretKey: string): void {
  const expected = Buffer.from(`Bearer ${secretKey}`)
  app.addHook('onRequest', async ({ headers }, reply) => {
    const given = Buffer.from(headers.authorization ?? '')
    if (given.length === expected.length && timingSafeEqual(given, expected)) return
    return reply.status(401).send({ code: 7225, message: 'Invalid API Key.' })
  })
}

function portOf({ server }: FastifyInstance): number {
  // A server that listens on a port has an address of this kind.
  return (server.address() as AddressInfo).port
}
