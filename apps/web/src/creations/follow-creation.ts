import { limits } from '@ever-after/contract'
import { wait } from '#platform/wait.ts'
import type { CreationKind } from '#session'
import { readCreation } from './api/read-creation.ts'
import { watchCreation } from './api/watch-creation.ts'
import type { Creation, Progress } from './creation.ts'
import { hasEnded, pollCreation } from './poll-creation.ts'

/** One creation, and who is told how far it is. */
export interface Followed {
  kind: CreationKind
  id: string
  onProgress: (progress: Progress) => void
  signal: AbortSignal
}

/** 60 tries 2 s apart; a stream gets no longer (decision A36). */
const patienceMs = limits.pollMaxTries * limits.pollIntervalMs

/** Answers the full state at the end: by server-sent events, or by asking where they fail. Throws as pollCreation does. */
export async function followCreation({ kind, id, onProgress, signal }: Followed): Promise<Creation> {
  const read = () => readCreation({ kind, id, signal })
  const startedMs = Date.now()
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), patienceMs)
  try {
    await watchCreation({ id, onProgress, signal: AbortSignal.any([signal, patience.signal]) })
    const creation = await read()
    if (hasEnded(creation)) return creation
  } catch {
    // Whatever broke the stream, the poll below still finds out how the creation is.
    signal.throwIfAborted()
  } finally {
    clearTimeout(timer)
  }
  const triesPassed = Math.floor((Date.now() - startedMs) / limits.pollIntervalMs)
  const maxTries = Math.max(1, limits.pollMaxTries - triesPassed)
  return pollCreation({ read, wait, onProgress, signal, maxTries })
}
