import { AsyncLocalStorage } from 'node:async_hooks'

/** Ids that every line carries of a request or a job, such as requestId, job, creationId; never what they are about. */
export type LogScope = Record<string, string>

const scopes = new AsyncLocalStorage<LogScope>()

/** Work whose lines, with those of everything that it awaits, carry these ids beside those of the scope around it. */
export function inLogScope<T>(scope: LogScope, work: () => T): T {
  return scopes.run({ ...scopes.getStore(), ...scope }, work)
}

/** The ids of the work that is going on; none outside of any. */
export function currentLogScope(): LogScope {
  return scopes.getStore() ?? {}
}
