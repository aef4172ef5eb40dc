import * as z from 'zod/mini'
import { createStore, type Store } from './store.ts'

export interface KeptStore<T> extends Store<T> {
  /** Lets go of the value but for what the browser keeps, as a reload does. */
  forget: () => void
}

interface Kept<T> {
  /** Where the browser keeps it. */
  key: string
  schema: z.core.$ZodType<T>
  /** What it is when nothing is kept; writing it keeps nothing. */
  first: T
}

/** A store whose value outlives a reload. What is kept and cannot be read any more is dropped. */
export function createKeptStore<T>({ key, schema, first }: Kept<T>): KeptStore<T> {
  const listeners = createStore(0)
  let held: { value: T } | undefined
  const tell = () => listeners.write(listeners.read() + 1)
  return {
    subscribe: listeners.subscribe,
    read() {
      held ??= { value: readKept({ key, schema, first }) }
      return held.value
    },
    write(value) {
      held = { value }
      keep(key, value === first ? null : JSON.stringify(value))
      tell()
    },
    forget() {
      held = undefined
      tell()
    },
  }
}

function readKept<T>({ key, schema, first }: Kept<T>): T {
  try {
    const text = localStorage.getItem(key)
    const kept = text === null ? undefined : z.safeParse(schema, JSON.parse(text))
    return kept?.success ? kept.data : first
  } catch {
    // Somebody else wrote something that is no JSON.
    return first
  }
}

function keep(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // A full browser keeps nothing; the work goes on.
  }
}
