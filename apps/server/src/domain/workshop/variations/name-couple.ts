import {
  beginLike,
  genderOf,
  people,
  pluralOf,
  possessiveOf,
  readPerson,
  type SamePairing,
} from './pairing.ts'

const determiner = '(?:(a|an|the|one)\\s+)?'
const laterDeterminer = '(?:(?:a|an|the|one|her|his)\\s+)?'
const either = people.flatMap(({ feminine, masculine }) => [feminine, masculine]).join('|')

const couple = new RegExp(
  `\\b${determiner}(${either})\\s+(?:and|&)\\s+${laterDeterminer}(${either})(['’]s)?(?![\\w-])`,
  'gi',
)
const titles = /\bMrs?(\.?)\s+(and|&)\s+Mrs?\.?(?![\w])/g

/** "A bride and a groom" becomes "two brides"; both people at once, and what is said of both. */
export function nameCouple(text: string, pairing: SamePairing): string {
  const gender = genderOf[pairing]
  return text
    .replace(couple, (all, article: string | undefined, first: string, second: string, owns?: string) => {
      const [one, other] = [readPerson(first), readPerson(second)]
      if (!one || !other || one.gender === other.gender) return all
      const noun = pluralOf(one.person[gender])
      const words = `${article?.toLowerCase() === 'the' ? 'the ' : ''}two ${owns ? possessiveOf(noun) : noun}`
      return beginLike(words, all)
    })
    .replace(titles, (_, dot: string, and: string) => {
      const title = `${pairing === 'bride-bride' ? 'Mrs' : 'Mr'}${dot}`
      return `${title} ${and} ${title}`
    })
}
