import { type GeneratedVariations, generateVariations } from '@ever-after/contract'
import { call } from '#server-state'

/** The prompts of the other two pairings, and who wrote them. */
export interface WrittenPrompts {
  'bride-bride': string
  'groom-groom': string
  writtenBy: GeneratedVariations['writtenBy']
}

/** Has the prompts of the other two pairings written from the original one. */
export async function writePrompts(basePrompt: string): Promise<WrittenPrompts> {
  const reply = await call(generateVariations, { body: { basePrompt } })
  const wordsOf = (pairing: 'bride-bride' | 'groom-groom') =>
    reply[pairing].structured_technical ?? reply[pairing].detailed_scene ?? ''
  return {
    'bride-bride': wordsOf('bride-bride'),
    'groom-groom': wordsOf('groom-groom'),
    writtenBy: reply.writtenBy,
  }
}
