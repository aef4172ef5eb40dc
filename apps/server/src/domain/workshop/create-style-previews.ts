import { type GeneratedPreview, type generatePreviewBody, generatePreviewReply } from '@ever-after/contract'
import { EngineError, type Outcome } from '@ever-after/engine'
import type { z } from 'zod'
import type { Trx } from '../../infra/database/database.ts'
import { Gate, GateFullError } from '../../infra/gate.ts'
import type { Services } from '../../infra/services.ts'
import { type OperatorActor, Refusal } from '../access/index.ts'
import { findReply, type KeyedRequest, lockKey, storeReply } from '../idempotency/index.ts'
import { hostPicture } from '../image-host/index.ts'
import { buildPreviewJob, type PreviewWish } from './build-preview-job.ts'
import { findRecipe } from './find-recipe.ts'
import { SharedAnswers } from './shared-answers.ts'

type Body = z.output<typeof generatePreviewBody>

export interface PreviewRequest {
  body: Body
  idempotencyKey: string | undefined
}

export type DrawStylePreview = (operator: OperatorActor, request: PreviewRequest) => Promise<GeneratedPreview>

/** Draws previews of styles for operators, a few at a time, so that couples do not wait behind them. */
export function createStylePreviews(services: Services, origin: string): DrawStylePreview {
  const { settings } = services
  const gate = new Gate({ atOnce: settings.stylePreviewsAtOnce, waiting: settings.stylePreviewsWaiting })
  const shared = new SharedAnswers<GeneratedPreview>()
  return async (operator, { body, idempotencyKey }) => {
    if (idempotencyKey === undefined) return draw(operator, body, undefined)
    const keyed = { endpoint: 'generate-preview', key: idempotencyKey, body }
    const earlier = await findReply(services.database.db, operator, keyed)
    if (earlier) return asPreview(earlier)
    return shared.of(idempotencyKey, body, () => draw(operator, body, keyed))
  }

  async function draw(
    operator: OperatorActor,
    body: Body,
    keyed: KeyedRequest | undefined,
  ): Promise<GeneratedPreview> {
    const recipe = await findRecipe(services, body)
    const wish = { recipe, prompt: body.prompt, widthPx: settings.stylePreviewWidthPx }
    const { images, report, durationMs } = await gate.run(() => run(services, wish)).catch(refuseFailure)
    const drawn = images.find(({ role }) => role === 'master')
    if (!drawn) throw new Error('The engine gave no preview.')
    const image = await services.signer.sign(drawn)
    const rest = { engine: report.engine, durationMs, costUsd: report.costUsd }
    try {
      const imageUrl = await hostPicture(services, {
        image,
        folder: 'wedding-styles/previews',
        origin,
        alongside: async (trx, url) => {
          if (keyed) await claimKey(services, trx, { operator, keyed, reply: { imageUrl: url, ...rest } })
        },
      })
      return { imageUrl, ...rest }
    } catch (error) {
      if (error instanceof OvertakenError) return asPreview(error.reply)
      throw error
    }
  }
}

/** Draws once it is its turn; another seed shows another couple. */
async function run(
  { engine, clock, random }: Services,
  wish: PreviewWish,
): Promise<Outcome & { durationMs: number }> {
  const startedAt = clock.now()
  const outcome = await engine.run(buildPreviewJob(wish), { seed: random.seed() })
  return { ...outcome, durationMs: clock.now().getTime() - startedAt.getTime() }
}

function refuseFailure(error: unknown): never {
  if (error instanceof GateFullError) throw new Refusal('overloaded', { retryAfterMs: 5000, cause: error })
  if (error instanceof EngineError) throw new Refusal('generation_failed', { cause: error })
  throw error
}

/** An equal request to another process was answered while this picture was being drawn. */
class OvertakenError extends Error {
  override readonly name = 'OvertakenError'
  readonly reply: object

  constructor(reply: object) {
    super('overtaken')
    this.reply = reply
  }
}

interface Claim {
  operator: OperatorActor
  keyed: KeyedRequest
  reply: GeneratedPreview
}

async function claimKey(
  { clock }: Pick<Services, 'clock'>,
  trx: Trx,
  { operator, keyed, reply }: Claim,
): Promise<void> {
  await lockKey(trx, operator, keyed)
  const earlier = await findReply(trx, operator, keyed)
  if (earlier) throw new OvertakenError(earlier)
  await storeReply(trx, operator, { ...keyed, reply, now: clock.now() })
}

/** What `storeReply` kept above. */
function asPreview(reply: object): GeneratedPreview {
  return generatePreviewReply.parse(reply)
}
