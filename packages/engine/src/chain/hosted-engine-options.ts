import type { EnginePool } from '../spec/engine.ts'
import type { HostedKind, HostedModel, Spending } from '../spec/hosted.ts'

/** One maker of pictures in a chain; the studio is the embedded engine. */
export type ChainLink = HostedModel | 'studio'

/** Who draws each kind of job, the first one first. A kind without a chain is drawn by the studio. */
export type Chains = Partial<Record<HostedKind, readonly ChainLink[]>>

export interface ChainSettings {
  /** How long one picture of a hosted model may take. */
  drawTimeoutMs: number
  /** How long all hosted links of a job may take together, drawing and looking at what was drawn. */
  hostedTimeMs: number
  /** What is left to the studio, or to the end of the job, before its deadline. */
  reserveMs: number
  /** Tries of one link: the picture after the first one is asked for with firmer instructions. */
  rounds: number
  /** Failures in a row after which a provider is left alone. */
  breakerFailures: number
  /** How long it is left alone the first time; twice as long after each probe that fails, up to the most. */
  breakerRestMs: number
  breakerMostRestMs: number
}

export const defaultChainSettings: ChainSettings = {
  drawTimeoutMs: 120_000,
  hostedTimeMs: 300_000,
  reserveMs: 45_000,
  rounds: 2,
  breakerFailures: 3,
  breakerRestMs: 30_000,
  breakerMostRestMs: 15 * 60_000,
}

/** The part of a logger that the chain uses; pino fits. */
export interface ChainLog {
  warn(fields: object, message: string): void
}

export interface HostedEngineOptions {
  /** The embedded engine: it draws as the studio, reads photos, and judges what others drew. */
  pool: EnginePool
  chains: Chains
  spending: Spending
  clock: { now(): Date }
  /** A whole number from 0 below 2^31. */
  random: { seed(): number }
  settings?: Partial<ChainSettings>
  log: ChainLog
}
