import type { Job, JobContext, Outcome } from './job.ts'

export type Support = { supported: true } | { supported: false; reason: string }

/** A way of making pictures. `run` resolves with a checked picture or rejects with an EngineError. */
export interface ImageProvider {
  readonly name: string
  can(job: Job): Support
  run(job: Job, context: JobContext): Promise<Outcome>
}
