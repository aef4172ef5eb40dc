import { expect, test } from 'vitest'
import rustic from '../../catalogue/seed/rustic-barn.json' with { type: 'json' }
import { rewritePrompt } from './rewrite-prompt.ts'

const brides = (text: string) => rewritePrompt(text, 'bride-bride')
const grooms = (text: string) => rewritePrompt(text, 'groom-groom')

test.for([
  ['A bride and a groom dance.', 'Two brides dance.', 'Two grooms dance.'],
  [
    'Behind the bride and groom, a tower.',
    'Behind the two brides, a tower.',
    'Behind the two grooms, a tower.',
  ],
  ['The bride and groom’s hands meet.', 'The two brides’ hands meet.', 'The two grooms’ hands meet.'],
  ['A man and a woman kiss.', 'Two women kiss.', 'Two men kiss.'],
  [
    'The sign says Mr. & Mrs. Rose.',
    'Two brides. The sign says Mrs. & Mrs. Rose.',
    'Two grooms. The sign says Mr. & Mr. Rose.',
  ],
  ['The grooms laugh.', 'The brides laugh.', 'The grooms laugh.'],
] as const)('a couple is named as two of a kind: %s', ([text, two, others]) => {
  expect([brides(text), grooms(text)].map(plainQuotes)).toEqual([two, others].map(plainQuotes))
})

test.for([
  [
    'The bride rests her head on his shoulder. The groom adjusts his cuffs and smiles at her.',
    "The first bride rests her head on the second bride's shoulder. The second bride adjusts her cuffs and smiles at the first bride.",
  ],
  ['A bride waits for a groom.', 'One bride waits for a second bride.'],
  ['A handsome groom lifts his bride.', 'One beautiful bride lifts her bride.'],
  [
    'A bride and a groom: he lifts her hand as she turns under it.',
    "Two brides: one bride lifts the other's hand as the other turns under it.",
  ],
  ['Bride and groom, he has made her laugh.', 'Two brides, one bride has made the other laugh.'],
  [
    'Bride and groom: she laughs, he tips his head.',
    'Two brides: one bride laughs, the other tips her head.',
  ],
] as const)('two brides stay two people: %s', ([text, expected]) => {
  expect(brides(text)).toBe(expected)
})

test.for([
  [
    'The groom sees himself; he’s smiling. The hand is his.',
    'The bride sees herself; she’s smiling. The hand is hers.',
  ],
  [
    'The groom looks up. The camera looks at him, softly.',
    'The bride looks up. The camera looks at her, softly.',
  ],
] as const)('pronouns keep their grammar: %s', ([text, expected]) => {
  expect(brides(text)).toBe(expected)
  expect(grooms(expected)).toBe(text)
})

test.for([
  [
    'A bride in a lace gown and a groom in a black tuxedo with bow tie.',
    'One bride in a lace gown and a second bride in a smooth satin gown with a bateau neckline.',
    'One groom in a navy suit with a burgundy tie and a second groom in a black tuxedo with bow tie.',
  ],
  [
    'She wears wrapped satin with a V neckline and has let go of the veil.',
    'She wears wrapped satin with a V neckline and has let go of the veil.',
    'He wears a navy suit with a burgundy tie and has let go of the white scarf.',
  ],
  [
    'Her veil in the wind, his jacket over her shoulders.',
    "One bride's veil in the wind, the other's wrap over her shoulders.",
    "One groom's white scarf in the wind, the other's jacket over his shoulders.",
  ],
] as const)('what the other one wears is exchanged: %s', ([text, two, others]) => {
  expect(brides(text)).toContain(two)
  expect(grooms(text)).toContain(others)
})

test('a list of attire keeps what one wears and dresses the other differently', () => {
  const line = 'Attire: satin gown with long sleeves, soft veil; black tuxedo with bow tie; both barefoot.'
  expect(brides(line)).toContain(
    'Attire: one bride in a satin gown with long sleeves, soft veil; the other in a lace gown with long sheer sleeves; both barefoot.',
  )
  expect(grooms(line)).toContain(
    'Attire: one groom in a black tuxedo with bow tie; the other in a navy suit with a burgundy tie; both barefoot.',
  )
})

test('what is about neither of the two stays as it is, to the letter', () => {
  const scene =
    'Setting: a well-groomed park, bridesmaids far off, a dress code at the door.\nLight: the sun sets; its train of gold.'
  expect(brides(`Two brides laugh.\n${scene}`)).toBe(`Two brides laugh.\n${scene}`)
  expect(grooms(`Two grooms laugh.\n${scene}`)).toBe(`Two grooms laugh.\n${scene}`)
})

test('a prompt that names nobody is told whom it is about', () => {
  expect(brides('A couple under the stars.')).toBe('Two brides. A couple under the stars.')
  expect(grooms('A couple under the stars.')).toBe('Two grooms. A couple under the stars.')
})

test('of the shipped prompts no word for the other kind is left', () => {
  for (const { variations } of rustic) {
    const { structured_technical, detailed_scene } = variations[0].prompts.original as Record<string, string>
    const text = structured_technical ?? detailed_scene
    expect(brides(text)).not.toMatch(/\b(?:grooms?|he|him|his|tuxedo|suit)\b/i)
    expect(grooms(text)).not.toMatch(/\b(?:brides?|she|her|hers|gown|veil)\b/i)
    expect(brides(text).split('\n').length).toBe(text.split('\n').length)
  }
})

function plainQuotes(text: string): string {
  return text.replaceAll('’', "'")
}
