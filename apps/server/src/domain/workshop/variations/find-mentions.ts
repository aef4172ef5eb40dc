import { type Gender, type Person, people, readPerson } from './pairing.ts'

export interface Mention {
  kind: 'noun' | 'pronoun'
  gender: Gender
  start: number
  /** The words as they stand in the text. */
  text: string
  /** Of a noun. */
  person?: Person
  determiner?: string
  adjectives: string[]
  /** Whether the noun ends in 's. */
  owns: boolean
  case?: 'subject' | 'object' | 'possessive' | 'reflexive'
}

const nouns = people.flatMap(({ feminine, masculine }) => [feminine, masculine]).join('|')
const adjective =
  '(?:smiling|laughing|happy|elegant|tall|young|beautiful|pretty|handsome|proud|radiant|joyful|barefoot|blushing|dashing|lovely|loving)'

const mention = new RegExp(
  [
    `\\b(?:(?<determiner>an?|the|one|her|his)\\s+)?(?<adjectives>(?:${adjective}\\s+){0,2})(?<noun>${nouns})(?<owns>['’]s)?(?![\\w-])`,
    "\\b(?<pronoun>she|her|herself|hers|he|him|his|himself)(?:['’]s)?(?![\\w-])",
  ].join('|'),
  'gi',
)

const pronouns: Record<string, Pick<Mention, 'gender' | 'case'>> = {
  she: { gender: 'feminine', case: 'subject' },
  // Whether it is "him" or "his" shows in what follows.
  her: { gender: 'feminine' },
  hers: { gender: 'feminine', case: 'possessive' },
  herself: { gender: 'feminine', case: 'reflexive' },
  he: { gender: 'masculine', case: 'subject' },
  him: { gender: 'masculine', case: 'object' },
  his: { gender: 'masculine', case: 'possessive' },
  himself: { gender: 'masculine', case: 'reflexive' },
}

/** Every place where the text speaks of one of the two people, in order. */
export function findMentions(text: string): Mention[] {
  return [...text.matchAll(mention)].flatMap(({ 0: words, index, groups = {} }): Mention[] => {
    const { noun, pronoun, determiner, adjectives = '', owns } = groups
    const place = { start: index, text: words }
    if (pronoun) {
      const { gender, case: known } = pronouns[pronoun.toLowerCase()]
      const isObject =
        makesDo.test(text.slice(0, index)) || !ownsWhatFollows(text.slice(index + words.length))
      const grammatical = known ?? (isObject ? 'object' : 'possessive')
      return [{ kind: 'pronoun', gender, case: grammatical, adjectives: [], owns: false, ...place }]
    }
    const read = readPerson(noun)
    if (!read) return []
    return [
      {
        kind: 'noun',
        ...read,
        ...place,
        determiner,
        adjectives: adjectives.match(/\S+\s+/g) ?? [],
        owns: owns !== undefined,
      },
    ]
  })
}

/** "Made her laugh" speaks of her, not of her laugh. */
const makesDo = /\b(?:mak(?:es?|ing)|made|lets?|letting|help(?:s|ed|ing)?)\s+$/i

const noPossession =
  /^\s*(?:$|[.,;:!?)"”]|(?:and|or|as|while|when|with|in|on|at|to|from|by|for|of|under|over|near|beside|behind|before|after|into|against|through|towards?|so|but|then|gently|softly|tenderly|closely?|lovingly|who|that|is|are|was|the|an?|up|down|around)\b)/i

/** "Her hand" owns something, "looks at her," does not. */
export function ownsWhatFollows(after: string): boolean {
  return !noPossession.test(after)
}
