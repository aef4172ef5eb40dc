import type { StyleApplication } from '@ever-after/contract'

export class PollTimeout extends Error {}

interface Poll {
  read: () => Promise<StyleApplication>
  wait: (delayMs: number) => Promise<void>
  onProgress: (creation: StyleApplication) => void
  intervalMs: number
  maxTries: number
  signal: AbortSignal
}

/** Reads a creation until it ends; a failed read counts as a try. Throws PollTimeout after the last one. */
export async function pollCreation({
  read,
  wait,
  onProgress,
  intervalMs,
  maxTries,
  signal,
}: Poll): Promise<StyleApplication> {
  for (let tries = 0; tries < maxTries; tries++) {
    if (tries > 0) await wait(intervalMs)
    signal.throwIfAborted()
    const creation = await read().catch(() => undefined)
    signal.throwIfAborted()
    if (creation?.status === 'completed' || creation?.status === 'failed') return creation
    if (creation) onProgress(creation)
  }
  throw new PollTimeout()
}
