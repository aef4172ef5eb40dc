import type { Trx } from '../database/database.ts'

/** What each queue carries; a job names rows and holds nothing else. */
export interface Jobs {
  creation: { creationId: string }
}

export type QueueName = keyof Jobs

interface WorkOptions<N extends QueueName> {
  name: N
  atOnce: number
  handle: (job: Jobs[N]) => Promise<void>
}

export interface Queue {
  /** Enqueues with the given transaction: the job exists exactly if the transaction commits. */
  send<N extends QueueName>(trx: Trx, name: N, job: Jobs[N]): Promise<void>
  /** Handles jobs until the queue stops; a rejected handler has its job tried again. */
  work<N extends QueueName>(options: WorkOptions<N>): Promise<void>
  /** Takes no further jobs and waits for the running ones; those still running then are tried again later. */
  stop(waitMs: number): Promise<void>
}
