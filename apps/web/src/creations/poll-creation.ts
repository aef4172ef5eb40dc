import { ApiError, limits } from '@ever-after/contract'
import type { Creation, Progress } from './creation.ts'

export class PollTimeout extends Error {}

export interface Poll {
  read: () => Promise<Creation>
  wait: (delayMs: number) => Promise<void>
  onProgress: (progress: Progress) => void
  signal: AbortSignal
  maxTries?: number
}

/**
 * Reads a creation until it ends, every 2 s and at most 60 times; a failed read counts as a try. Throws PollTimeout
 * after the last one, and ApiError for a creation that does not exist.
 */
export async function pollCreation({
  read,
  wait,
  onProgress,
  signal,
  maxTries = limits.pollMaxTries,
}: Poll): Promise<Creation> {
  for (let tries = 0; tries < maxTries; tries++) {
    if (tries > 0) await wait(limits.pollIntervalMs)
    signal.throwIfAborted()
    const creation = await read().catch(onlyIfMissing)
    signal.throwIfAborted()
    if (creation && hasEnded(creation)) return creation
    if (creation) onProgress(creation.progress)
  }
  throw new PollTimeout()
}

/** Whether nothing more will happen; an unknown word counts as pending (decision A35). */
export function hasEnded({ status }: Pick<Creation, 'status'>): boolean {
  return status === 'completed' || status === 'failed'
}

function onlyIfMissing(error: unknown): undefined {
  if (error instanceof ApiError && error.status === 404) throw error
}
