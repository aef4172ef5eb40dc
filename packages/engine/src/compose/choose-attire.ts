import type { Attire, StudioRecipe } from '../spec/job.ts'

type Garments = readonly [first: string, second: string]

/** The garment of each partner; the second of two brides or two grooms wears the other one of the recipe. */
export function chooseAttire(attires: readonly [Attire, Attire], recipe: StudioRecipe): Garments {
  const [first, second] = attires
  const [ofFirst] = garmentsFor(first, recipe)
  const [ofSecond, otherOfSecond] = garmentsFor(second, recipe)
  return [ofFirst, first === second ? otherOfSecond : ofSecond]
}

/** All garments that the recipe has for the two, its own choice first; who keeps theirs wears it in all. */
export function listAttires(
  attires: readonly [Attire, Attire],
  recipe: StudioRecipe,
  [keepsFirst, keepsSecond]: readonly [boolean, boolean],
): Garments[] {
  const own = chooseAttire(attires, recipe)
  const [first, second] = own
  if (attires[0] === attires[1]) return keepsFirst || keepsSecond ? [own] : [own, [second, first]]
  const [, otherOfFirst] = garmentsFor(attires[0], recipe)
  const [, otherOfSecond] = garmentsFor(attires[1], recipe)
  const others: Garments[] = [
    [otherOfFirst, second],
    [first, otherOfSecond],
    [otherOfFirst, otherOfSecond],
  ]
  return [own, ...others.filter(([a, b]) => !(keepsFirst && a !== first) && !(keepsSecond && b !== second))]
}

function garmentsFor(attire: Attire, recipe: StudioRecipe): Garments {
  return attire === 'dress' ? [recipe.dress, recipe.otherDress] : [recipe.suit, recipe.otherSuit]
}
