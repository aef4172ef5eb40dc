import { namesCovering, type StudioRecipe } from '@ever-after/contract'

interface Worn {
  recipe: Pick<StudioRecipe, 'covering'>
  /** Who chose the covering; nobody when absent. */
  wearsCovering?: readonly [boolean, boolean]
}

/** A prompt that may name a covering, with who wears it: those who chose it, and nobody else. */
export function tellCovering(prompt: string, { recipe, wearsCovering = [false, false] }: Worn): string {
  if (recipe.covering === undefined && !namesCovering(prompt)) return prompt
  return `${prompt}\nHead coverings: ${wordsOf(wearsCovering)}`
}

function wordsOf([first, second]: readonly [boolean, boolean]): string {
  const kept = 'hair and what is worn on the head in the photograph stay as they are.'
  if (!first && !second) return `nobody is given one, also where one is named above; ${kept}`
  const scarf = 'a draped scarf in the colour of the dress over hair, ears and neck, with the face free.'
  if (first && second) return `both people wear ${scarf}`
  const [wearer, other] = first ? ['first', 'second'] : ['second', 'first']
  return `the ${wearer} person wears ${scarf} The ${other} person is given none; ${kept}`
}
