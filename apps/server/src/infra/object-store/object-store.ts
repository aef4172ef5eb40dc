export interface ObjectStore {
  /** Writes all bytes or nothing; an existing object is replaced. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Undefined when there is no such object. */
  get(key: string): Promise<Uint8Array | undefined>
  /** Deleting what is not there is fine. */
  delete(key: string): Promise<void>
}
