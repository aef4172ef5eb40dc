import { estimateUsd } from './cost/estimate-usd.ts'
import { priceOf } from './cost/price-of.ts'
import type { PriceTable } from './cost/prices.ts'
import type { Adapter } from './models/adapter.ts'
import { adapters, type HostedProvider } from './models/index.ts'
import { type DrawRequest, EngineError, type HostedModel } from './spec.ts'

/** Where a model is asked, and with whose money. */
export interface HostedAccount {
  apiKey: string
  /** Without a slash at the end; the provider's own address when absent, and always given for openai-compatible. */
  baseUrl?: string
}

interface Choice {
  provider: HostedProvider
  /** As the provider names it. */
  model: string
  account: HostedAccount
  /** Prices by `provider:model` that go before the table's. */
  prices?: PriceTable
}

/**
 * A hosted model, of which nothing is asked yet. Throws an Error with words for the operator when its price is not known or its
 * address is missing.
 */
export function createHostedModel({ provider, model, account, prices }: Choice): HostedModel {
  const adapter = adapters[provider]
  const price = priceOf({ provider, model, overrides: prices })
  if (provider === 'openai-compatible' && !account.baseUrl)
    throw new Error(`${provider}:${model} needs the address of its server.`)
  return {
    provider,
    model,
    can: (kind) => adapter.can(model, kind),
    estimateUsd: (request) => estimateUsd(price, request),

    async draw(request, { signal }) {
      refuseUnfit(request, { adapter, model })
      // Loads the SDK, which nobody needs who draws with the studio alone.
      const { drawOnce } = await import('./draw-once.ts')
      return drawOnce({ adapter, model, account, price, request, signal })
    },
  }
}

function refuseUnfit(request: DrawRequest, { adapter, model }: { adapter: Adapter; model: string }): void {
  const support = adapter.can(model, request.kind)
  if (!support.supported) throw unfit(support.reason)
  if (request.references.length > adapter.mostReferences)
    throw unfit(`The model reads at most ${adapter.mostReferences} pictures.`)
}

function unfit(message: string): EngineError {
  return new EngineError('provider_unavailable', message, { reason: 'unsupported' })
}
