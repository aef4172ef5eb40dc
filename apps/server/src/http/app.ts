import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Services } from '../infra/services.ts'
import type { RateLimits } from './rate-limits.ts'

/** What binding routes needs. */
export interface Http {
  app: FastifyInstance
  services: Services
  config: Config
  rateLimits: RateLimits
}
