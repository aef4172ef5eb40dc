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

/**
 * Follows a creation to its end and answers its full state: by server-sent events, or by asking again and again when
 * the stream cannot be opened or breaks. Throws as pollCreation does.
 */
export async function followCreation({ kind, id, onProgress, signal }: Followed): Promise<Creation> {
  const read = () => readCreation({ kind, id, signal })
  try {
    await watchCreation({ id, onProgress, signal })
    const creation = await read()
    if (hasEnded(creation)) return creation
  } catch {
    // Whatever broke the stream, the poll below still finds out how the creation is.
    signal.throwIfAborted()
  }
  return pollCreation({ read, wait, onProgress, signal })
}
