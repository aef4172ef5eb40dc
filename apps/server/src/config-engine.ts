import type { HostedAccount, HostedKind, HostedProvider } from '@ever-after/engine'
import { z } from 'zod'
import { defaultSettings } from './settings.ts'

/** Where each provider is asked, by the names that chains give them: the variables of its key and its address. */
export const providerVariables = {
  google: { key: 'GOOGLE_API_KEY', url: 'GOOGLE_BASE_URL' },
  openai: { key: 'OPENAI_API_KEY', url: 'OPENAI_BASE_URL' },
  fal: { key: 'FAL_KEY', url: 'FAL_BASE_URL' },
  replicate: { key: 'REPLICATE_API_TOKEN', url: 'REPLICATE_BASE_URL' },
  'black-forest-labs': { key: 'BFL_API_KEY', url: 'BFL_BASE_URL' },
  'openai-compatible': { key: 'OPENAI_COMPATIBLE_KEY', url: 'OPENAI_COMPATIBLE_URL' },
} as const satisfies Record<HostedProvider, object>

/** A hosted model with what it takes to ask it, or the embedded engine. */
export type ConfiguredLink = 'studio' | ConfiguredModel

export interface ConfiguredModel {
  provider: HostedProvider
  model: string
  account: HostedAccount
  /** USD for one picture, instead of the price table's. */
  priceUsd?: number
}

/** Who draws each kind of picture, the first one first; a kind without a chain is drawn by the studio. */
export type ConfiguredChains = Partial<Record<HostedKind, readonly ConfiguredLink[]>>

const key = z.string().min(1).optional()
const url = z.url({ protocol: /^https?$/ }).optional()
const usd = z.coerce.number().positive().optional()

/** Variables of the hosted image models; all of them may be absent. */
export const engineVariables = {
  ENGINE_COUPLE: z.string().optional(),
  ENGINE_DRESS: z.string().optional(),
  ENGINE_PORTRAIT: z.string().optional(),
  ENGINE_PREVIEW: z.string().optional(),
  GOOGLE_API_KEY: key,
  GOOGLE_BASE_URL: url,
  OPENAI_API_KEY: key,
  OPENAI_BASE_URL: url,
  FAL_KEY: key,
  FAL_BASE_URL: url,
  REPLICATE_API_TOKEN: key,
  REPLICATE_BASE_URL: url,
  BFL_API_KEY: key,
  BFL_BASE_URL: url,
  OPENAI_COMPATIBLE_URL: url,
  OPENAI_COMPATIBLE_KEY: key,
  ENGINE_BUDGET_USD_PER_DAY: usd,
  ENGINE_BUDGET_USD_PER_STYLE_AND_DAY: usd,
  ENGINE_PRICES: z.string().optional(),
  ENGINE_TIMEOUT_SECONDS: z.coerce
    .number()
    .min(5)
    .max(280)
    .default(defaultSettings.hostedDrawTimeoutMs / 1000),
}

const variables = z.object(engineVariables)
type Values = z.output<typeof variables>

const chainVariables = {
  couple: 'ENGINE_COUPLE',
  dress: 'ENGINE_DRESS',
  portrait: 'ENGINE_PORTRAIT',
  preview: 'ENGINE_PREVIEW',
} as const satisfies Record<HostedKind, keyof Values>

/** The chains such as `google:gemini-3-pro-image,fal:google/nano-banana-2.1/edit,studio`; none unless they are set. */
export function readChains(values: Values): ConfiguredChains {
  const prices = readPrices(values.ENGINE_PRICES)
  const kinds = Object.keys(chainVariables) as HostedKind[]
  return Object.fromEntries(
    kinds.flatMap((kind) => {
      const variable = chainVariables[kind]
      const names = namesIn(values[variable])
      if (names.length === 0) return []
      refuseWrongOrder(variable, names)
      return [[kind, names.map((name) => readLink(name, { variable, values, prices }))]]
    }),
  )
}

/** Such as `google:gemini-3-pro-image`. */
export function nameOfLink(link: ConfiguredLink): string {
  return link === 'studio' ? link : `${link.provider}:${link.model}`
}

function namesIn(chain = ''): string[] {
  return chain
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
}

function refuseWrongOrder(variable: string, names: readonly string[]): void {
  if (names.slice(0, -1).includes('studio'))
    throw new Error(`${variable}: studio is the last link or none; what stands after it is never asked.`)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) throw new Error(`${variable} names ${twice} twice; each link is tried again by itself.`)
}

interface Surroundings {
  variable: string
  values: Values
  prices: Record<string, number>
}

function readLink(name: string, { variable, values, prices }: Surroundings): ConfiguredLink {
  if (name === 'studio') return name
  // Models may have colons in their names.
  const [provider] = name.split(':', 1)
  const model = name.slice(provider.length + 1)
  if (!isProvider(provider) || !model)
    throw new Error(
      `${variable}: “${name}” is no link. Write provider:model with one of ${Object.keys(providerVariables).join(', ')}; or studio.`,
    )
  const priceUsd = prices[name]
  return {
    provider,
    model,
    account: readAccount(provider, { variable, values }),
    ...(priceUsd !== undefined && { priceUsd }),
  }
}

function readAccount(
  provider: HostedProvider,
  { variable, values }: Pick<Surroundings, 'variable' | 'values'>,
): HostedAccount {
  const names = providerVariables[provider]
  // A server of one's own has an address for sure, and a key only perhaps.
  const needed = provider === 'openai-compatible' ? names.url : names.key
  if (!values[needed]) throw new Error(`${variable} names ${provider}, which needs ${needed}.`)
  const baseUrl = values[names.url]?.replace(/\/+$/, '')
  return { apiKey: values[names.key] ?? '', ...(baseUrl && { baseUrl }) }
}

function isProvider(name: string): name is HostedProvider {
  return Object.hasOwn(providerVariables, name)
}

const priceTable = z.record(z.string().regex(/^[\w-]+:./), z.number().nonnegative())

function readPrices(text: string | undefined): Record<string, number> {
  if (text === undefined) return {}
  try {
    return priceTable.parse(JSON.parse(text))
  } catch (cause) {
    throw new Error(
      'ENGINE_PRICES must be JSON that gives models their price in USD for one picture, such as {"openai-compatible:my-model": 0.03}.',
      { cause },
    )
  }
}
