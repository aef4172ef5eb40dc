import { generateImage } from 'ai'
import { spentUsd } from './cost/estimate-usd.ts'
import type { Price } from './cost/prices.ts'
import type { Adapter } from './models/adapter.ts'
import { type Drawing, type DrawRequest, EngineError } from './spec.ts'
import { failureOf } from './wire/failure-of.ts'
import { fetchAnswers } from './wire/fetch-answers.ts'
import { isPicture } from './wire/is-picture.ts'
import { untilAborted } from './wire/until-aborted.ts'

/** A 4K PNG in base64 is about 30 MB; nothing larger is a picture that was asked for. */
const mostAnswerBytes = 48 * 2 ** 20

interface Commission {
  adapter: Adapter
  model: string
  account: { apiKey: string; baseUrl?: string }
  price: Price
  request: DrawRequest
  signal: AbortSignal
}

/** Sends one request and returns what was drawn. Rejects with an EngineError. */
export async function drawOnce({
  adapter,
  model,
  account,
  price,
  request,
  signal,
}: Commission): Promise<Drawing> {
  let statedUsd: number | undefined
  let isTaken = false
  const fetch = fetchAnswers({
    adapter,
    mostBytes: mostAnswerBytes,
    onTaken: () => {
      isTaken = true
    },
    onBody: (body) => {
      statedUsd = adapter.costIn?.(body) ?? statedUsd
    },
  })
  try {
    const { image, usage } = await untilAborted(signal, async () =>
      generateImage({
        ...adapter.ask(request, model),
        model: await adapter.open({ ...account, model, baseUrl: account.baseUrl, fetch }),
        // Whoever holds the chain decides about another try.
        maxRetries: 0,
        abortSignal: signal,
      }),
    )
    const bytes = image.uint8Array
    if (!isPicture(bytes))
      throw new EngineError('provider_unavailable', 'The answer is no picture.', { reason: 'not_a_picture' })
    const { inputTokens, outputTokens } = usage
    return { bytes, costUsd: statedUsd ?? spentUsd(price, { request, usage: { inputTokens, outputTokens } }) }
  } catch (thrown) {
    throw failureOf(thrown, { mayBeBilled: isTaken })
  }
}
