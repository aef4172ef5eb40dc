import { ApiError, generateVariations } from '@ever-after/contract'
import { call, wordsOfError } from '#server-state'
import { copy } from '../copy.ts'
import type { CreatorForm } from '../model/form.ts'

/** The prompts of all three pairings from one. */
export async function generate(basePrompt: string): Promise<NonNullable<CreatorForm['variations']>> {
  const { writtenBy, ...prompts } = await call(generateVariations, { body: { basePrompt } })
  return { prompts, basePrompt, writtenBy, isEdited: false }
}

/** Why there are none: what the server said, else the status. */
export function wordsOfFailure(error: unknown): string {
  return wordsOfError(error, copy.serviceError(error instanceof ApiError ? error.status : copy.noConnection))
}
