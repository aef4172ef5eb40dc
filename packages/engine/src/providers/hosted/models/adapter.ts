import type { generateImage } from 'ai'
import type { DrawRequest, HostedKind, Support } from '../spec.ts'
import type { FetchAnswers } from '../wire/fetch-answers.ts'

type Question = Parameters<typeof generateImage>[0]

/** How one provider's protocol is spoken through the AI SDK. */
export interface Adapter {
  /** What the model can draw, as far as its name tells. */
  can(model: string, kind: HostedKind): Support
  /** The most pictures that the model reads at once. */
  mostReferences: number
  open(opening: Opening): Promise<Question['model']>
  /** What is asked, in the options that this provider understands and no others. */
  ask(request: DrawRequest, model: string): Asked
  /** What an answer's body complains about, whatever its status says. */
  complaintIn(body: unknown, status: number): Complaint | undefined
  /** What the provider says the picture cost, where it says so. */
  costIn?(body: unknown): number | undefined
}

export interface Opening {
  model: string
  apiKey: string
  /** Undefined means the provider's own address. */
  baseUrl: string | undefined
  fetch: FetchAnswers
}

export type Asked = Pick<Question, 'prompt' | 'aspectRatio' | 'size' | 'seed' | 'providerOptions'>

/** A refusal by moderation, or an account without money. */
export type Complaint = 'unsafe' | 'over_budget'

export const supported: Support = { supported: true }
