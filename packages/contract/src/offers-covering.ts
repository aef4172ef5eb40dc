import type { OperatorStyle } from './schemas/catalogue.ts'

/** A word before or after it that makes it somebody's own covering, or none, is in one of the groups. */
const coveringWords =
  /(\b(?:no|without(?: an?)?|own|any) )?\b(?:hijabs?|head ?scar(?:f|ves)|head coverings?)\b( kept\b)?/gi

/** Whether a prompt dresses somebody in a covering for hair and neck. */
export function namesCovering(prompt: string): boolean {
  return [...prompt.matchAll(coveringWords)].some(([, before, after]) => !before && !after)
}

/** Whether a variation of a style offers a covering: by its recipe, else by the words of each prompt with a dress. */
export function offersCovering({
  recipe,
  prompts,
}: Pick<OperatorStyle['variations'][number], 'recipe' | 'prompts'>): boolean {
  if (recipe) return recipe.covering !== undefined
  return [prompts.original, prompts['bride-bride']].every(({ structured_technical, detailed_scene }) =>
    namesCovering(structured_technical ?? detailed_scene ?? ''),
  )
}
