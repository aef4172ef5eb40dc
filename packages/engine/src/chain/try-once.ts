import { EngineError } from '../spec/errors.ts'
import type { Attempt, DrawRequest } from '../spec/hosted.ts'
import type { Outcome } from '../spec/job.ts'
import { wishedSize } from '../spec/wished-size.ts'
import type { Answer } from './breakers.ts'
import { drawInTime } from './draw-in-time.ts'
import { judgeDrawing } from './judge-drawing.ts'
import { writePrompt } from './prompts/write-prompt.ts'
import type { ModelTry, Tried } from './try-model.ts'

export interface Round {
  /** From 1. */
  number: number
  /** Why the picture of the round before was refused. */
  refused?: EngineError
}

/** Sets money aside, draws, judges, and says what it was; asks nobody without time, budget or a provider that answers. */
export async function tryOnce(
  attempt: ModelTry,
  round: Round,
): Promise<Tried & { /** Whether there was a picture to judge. */ isDrawn: boolean }> {
  const { model, context, spending, breakers, time, clock, progress } = attempt
  const timeoutMs = time.drawMs()
  if (timeoutMs === 0) return unasked('timed_out', 'There is no time left for a hosted picture.')
  const answer = breakers.enter(model.provider)
  if (!answer) return unasked('provider_unavailable', `${model.provider} is left alone for now.`)
  const request = requestOf(attempt, round)
  const estimate = { usd: model.estimateUsd(request) }
  const isReserved = await spending.reserve({ ...estimate, label: context.label }).catch((error: unknown) => {
    answer('unasked')
    throw error
  })
  if (!isReserved) {
    answer('unasked')
    return unasked('over_budget', 'The budget for hosted pictures is used up.')
  }
  progress.startDrawing()
  const startedMs = clock.now().getTime()
  const drawing = await drawInTime({ model, request, timeoutMs, signal: context.signal })
  progress.stop()
  const drawMs = clock.now().getTime() - startedMs
  const settle = (outcome: Attempt['outcome'], costUsd: number, checked?: Outcome) =>
    tellSpending(attempt, round, { outcome, costUsd, latencyMs: drawMs, estimate, checked })
  if (drawing instanceof EngineError) {
    answer(healthOf(drawing))
    const costUsd = isPerhapsBilled(drawing) ? estimate.usd : 0
    await settle(drawing.code, costUsd)
    time.throwIfCancelled()
    return { failure: drawing, costUsd, drawMs, isDrawn: false }
  }
  answer('answered')
  const { costUsd } = drawing
  const judged = await judgeDrawing(attempt, drawing)
  if (judged instanceof EngineError) {
    await settle(judged.code, costUsd)
    time.throwIfCancelled()
    return { failure: judged, costUsd, drawMs, isDrawn: true }
  }
  await settle('passed', costUsd, judged)
  return { outcome: judged, costUsd, drawMs, isDrawn: true }
}

function unasked(code: EngineError['code'], message: string) {
  return { failure: new EngineError(code, message), costUsd: 0, drawMs: 0, isDrawn: false }
}

function requestOf({ job, context, references, variant }: ModelTry, { number, refused }: Round): DrawRequest {
  return {
    kind: job.kind,
    references,
    prompt: writePrompt({ job, variant, references, refused }),
    ...wishedSize(job),
    seed: (context.seed + number - 1) % 2 ** 31,
  }
}

/** What a failed drawing tells of its provider. */
function healthOf(failure: EngineError): Parameters<Answer>[0] {
  if (failure.code === 'cancelled' || failure.reason === 'unsupported') return 'unasked'
  return failure.code === 'unsafe' ? 'answered' : failure
}

/** Nobody says whether a request that was broken off is billed, or an answer that cannot be used; a budget holds if it is. */
function isPerhapsBilled({ code, mayBeBilled }: EngineError): boolean {
  return mayBeBilled || code === 'timed_out' || code === 'cancelled'
}

/** Of a dollar; less is nothing but binary fractions. */
const aMillionth = 1e-6

interface Told {
  outcome: Attempt['outcome']
  costUsd: number
  latencyMs: number
  estimate: { usd: number }
  checked: Outcome | undefined
}

/** A picture is not lost because its price could not be written down: what was set aside for it stays so. */
async function tellSpending(
  { model, job, context, spending, log }: ModelTry,
  { number: round }: Round,
  { estimate, checked, ...told }: Told,
): Promise<void> {
  const { provider, model: name } = model
  const { likeness = [], skinDeltaE = [] } = checked?.report ?? {}
  const attempt = {
    kind: job.kind,
    provider,
    model: name,
    label: context.label,
    round,
    likeness,
    skinDeltaE,
    ...told,
  }
  if (told.costUsd > estimate.usd + aMillionth)
    log.warn(
      { provider, model: name, costUsd: told.costUsd, estimateUsd: estimate.usd },
      'hosted picture cost more than its price says',
    )
  try {
    await spending.settle(attempt, estimate)
  } catch (err) {
    log.warn({ err, provider, model: name, costUsd: told.costUsd }, 'cost of a hosted picture not recorded')
  }
}
