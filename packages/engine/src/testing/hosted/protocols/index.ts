import type { HostedProvider } from '../adapters.ts'
import { blackForestLabs } from './black-forest-labs.ts'
import { fal } from './fal.ts'
import { google } from './google.ts'
import { openai, openaiCompatible } from './openai.ts'
import type { Protocol } from './protocol.ts'
import { replicate } from './replicate.ts'

export const protocols: Record<HostedProvider, Protocol> = {
  google,
  openai,
  fal,
  replicate,
  'black-forest-labs': blackForestLabs,
  'openai-compatible': openaiCompatible,
}
