import type { FaultReason, Stance } from '@ever-after/contract'

interface Difference {
  stance?: Stance
  /** Which picture of its change it is; the first when absent. */
  nth?: number
  /** What was wrong with the picture that this one is made instead of. */
  fault?: FaultReason
}

const remedies: Record<FaultReason, string> = {
  likeness:
    'the faces were not like the photographs. Copy them feature by feature, with every line and mark, and soften nothing.',
  light: 'skin or light was unnatural. Light both evenly and softly, and take the skin from the photographs.',
  body: 'hands or bodies were wrong. Show the two from the chest up, with natural proportions, and no hand unless it is whole.',
  pose: 'the pose was not liked. Let them stand clearly otherwise.',
  other: 'it was not liked. Make one that is clearly another.',
}

/** A prompt with how the picture is to differ: from the others of its change, or from the one that was not good. */
export function tellDifference(prompt: string, { stance = {}, nth = 1, fault }: Difference): string {
  if (fault) return `${prompt}\nAn earlier picture of this was not good: ${remedies[fault]}`
  if (nth === 1) return prompt
  const others = [
    !stance.pose && 'in another pose than first comes to mind',
    !stance.framing && (nth === 2 ? 'seen from nearer' : 'seen from farther away'),
  ].filter(Boolean)
  return [`${prompt}\nThis is picture ${nth} of one occasion`, ...others].join(', ').concat('.')
}
