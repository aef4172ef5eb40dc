import type { EnginePool } from '../spec/engine.ts'
import type { HostedJob } from '../spec/hosted.ts'
import type { Job } from '../spec/job.ts'
import { Breakers } from './breakers.ts'
import {
  type ChainSettings,
  defaultChainSettings,
  type HostedEngineOptions,
} from './hosted-engine-options.ts'
import { runChain } from './run-chain.ts'

/** An engine whose jobs go through the chain of their kind; everything else is the embedded engine's. */
export function createHostedEngine({ settings: given, ...options }: HostedEngineOptions): EnginePool {
  const { pool, chains, clock, random } = options
  const settings: ChainSettings = { ...defaultChainSettings, ...given }
  const breakers = new Breakers({ clock, random, settings })
  return {
    ...pool,
    run(job, context) {
      const links = isHosted(job) ? chains[job.kind] : undefined
      if (!isHosted(job) || !links || isStudioOnly(links)) return pool.run(job, context)
      return runChain({ ...options, settings, breakers, links, job, context })
    },
  }
}

function isHosted(job: Job): job is HostedJob {
  return job.kind === 'couple' || job.kind === 'dress' || job.kind === 'portrait' || job.kind === 'preview'
}

function isStudioOnly(links: readonly unknown[]): boolean {
  return links.every((link) => link === 'studio')
}
