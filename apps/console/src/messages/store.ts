/** A value that parts of the screen can follow. */
export interface Store<T> {
  read: () => T
  subscribe: (listener: () => void) => () => void
  write: (value: T) => void
}

export function createStore<T>(first: T): Store<T> {
  const listeners = new Set<() => void>()
  let value = first
  return {
    read: () => value,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    write(next) {
      value = next
      for (const listener of listeners) listener()
    },
  }
}
