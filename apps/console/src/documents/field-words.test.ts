import { expect, test } from 'vitest'
import { fieldWords, valueWords } from './field-words.ts'

test.for([
  ['displayName', 'display name'],
  ['style.category', 'category'],
  ['variations[0].prompts.original.structured_technical', 'original prompt'],
  ['style.variations[1].prompts.bride-bride.detailed_scene', 'variation 2, bride-bride prompt'],
  ['variations[0].prompts.original.attire_type', 'original prompt, attire'],
  ['variations[2].previewPath', 'variation 3, preview'],
  ['variations[0]', 'variation 1'],
  ['recipe.scene', 'recipe, scene'],
] as const)('the field %s reads as %s', ([path, words]) => {
  expect(fieldWords(path)).toBe(words)
})

test('values read as words', () => {
  expect([true, false, null, undefined, '', 'A rose', 7].map(valueWords)).toEqual([
    'Yes',
    'No',
    'Nothing',
    'Nothing',
    'Nothing',
    'A rose',
    '7',
  ])
})
