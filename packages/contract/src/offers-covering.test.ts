import { expect, test } from 'vitest'
import { namesCovering, offersCovering } from './offers-covering.ts'
import type { StudioRecipe } from './schemas/catalogue.ts'

test.for([
  ['a bride in a hijab', true],
  ['both in draped ivory chiffon hijabs', true],
  ['a silk head scarf', true],
  ['two headscarves to match', true],
  ['an ivory head covering', true],
  ['her own head covering kept, and a hijab over it', true],
  ['their own head coverings', false],
  ['head coverings kept as photographed', false],
  ['both faces whole inside any head covering', false],
  ['bareheaded, no hijab', false],
  ['without a head scarf', false],
  ['a veil', false],
] as const)('"%s" names a covering that is put on: %s', ([words, isNamed]) => {
  expect(namesCovering(words)).toBe(isNamed)
})

const promptsOf = (original: string, brides: string) => ({
  original: { attire_type: 'bride-groom' as const, detailed_scene: original },
  'bride-bride': { attire_type: 'bride-bride' as const, structured_technical: brides },
  'groom-groom': { attire_type: 'groom-groom' as const, structured_technical: 'Two grooms.' },
})
const recipe: StudioRecipe = {
  scene: 'garden',
  finish: 'film',
  dress: 'gown-modest',
  suit: 'suit-navy',
  otherDress: 'gown-lace',
  otherSuit: 'suit-grey',
  veil: false,
}

test('a recipe says whether a covering is offered, whatever the prompts say', () => {
  const named = promptsOf('A bride in a hijab.', 'Two brides in hijabs.')
  expect(offersCovering({ recipe, prompts: named })).toBe(false)
  const covered = { ...recipe, covering: 'covering' }
  expect(offersCovering({ recipe: covered, prompts: promptsOf('A bride.', 'Two brides.') })).toBe(true)
})

test('without a recipe each prompt with a dress has to name the covering', () => {
  const offers = (original: string, brides: string) =>
    offersCovering({ prompts: promptsOf(original, brides) })
  expect(offers('A bride in a hijab.', 'Two brides in hijabs.')).toBe(true)
  expect(offers('A bride in a hijab.', 'Two brides.')).toBe(false)
  expect(offers('A bride.', 'Two brides in hijabs.')).toBe(false)
})
