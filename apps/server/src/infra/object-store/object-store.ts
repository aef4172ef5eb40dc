import { Outage } from '../outage.ts'

export interface ObjectStore {
  /** Writes all bytes or nothing; an existing object is replaced. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Undefined when there is no such object. */
  get(key: string): Promise<Uint8Array | undefined>
  /** Deleting what is not there is fine. */
  delete(key: string): Promise<void>
  /** Deletes all of them, however many. Rejects with a NotDeletedError for those that may still be there. */
  deleteMany(keys: readonly string[]): Promise<void>
}

/** Some of many objects could not be deleted; the others are gone. */
export class NotDeletedError extends Outage {
  /** Which ones; not in the message, since a log must not name pictures. */
  readonly #keys: readonly string[]

  constructor(keys: readonly string[], options: { words: string; isTransient: boolean; cause?: unknown }) {
    super(`The object store did not delete ${keys.length} of several objects: ${options.words}`, options)
    this.name = 'NotDeletedError'
    this.#keys = keys
  }

  get keys(): readonly string[] {
    return this.#keys
  }
}
