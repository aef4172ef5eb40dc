import {
  type Attempt,
  type ChainLink,
  createHostedEngine,
  createHostedModel,
  type EnginePool,
} from '@ever-after/engine'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { type ConfiguredLink, nameOfLink } from './config-engine.ts'
import { createSpending } from './domain/spending/index.ts'
import type { Clock } from './infra/clock.ts'
import type { Database } from './infra/database/database.ts'
import type { Random } from './infra/random.ts'

export interface EngineParts {
  /** The embedded engine: the studio, and the judge of what others draw. */
  pool: EnginePool
  config: Pick<Config, 'chains' | 'settings'>
  database: Database
  clock: Clock
  random: Random
  log: Logger
  /** Told of every try of a hosted model. */
  onAttempt: (attempt: Attempt) => void
}

/** The embedded engine alone, or behind the hosted models that the configuration names. */
export function composeEngine({
  pool,
  config: { chains, settings },
  database,
  clock,
  random,
  log,
  onAttempt,
}: EngineParts): EnginePool {
  if (Object.keys(chains).length === 0) return pool
  const budget = { usdPerDay: settings.hostedUsdPerDay, usdPerStyleAndDay: settings.hostedUsdPerStyleAndDay }
  return createHostedEngine({
    pool,
    chains: Object.fromEntries(Object.entries(chains).map(([kind, links]) => [kind, links.map(openLink)])),
    spending: createSpending({ database, clock, budget, onAttempt }),
    clock,
    random,
    log,
    settings: { drawTimeoutMs: settings.hostedDrawTimeoutMs },
  })
}

/** A model whose price nobody knows keeps the server from starting. */
function openLink(link: ConfiguredLink): ChainLink {
  if (link === 'studio') return link
  const { provider, model, account, priceUsd } = link
  const prices = priceUsd !== undefined && { [nameOfLink(link)]: { by: 'picture' as const, usd: priceUsd } }
  return createHostedModel({ provider, model, account, ...(prices && { prices }) })
}
