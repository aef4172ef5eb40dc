import type { Examined } from '../finding.ts'
import { askService, type ServiceQuestion } from './ask-service.ts'

export interface HostedModelPart {
  provider: string
  model: string
  account: { apiKey: string; baseUrl?: string }
  /** Kinds of pictures whose chains name it, such as couple and dress. */
  kinds: readonly string[]
}

interface Provider {
  name: string
  baseUrl: string
  keyVariable: string
  /** Path and headers of a question that costs nothing. */
  ask(model: string, apiKey: string): { path: string; headers: Record<string, string> }
  /** Whether a 404 says that the model is not known, and a 401 that the key is refused. */
  knowsModels: boolean
  knowsKeys: boolean
}

const bearer = (apiKey: string) => ({ authorization: `Bearer ${apiKey}` })

const providers: Record<string, Provider> = {
  google: {
    name: 'Google',
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
    keyVariable: 'GOOGLE_API_KEY',
    ask: (model, apiKey) => ({ path: `/models/${model}`, headers: { 'x-goog-api-key': apiKey } }),
    knowsModels: true,
    knowsKeys: true,
  },
  openai: {
    name: 'OpenAI',
    baseUrl: 'https://api.openai.com/v1',
    keyVariable: 'OPENAI_API_KEY',
    ask: (model, apiKey) => ({ path: `/models/${model}`, headers: bearer(apiKey) }),
    knowsModels: true,
    knowsKeys: true,
  },
  fal: {
    name: 'fal',
    baseUrl: 'https://fal.run',
    keyVariable: 'FAL_KEY',
    // It offers no question without a price, so that only the way there is looked at.
    ask: () => ({ path: '/', headers: {} }),
    knowsModels: false,
    knowsKeys: false,
  },
  replicate: {
    name: 'Replicate',
    baseUrl: 'https://api.replicate.com/v1',
    keyVariable: 'REPLICATE_API_TOKEN',
    ask: (model, apiKey) => ({ path: `/models/${model}`, headers: bearer(apiKey) }),
    knowsModels: true,
    knowsKeys: true,
  },
  'black-forest-labs': {
    name: 'Black Forest Labs',
    baseUrl: 'https://api.bfl.ai/v1',
    keyVariable: 'BFL_API_KEY',
    ask: (_model, apiKey) => ({ path: '/credits', headers: { 'x-key': apiKey } }),
    knowsModels: false,
    knowsKeys: true,
  },
  'openai-compatible': {
    name: 'The server that speaks OpenAI’s protocol',
    baseUrl: '',
    keyVariable: 'OPENAI_COMPATIBLE_KEY',
    ask: (_model, apiKey) => ({ path: '/models', headers: apiKey ? bearer(apiKey) : {} }),
    knowsModels: false,
    knowsKeys: true,
  },
}

/** A hosted image model: whether it is reachable and takes the key; nothing is drawn. */
export function hostedModelPart({ provider: id, model, account, kinds }: HostedModelPart): Examined {
  const part = 'Image model'
  const provider = providers[id]
  return {
    part,
    check: ({ signal }) => askService({ part, signal, ...questionOf({ provider, model, account, kinds }) }),
  }
}

function questionOf({
  provider,
  model,
  account,
  kinds,
}: Omit<HostedModelPart, 'provider'> & { provider: Provider }): Omit<ServiceQuestion, 'part' | 'signal'> {
  const { name, keyVariable, knowsKeys, knowsModels } = provider
  const { path, headers } = provider.ask(model, account.apiKey)
  const words = `${name} draws ${kinds.join(' and ')} with ${model}`
  return {
    words: knowsKeys ? words : `${words} (its key can only be tried by drawing)`,
    url: `${account.baseUrl ?? provider.baseUrl}${path}`,
    headers,
    ...(knowsKeys && { keyVariable }),
    ...(knowsModels && {
      unknown: {
        words: 'it knows no such model',
        remedy: `Correct the model in ${kinds.map((kind) => `ENGINE_${kind.toUpperCase()}`).join(' and ')}.`,
      },
    }),
  }
}
