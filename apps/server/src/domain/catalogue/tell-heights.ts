import type { Taller } from '@ever-after/contract'

const words: Record<Taller, string> = {
  first: 'the first person is a little taller than the second.',
  neither: 'both people are equally tall.',
  second: 'the second person is a little taller than the first.',
}

/** A prompt with who is taller, where the couple said so. */
export function tellHeights(prompt: string, taller: Taller | undefined): string {
  return taller ? `${prompt}\nHeights: ${words[taller]}` : prompt
}
