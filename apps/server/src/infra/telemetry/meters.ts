import type { Attempt } from '@ever-after/engine'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'

export interface AnsweredRequest {
  method: string
  /** The pattern, not the address. */
  route: string
  status: number
  seconds: number
}

export interface EndedJob {
  kind: string
  /** passed, or the engine's code, or crashed. */
  outcome: string
  seconds: number
  stagesMs: Readonly<Record<string, number>>
}

export interface GivenMessage {
  kind: string
  /** What became of it, or logged where no account is configured. */
  outcome: string
  seconds: number
}

/** Counts what happens in this process. */
export interface Meters {
  registry: Registry
  requestBegan(): void
  requestEnded(): void
  countRequest(request: AnsweredRequest): void
  countJob(job: EndedJob): void
  countAttempt(attempt: Attempt): void
  countPush(given: GivenMessage): void
  /** One step of a sweep: how much it cleared away, or undefined when it failed. */
  countSweep(step: string, cleared: number | undefined): void
}

const answerBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const drawingBuckets = [0.5, 1, 2, 3, 5, 8, 12, 20, 30, 60, 120, 300]
const stageBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 32]

export function createMeters(): Meters {
  const registry = new Registry()
  const registers = [registry]
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: answerBuckets,
    registers,
  })
  const inFlight = new Gauge({ name: 'http_requests_in_flight', help: 'Requests being answered', registers })
  const jobs = new Histogram({
    name: 'engine_job_duration_seconds',
    help: 'Time of one attempt to make a picture, by kind and how it ended',
    labelNames: ['kind', 'outcome'],
    buckets: drawingBuckets,
    registers,
  })
  const stages = new Histogram({
    name: 'engine_stage_duration_seconds',
    help: 'Time of the stages of pictures that were made',
    labelNames: ['kind', 'stage'],
    buckets: stageBuckets,
    registers,
  })
  const attempts = new Histogram({
    name: 'provider_attempt_duration_seconds',
    help: 'Time of one try of a link of a chain, by how it ended',
    labelNames: ['kind', 'provider', 'model', 'outcome'],
    buckets: drawingBuckets,
    registers,
  })
  const cost = new Counter({
    name: 'provider_cost_usd_total',
    help: 'What hosted models cost, from the price table',
    labelNames: ['kind', 'provider', 'model'],
    registers,
  })
  const pushes = new Histogram({
    name: 'push_message_duration_seconds',
    help: 'Time to give one message away, by what it is for and what became of it',
    labelNames: ['kind', 'outcome'],
    buckets: answerBuckets,
    registers,
  })
  const cleared = new Counter({
    name: 'sweep_cleared_total',
    help: 'What sweeps ended or cleared away, by step',
    labelNames: ['step'],
    registers,
  })
  const failures = new Counter({
    name: 'sweep_failures_total',
    help: 'Steps of sweeps that failed; they are tried again',
    labelNames: ['step'],
    registers,
  })
  const lastSweep = new Gauge({
    name: 'sweep_last_success_timestamp_seconds',
    help: 'When a step last went through',
    labelNames: ['step'],
    registers,
  })

  return {
    registry,
    requestBegan: () => inFlight.inc(),
    requestEnded: () => inFlight.dec(),
    countRequest: ({ method, route, status, seconds }) =>
      requests.observe({ method, route, status }, seconds),
    countJob({ kind, outcome, seconds, stagesMs }) {
      jobs.observe({ kind, outcome }, seconds)
      for (const [stage, ms] of Object.entries(stagesMs)) stages.observe({ kind, stage }, ms / 1000)
    },
    countAttempt({ kind, provider, model, outcome, latencyMs, costUsd }) {
      attempts.observe({ kind, provider, model, outcome }, latencyMs / 1000)
      cost.inc({ kind, provider, model }, costUsd)
    },
    countPush: ({ kind, outcome, seconds }) => pushes.observe({ kind, outcome }, seconds),
    countSweep(step, count) {
      if (count === undefined) return failures.inc({ step })
      cleared.inc({ step }, count)
      lastSweep.setToCurrentTime({ step })
    },
  }
}
