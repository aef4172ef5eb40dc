import type { PGlite } from '@electric-sql/pglite'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>
export type Trx = Transaction<Tables>

type DatabaseSource = { kind: 'embedded'; pglite: PGlite } | { kind: 'server'; url: string }

/** Runs several statements at once, all or nothing, and gives the rows of all of them. */
type RunScript = (script: string) => Promise<unknown[]>

export interface Database {
  /** The outer handle; it throws when used inside a transaction. */
  db: Db
  /** For what may be a moment old, such as figures: a replica where one is configured, else the outer handle. */
  replica: Db
  source: DatabaseSource
  /**
   * The callback waits for the database only, never for a file, a process or a network, and changes nothing outside: it
   * runs again when the database ended it in favour of another one.
   */
  transaction<T>(work: (trx: Trx) => Promise<T>): Promise<T>
  /** Gives one pinned connection that holds a lock against other processes. */
  runScripts(work: (run: RunScript) => Promise<void>): Promise<void>
  /** Does work that one process at a time is enough for; false when another one is at it. */
  alone(name: string, work: () => Promise<void>): Promise<boolean>
  close(): Promise<void>
}
