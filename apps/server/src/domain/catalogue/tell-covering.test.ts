import { expect, test } from 'vitest'
import { tellCovering } from './tell-covering.ts'

const offered = { covering: 'covering' }
const scarf = 'a draped scarf in the colour of the dress over hair, ears and neck, with the face free.'
const kept = 'hair and what is worn on the head in the photograph stay as they are.'

test('a prompt without any covering is told as it is written', () => {
  expect(tellCovering('Two people at sea.', { recipe: {} })).toBe('Two people at sea.')
})

test.for([
  ['In a garden.', offered, undefined, `nobody is given one, also where one is named above; ${kept}`],
  ['A bride in a hijab.', {}, undefined, `nobody is given one, also where one is named above; ${kept}`],
  ['In a garden.', offered, [false, false], `nobody is given one, also where one is named above; ${kept}`],
  [
    'In a garden.',
    offered,
    [true, false],
    `the first person wears ${scarf} The second person is given none; ${kept}`,
  ],
  [
    'In a garden.',
    offered,
    [false, true],
    `the second person wears ${scarf} The first person is given none; ${kept}`,
  ],
  ['In a garden.', offered, [true, true], `both people wear ${scarf}`],
] as const)('"%s" with %o chosen by %o says who wears it', ([prompt, recipe, wearsCovering, words]) => {
  expect(tellCovering(prompt, { recipe, wearsCovering })).toBe(`${prompt}\nHead coverings: ${words}`)
})
