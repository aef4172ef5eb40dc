import { EngineError } from '../spec/errors.ts'
import type { Drawing, DrawRequest, HostedModel } from '../spec/hosted.ts'

export interface TimedDrawing {
  model: HostedModel
  request: DrawRequest
  timeoutMs: number
  signal: AbortSignal | undefined
}

/** The model's picture, or why there is none; it ends in time even when the model does not. */
export async function drawInTime({
  model,
  request,
  timeoutMs,
  signal,
}: TimedDrawing): Promise<Drawing | EngineError> {
  if (signal?.aborted) return cancelled()
  const controller = new AbortController()
  const ends = new Promise<EngineError>((resolve) => {
    controller.signal.addEventListener('abort', () => resolve(signal?.aborted ? cancelled() : timedOut()))
  })
  const stop = () => controller.abort()
  const timer = setTimeout(stop, timeoutMs)
  signal?.addEventListener('abort', stop, { once: true })
  try {
    return await Promise.race([model.draw(request, { signal: controller.signal }), ends])
  } catch (error) {
    if (signal?.aborted) return cancelled()
    if (controller.signal.aborted) return timedOut()
    return asFailure(error)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

function cancelled(): EngineError {
  return new EngineError('cancelled', 'The work was cancelled.')
}

function timedOut(): EngineError {
  return new EngineError('timed_out', 'The model took too long.')
}

/** A defect of an adapter costs one link, not the job; nobody knows what it had sent. */
function asFailure(error: unknown): EngineError {
  if (error instanceof EngineError) return error
  return new EngineError('provider_unavailable', 'The model could not be asked.', {
    reason: 'defect',
    mayBeBilled: true,
    cause: error,
  })
}
