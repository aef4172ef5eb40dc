import type { Trx } from '../database/database.ts'

/** What each queue carries; a job names rows and holds nothing else. */
export interface Jobs {
  creation: { creationId: string }
  /** A further picture of a change, for which nobody has to wait. */
  'further-picture': { creationId: string }
  /** Tells a device that its picture is ready. */
  ready: { messageId: string }
  /** Sends what waits of a campaign. */
  campaign: { campaignId: string }
}

export type QueueName = keyof Jobs

export interface JobContext {
  /** Aborts when the job is to be handed on: the handler lets go of it and rejects, and another worker begins anew. */
  handOn: AbortSignal
}

interface WorkOptions<N extends QueueName> {
  name: N
  atOnce: number
  handle: (job: Jobs[N], context: JobContext) => Promise<void>
}

export interface Queue {
  /**
   * Enqueues with the given transaction: the job exists exactly if the transaction commits. One that is to begin later may
   * begin half a minute after that.
   */
  send<N extends QueueName>(trx: Trx, name: N, job: Jobs[N], options?: { afterMs?: number }): Promise<void>
  /** Handles jobs until the queue stops; a rejected handler has its job tried again. */
  work<N extends QueueName>(options: WorkOptions<N>): Promise<void>
  /** Takes no further jobs and waits for the running ones; those still running then are handed on. Jobs can be sent. */
  stopWorking(waitMs: number): Promise<void>
  /** The same, and closes: nothing can be sent any more. */
  stop(waitMs: number): Promise<void>
}
