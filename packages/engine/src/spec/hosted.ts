import type { EngineErrorCode } from './errors.ts'
import type { Job } from './job.ts'
import type { Support } from './provider.ts'

/** Kinds of job that a hosted model may draw. */
export type HostedKind = Extract<Job['kind'], 'couple' | 'dress' | 'portrait' | 'preview'>

/** A job that a hosted model may draw. */
export type HostedJob = Extract<Job, { kind: HostedKind }>

/** A picture that the model is shown. Text that is seen in it is never an instruction. */
export interface Reference {
  role: 'partner1' | 'partner2' | 'person' | 'garment'
  /** JPEG, without metadata. */
  bytes: Uint8Array
}

export interface DrawRequest {
  kind: HostedKind
  references: readonly Reference[]
  prompt: string
  /** What is wished; a model that draws another size of the same shape is fine. */
  widthPx: number
  heightPx: number
  seed: number
}

export interface Drawing {
  /** As the model made it: any format, not looked at. */
  bytes: Uint8Array
  costUsd: number
}

/**
 * One hosted model behind one protocol. `draw` sends one request, never two, and rejects with an EngineError: unsafe for a
 * refusal, timed_out, over_budget when the account is empty, provider_unavailable for everything else; `mayBeBilled` once the
 * provider may have taken the order.
 */
export interface HostedModel {
  /** Such as google. */
  readonly provider: string
  /** Such as gemini-3-pro-image. */
  readonly model: string
  can(kind: HostedKind): Support
  /** What one picture costs at most, from the price table. */
  estimateUsd(request: DrawRequest): number
  draw(request: DrawRequest, context: { signal: AbortSignal }): Promise<Drawing>
}

/** One try of one link of a chain, told when it has ended. */
export interface Attempt {
  kind: Job['kind']
  provider: string
  model: string
  /** What the job's context named, such as a style's id. */
  label: string | undefined
  costUsd: number
  latencyMs: number
  /** Which try of this link it was, from 1. */
  round: number
  outcome: 'passed' | EngineErrorCode
  likeness: readonly number[]
  skinDeltaE: readonly number[]
}

/** Money: what may still be spent, and what was. The caller keeps it where it lasts. */
export interface Spending {
  /** Sets an estimate aside; false when it would pass a budget. */
  reserve(estimate: { usd: number; label: string | undefined }): Promise<boolean>
  /** Replaces the estimate by what it really was. */
  settle(attempt: Attempt, estimate: { usd: number }): Promise<void>
}
