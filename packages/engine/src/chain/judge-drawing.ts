import { EngineError } from '../spec/errors.ts'
import type { Drawing } from '../spec/hosted.ts'
import type { Outcome } from '../spec/job.ts'
import type { ModelTry } from './try-model.ts'

/** The finished outcome of a drawing, or why it is refused. */
export async function judgeDrawing(
  { pool, model, job, variant, context }: ModelTry,
  { bytes, costUsd }: Drawing,
): Promise<Outcome | EngineError> {
  const candidate = { job, variant, bytes, provider: model.provider, model: model.model, costUsd }
  const judge = () => pool.judge(candidate, context).catch(asRefusal)
  const judged = await judge()
  // The picture is paid for: an engine process that ended is no reason to throw it away.
  return judged instanceof EngineError && judged.code === 'engine_crashed' ? judge() : judged
}

/** A picture on which the gate itself breaks is not shown to anybody. */
function asRefusal(error: unknown): EngineError {
  if (error instanceof EngineError) return error
  return new EngineError('provider_unavailable', 'The picture could not be judged.', {
    reason: 'defect',
    cause: error,
  })
}
