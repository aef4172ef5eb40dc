import type { HostedProvider } from '../providers/hosted/index.ts'
import type { HostedKind } from '../spec/hosted.ts'
import { everyKind } from './provider-subject.ts'

export interface HostedSubject {
  provider: HostedProvider
  model: string
  kinds: readonly HostedKind[]
  /** Whether the price comes from configuration, since no table knows it. */
  isPricedByOperator?: boolean
  /** Whether the faults of its protocol are run over it; once for each provider. */
  hasFaults?: boolean
}

const withPictures: readonly HostedKind[] = ['couple', 'dress', 'portrait']

/** One model of each family that a provider serves. */
export const hostedSubjects: readonly HostedSubject[] = [
  { provider: 'google', model: 'gemini-3-pro-image', kinds: everyKind, hasFaults: true },
  { provider: 'google', model: 'gemini-nano-banana-2.1', kinds: everyKind },
  { provider: 'openai', model: 'gpt-image-2.5-sunburst', kinds: everyKind, hasFaults: true },
  { provider: 'fal', model: 'fal-ai/flux-pro/kontext/max/multi', kinds: withPictures, hasFaults: true },
  { provider: 'fal', model: 'google/nano-banana-2.1/edit', kinds: withPictures },
  { provider: 'fal', model: 'fal-ai/flux-2-pro/edit', kinds: withPictures },
  { provider: 'fal', model: 'fal-ai/fashn/tryon/v1.6', kinds: ['dress'] },
  { provider: 'fal', model: 'google/nano-banana-2.1', kinds: ['preview'] },
  { provider: 'replicate', model: 'black-forest-labs/flux-2-pro', kinds: everyKind, hasFaults: true },
  { provider: 'replicate', model: 'google/nano-banana-pro', kinds: everyKind, isPricedByOperator: true },
  { provider: 'black-forest-labs', model: 'flux-2-pro', kinds: everyKind, hasFaults: true },
  {
    provider: 'openai-compatible',
    model: 'our-own-model',
    kinds: everyKind,
    isPricedByOperator: true,
    hasFaults: true,
  },
]
