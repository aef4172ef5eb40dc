import { z } from 'zod'

const seconds = z.coerce.number().min(0).max(3600)
const postgres = z.url({ protocol: /^postgres(ql)?$/ })

/** Variables of several processes on one database server; all of them may be absent. */
export const scaleVariables = {
  DATABASE_URL: postgres.optional(),
  DATABASE_READ_URL: postgres.optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(500).default(10),
  CREATIONS_AT_ONCE: z.coerce.number().int().min(1).max(200).default(2),
  DRAIN_NOTICE_SECONDS: seconds.optional(),
  DRAIN_SECONDS: seconds.optional(),
}

const variables = z.object(scaleVariables)

/** What a process does between being asked to stop and stopping. */
export interface Drain {
  /** How long it goes on taking requests, so that whoever sends them can learn that it stops. */
  noticeMs: number
  /** How long answers may take after that. */
  answersMs: number
  /** How long pictures may take until they are handed on to another worker. */
  jobsMs: number
}

export interface DatabaseConfig {
  /** Undefined means the embedded database in the data folder. */
  databaseUrl: string | undefined
  /** A replica of it, for figures. */
  databaseReadUrl: string | undefined
  databaseConnections: number
}

export function readDatabase({
  DATABASE_URL: databaseUrl,
  DATABASE_READ_URL: databaseReadUrl,
  DATABASE_CONNECTIONS: databaseConnections,
}: z.output<typeof variables>): DatabaseConfig {
  if (databaseReadUrl && !databaseUrl)
    throw new Error('DATABASE_READ_URL is a replica of DATABASE_URL: set that one too.')
  return { databaseUrl, databaseReadUrl, databaseConnections }
}

const aloneMs = { answers: 3000, jobs: 20_000 }
const togetherMs = { notice: 5000, rest: 60_000 }

/** A process alone is waited for by a person; behind a balancer it is one of several and takes its time. */
export function readDrain(
  { DRAIN_NOTICE_SECONDS: notice, DRAIN_SECONDS: rest }: z.output<typeof variables>,
  { role }: { role: 'all' | 'http' | 'worker' },
): Drain {
  const restMs = rest === undefined ? undefined : rest * 1000
  return {
    noticeMs: notice === undefined ? (role === 'http' ? togetherMs.notice : 0) : notice * 1000,
    answersMs: restMs ?? (role === 'all' ? aloneMs.answers : togetherMs.rest),
    jobsMs: restMs ?? (role === 'all' ? aloneMs.jobs : togetherMs.rest),
  }
}
