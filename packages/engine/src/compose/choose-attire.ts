import type { Attire, StudioRecipe } from '../spec/job.ts'

/** The garment of each partner; the second of two brides or two grooms wears the other one of the recipe. */
export function chooseAttire(
  [first, second]: readonly [Attire, Attire],
  recipe: StudioRecipe,
): [first: string, second: string] {
  const ofFirst = first === 'dress' ? recipe.dress : recipe.suit
  if (first !== second) return [ofFirst, second === 'dress' ? recipe.dress : recipe.suit]
  const ofSecond = second === 'dress' ? recipe.otherDress : recipe.otherSuit
  return [ofFirst, ofSecond]
}
