import type { Framing, Pose } from '@ever-after/contract'
import type { CoupleJob } from '@ever-after/engine'

const poses: Record<Pose, string> = {
  'around-waist': 'one stands behind the other with an arm around the waist.',
  'one-bouquet': 'they stand close, and both hold one bouquet.',
  temples: 'they stand temple to temple.',
  facing: 'they are turned towards each other.',
  'side-by-side': 'they stand side by side.',
  'back-to-back': 'they stand back to back and look over their shoulders.',
  embrace: 'they embrace.',
  walking: 'they walk hand in hand.',
  standing: 'they stand, seen from head to foot.',
}
const framings: Record<Framing, string> = {
  close: 'a close view of heads and shoulders.',
  half: 'seen down to the hips.',
  full: 'seen from head to foot.',
}
const lefts = {
  first: 'the first person stands on the left.',
  second: 'the second person stands on the left.',
}
const prints = { warm: 'warm, golden light.', airy: 'light and airy, in soft bright light.' }

/** A prompt with how the two stand and how the picture is printed, where that is chosen. */
export function tellStance(
  prompt: string,
  { stance = {}, print }: Pick<CoupleJob, 'stance' | 'print'>,
): string {
  const lines = [
    ['Pose', stance.pose && wordsOf(poses, stance.pose)],
    ['Framing', stance.framing && framings[stance.framing]],
    ['Places', stance.left && lefts[stance.left]],
    ['Light', print && prints[print]],
  ]
  const told = lines.flatMap(([name, words]) => (words ? `${name}: ${words}` : []))
  return [prompt, ...told].join('\n')
}

/** The engine has poses that nobody can choose. */
function wordsOf(words: Record<string, string>, pose: string): string | undefined {
  return words[pose]
}
