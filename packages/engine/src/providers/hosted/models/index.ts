import type { Adapter } from './adapter.ts'
import { blackForestLabs } from './black-forest-labs.ts'
import { fal } from './fal.ts'
import { google } from './google.ts'
import { openai } from './openai.ts'
import { openaiCompatible } from './openai-compatible.ts'
import { replicate } from './replicate.ts'

/** Providers by the name that a configuration calls them. */
export const hostedProviders = [
  'google',
  'openai',
  'fal',
  'replicate',
  'black-forest-labs',
  'openai-compatible',
] as const
export type HostedProvider = (typeof hostedProviders)[number]

export const adapters: Record<HostedProvider, Adapter> = {
  google,
  openai,
  fal,
  replicate,
  'black-forest-labs': blackForestLabs,
  'openai-compatible': openaiCompatible,
}
