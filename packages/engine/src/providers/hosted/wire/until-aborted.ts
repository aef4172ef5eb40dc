import { EngineError } from '../spec.ts'

/** Ends with the work or with the signal, whichever is first, even where the work does not listen to it. */
export async function untilAborted<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  if (signal.aborted) throw endedBy(signal)
  let stop = () => {}
  const ended = new Promise<never>((_, reject) => {
    stop = () => reject(endedBy(signal))
    signal.addEventListener('abort', stop, { once: true })
  })
  try {
    return await Promise.race([work(), ended])
  } catch (error) {
    throw signal.aborted ? endedBy(signal) : error
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

function endedBy({ reason }: AbortSignal): EngineError {
  const isTimeout = reason instanceof DOMException && reason.name === 'TimeoutError'
  return isTimeout
    ? new EngineError('timed_out', 'The model took too long.', { cause: reason })
    : new EngineError('cancelled', 'The work was cancelled.', { cause: reason })
}
