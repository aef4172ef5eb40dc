import { creationEvent, errorOfAnswer, streamCreation } from '@ever-after/contract'
import { apiBase, authToken } from '#server-state'
import type { Progress } from '../creation.ts'
import { eventsOf } from '../events-of.ts'

interface Watch {
  id: string
  onProgress: (progress: Progress) => void
  signal: AbortSignal
}

/** Twice the server's heartbeat without a byte, from the question on, means a line that is dead or held back by a proxy. */
const longestSilenceMs = 30_000

/** Follows a creation by server-sent events and returns at its end; throws when the stream cannot be opened or breaks. */
export async function watchCreation({ id, onProgress, signal }: Watch): Promise<void> {
  const silence = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const onChunk = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), longestSilenceMs)
  }
  try {
    onChunk()
    const response = await fetch(apiBase + streamCreation.path.replace('{id}', id), {
      headers: { Accept: 'text/event-stream', Authorization: `Bearer ${authToken()}` },
      credentials: 'include',
      signal: AbortSignal.any([signal, silence.signal]),
    })
    if (!response.ok || !response.body) throw await errorOfAnswer(response)
    for await (const { event, data } of eventsOf({ stream: response.body, onChunk })) {
      if (event !== 'state') continue
      const { status, progress } = creationEvent.parse(JSON.parse(data))
      if (status === 'completed' || status === 'failed') return
      onProgress(progress)
    }
  } finally {
    clearTimeout(timer)
  }
  throw new Error('The stream ended before the creation did.')
}
