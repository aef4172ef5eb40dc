import type { Attire, OperatorStyle } from '@ever-after/contract'

/** The prompt of a style's first variation for who wears what. */
export function choosePrompt({ variations }: OperatorStyle, attires: readonly [Attire, Attire]): string {
  const prompts = variations.at(0)?.prompts
  const prompt = prompts?.[pairingOf(attires)]
  return prompt?.structured_technical ?? prompt?.detailed_scene ?? ''
}

function pairingOf([one, other]: readonly [Attire, Attire]) {
  if (one !== other) return 'original'
  return one === 'dress' ? 'bride-bride' : 'groom-groom'
}
