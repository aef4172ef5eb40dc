/** Reads and writes JSON under fixed keys; a corrupt value or a full or forbidden store reads as nothing. */
export interface JsonStore {
  read(key: string): unknown
  /** Answers whether the store took it. */
  write(key: string, value: unknown): boolean
  remove(key: string): void
}

export const localStore = storeOver(() => window.localStorage)
export const sessionStore = storeOver(() => window.sessionStorage)

function storeOver(storage: () => Storage): JsonStore {
  return {
    read: (key) => attempt(() => JSON.parse(storage().getItem(key) ?? 'null') as unknown) ?? undefined,
    write: (key, value) =>
      attempt(() => {
        storage().setItem(key, JSON.stringify(value))
        return true
      }) ?? false,
    remove: (key) => void attempt(() => storage().removeItem(key)),
  }
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    // Private windows forbid storage and quotas end; the app works on without it.
    return undefined
  }
}
