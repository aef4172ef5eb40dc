import { getWeddingStyles, type OperatorStyle, type StudioRecipe } from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/start-server.ts'
import { keywordsOf } from './keywords-of.ts'

let server: TestServer
/** Of each shipped style, as a device gets it. */
let shipped: { displayName: string; keywords: readonly string[] }[]
beforeAll(async () => {
  server = await startTestServer()
  const device = await server.newDevice()
  const { styles } = await device.call(getWeddingStyles, {})
  shipped = Object.values(styles)
    .flat()
    .map(({ displayName, variations }) => ({ displayName, keywords: variations[0].keywords ?? [] }))
})
afterAll(() => server.close())

const named = (keyword: string) =>
  shipped.filter(({ keywords }) => keywords.includes(keyword)).map(({ displayName }) => displayName)

test.each([
  ['hijab', ['White Jasmine', 'Saffron Sky']],
  ['church', ['The White Chapel', 'Chapel of Light', 'Silver Vows']],
  ['black and white', ['Pearl Tide', 'Skyline Noir', 'Silver Screen']],
  ['watercolour', ['Lagoon in Watercolour', 'Painted by the Sea', 'A Sketch from Provence']],
  ['winter', ['First Snow', 'Silent Night']],
  ['ball gown', ['The Royal Ball', 'The Winter Palace']],
  ['sunset', ['Saffron Sky', 'After the Sun Goes Down']],
])('a device finds shipped styles by "%s"', (keyword, names) => {
  expect(named(keyword)).toEqual(expect.arrayContaining(names))
})

test('each shipped style has words of its own place', () => {
  for (const { displayName, keywords } of shipped) expect(keywords.length, displayName).toBeGreaterThan(1)
})

const prompt = (words: string): OperatorStyle['variations'][number]['prompts'] => ({
  original: { attire_type: 'bride-groom', structured_technical: words },
  'bride-bride': { attire_type: 'bride-bride', structured_technical: words },
  'groom-groom': { attire_type: 'groom-groom', structured_technical: words },
})
const variation = (words: string, recipe?: StudioRecipe) => ({
  variationName: 'v',
  iconPath: '/i',
  previewPath: '/p',
  prompts: prompt(words),
  ...(recipe && { recipe }),
})
const recipe: StudioRecipe = {
  scene: 'garden-evening',
  finish: 'oil',
  dress: 'gown-lace',
  suit: 'suit-tuxedo',
  otherDress: 'gown-satin',
  otherSuit: 'suit-navy',
  veil: false,
}

test('a recipe tells, whatever its prompt says', () => {
  const words = [
    'garden',
    'flowers',
    'outdoors',
    'evening',
    'lights',
    'lanterns',
    'oil painting',
    'painted',
    'lace',
  ]
  expect(keywordsOf(variation('On a beach in a hijab.', recipe))).toEqual(words)
})

test('a prompt without a recipe gives its place, its look and its covering, and no word of its own', () => {
  const keywords = keywordsOf(
    variation('A zeppelin over a castle in watercolour, the bride in an ivory hijab.'),
  )
  expect(keywords).toEqual(expect.arrayContaining(['castle', 'watercolour', 'hijab']))
  expect(keywords).not.toContain('zeppelin')
})

test('neither a place nor a garment that nobody knows has words', () => {
  expect(
    keywordsOf(variation('', { ...recipe, scene: 'moon', finish: 'film', dress: 'gown-of-light' })),
  ).toEqual([])
  expect(keywordsOf(variation('On Mars.'))).toEqual([])
})
