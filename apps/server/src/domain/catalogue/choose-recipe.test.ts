import { listAttire, listScenes, studioStyles } from '@ever-after/engine'
import { expect, test } from 'vitest'
import { chooseRecipe } from './choose-recipe.ts'
import beach from './seed/beach.json' with { type: 'json' }
import winter from './seed/winter.json' with { type: 'json' }

test.for([
  ['barefoot on the beach at sunset', { scene: 'beach-sunset' }],
  ['in a rose garden among falling cherry blossom', { scene: 'garden-blossom' }],
  ['in the snow at midnight under the stars', { scene: 'winter-night' }],
  ['in a chapel', { scene: 'indoor-chapel' }],
  ['on the path of a beech wood in the morning', { scene: 'forest' }],
  ['in a snowy wood at midnight', { scene: 'winter-night' }],
  ['in a desert, among dunes', { scene: 'desert' }],
  ['an old library at dusk, lamps after dark', { scene: 'library-evening' }],
  ['a roof terrace on a summer forenoon', { scene: 'rooftop' }],
  ['a roof terrace over the city at dusk', { scene: 'city-dusk' }],
  ['on the steps of a town hall', { scene: 'registry' }],
  ['a castle, black and white', { scene: 'castle', finish: 'bw' }],
  ['a vineyard as a watercolour', { scene: 'vineyard', finish: 'watercolour' }],
  ['a barn, satin gown with a veil, navy suit', { dress: 'gown-satin', suit: 'suit-navy', veil: true }],
  ['a barn, lace gown, no veil, grey wool suit', { dress: 'gown-lace', suit: 'suit-grey', veil: false }],
  ['a garden, a bride in a hijab', { dress: 'gown-modest', covering: 'covering', veil: false }],
  ['a garden, two brides in hijabs', { dress: 'gown-modest', covering: 'covering', veil: false }],
  ['a garden, lace, her own head covering kept', { dress: 'gown-lace' }],
] as const)('%s is drawn as %o', ([prompt, expected]) => {
  expect(chooseRecipe(prompt)).toMatchObject(expected)
})

test('a prompt that names no place has no recipe', () => {
  expect(chooseRecipe('A bride in lace and a groom in velvet, smiling.')).toBeUndefined()
})

test('two of a kind are not dressed alike, and every name is one of the studio', () => {
  const [scenes, attire] = [new Set(listScenes()), new Set(listAttire())]
  for (const words of ['lace', 'satin', 'navy suit', 'black tuxedo', 'ball gown', 'sherwani']) {
    const recipe = chooseRecipe(`On a beach, ${words}.`)
    if (!recipe) throw new Error('A beach is known.')
    expect(recipe.otherDress).not.toBe(recipe.dress)
    expect(recipe.otherSuit).not.toBe(recipe.suit)
    expect(scenes).toContain(recipe.scene)
    for (const name of [recipe.dress, recipe.suit, recipe.otherDress, recipe.otherSuit])
      expect(attire).toContain(name)
  }
})

test('the shipped prompts of a place are set in that place', () => {
  const recipes = new Map(studioStyles().map(({ id, recipe }) => [id, recipe]))
  for (const { id, variations } of [...beach, ...winter]) {
    const { structured_technical, detailed_scene } = variations[0].prompts.original as Record<string, string>
    const scene = chooseRecipe(structured_technical ?? detailed_scene)?.scene
    expect(scene?.split('-')[0], id).toBe(recipes.get(id)?.scene.split('-')[0])
  }
})
