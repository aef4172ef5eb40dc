import { findMentions, type Mention } from './find-mentions.ts'
import { beginLike, type Gender, genderOf, possessiveOf, type SamePairing } from './pairing.ts'
import { pronounFor } from './pronouns.ts'

interface Telling {
  gender: Gender
  /** Whether the text speaks of two people of different gender, who must stay two when they become alike. */
  isMixed: boolean
  /** The gender of whom the text names first. */
  first: Gender
  /** Genders that the text calls by a noun, such as "the groom". */
  named: ReadonlySet<Gender>
}

interface Rewriting {
  pairing: SamePairing
  /** Whether the text named both people together before they became alike. */
  hadCouple: boolean
}

/** Gives both people the words of one gender and keeps them apart as the first and the second, or one and the other. */
export function namePeople(text: string, { pairing, hadCouple }: Rewriting): string {
  const mentions = findMentions(text)
  const genders = new Set(mentions.map(({ gender }) => gender))
  const named = mentions.filter(({ kind }) => kind === 'noun').map(({ gender }) => gender)
  const telling: Telling = {
    gender: genderOf[pairing],
    isMixed: genders.size === 2 || hadCouple,
    first: named[0] ?? mentions[0]?.gender ?? 'feminine',
    named: new Set(named),
  }
  // A sentence at a time: what was said before a full stop tells nothing about the next "his".
  return text
    .split(/(?<=[.!?\n])/)
    .map((sentence) => nameInSentence(sentence, telling))
    .join('')
}

function nameInSentence(sentence: string, telling: Telling): string {
  const mentions = findMentions(sentence)
  const isMixed = new Set(mentions.map(({ gender }) => gender)).size === 2
  let written = ''
  let from = 0
  for (const [index, mention] of mentions.entries()) {
    const { start, text } = mention
    const words = mention.kind === 'noun' ? nameNoun(mention, telling) : sayPronoun()
    written += sentence.slice(from, start) + beginLike(words, text)
    from = start + text.length

    function sayPronoun(): string {
      const plain = pronounFor(mention, telling.gender, sentence.slice(start + text.length))
      if (!isMixed || mention.case === 'reflexive') return plain
      if (mention.gender !== mentions[0].gender) {
        return isHisOwn(mention, mentions[index - 1]) ? plain : nameInstead(mention, 'the other', telling)
      }
      const isNewSubject = mention.case === 'subject' && mentions[index - 1]?.gender !== mention.gender
      return index === 0 || isNewSubject ? nameInstead(mention, `one ${nounOf(telling)}`, telling) : plain
    }
  }
  return written + sentence.slice(from)
}

/** "The groom adjusts his tie" and "he tips his head", but not "he holds her hand while she leans on him". */
function isHisOwn(mention: Mention, before: Mention): boolean {
  if (before.gender !== mention.gender) return false
  if (before.kind === 'noun') return true
  return mention.case === 'possessive' && before.case !== 'possessive'
}

function nameNoun({ person, gender, determiner, adjectives, owns }: Mention, telling: Telling): string {
  const noun = person?.[telling.gender] ?? ''
  const named = `${adjectives.map((word) => fitAdjective(word, telling.gender)).join('')}${owns ? possessiveOf(noun) : noun}`
  const article = determiner?.toLowerCase()
  if (article === 'her' || article === 'his')
    return `${telling.gender === 'feminine' ? 'her' : 'his'} ${named}`
  if (!telling.isMixed) return article ? `${article} ${named}` : named
  const isFirst = gender === telling.first
  if (article === 'the') return `the ${isFirst ? 'first' : 'second'} ${named}`
  if (article) return isFirst ? `one ${named}` : `a second ${named}`
  return `${isFirst ? 'first' : 'second'} ${named}`
}

function nameInstead(mention: Mention, otherwise: string, telling: Telling): string {
  const isFirst = mention.gender === telling.first
  const name = telling.named.has(mention.gender)
    ? `the ${isFirst ? 'first' : 'second'} ${nounOf(telling)}`
    : otherwise
  const isShortened = mention.text.slice(-2).search(/['’]s/) === 0
  if (isShortened) return `${name} is`
  return mention.case === 'possessive' ? possessiveOf(name) : name
}

const nounOf = ({ gender }: Telling) => (gender === 'feminine' ? 'bride' : 'groom')

const adjectivesFor: Record<Gender, Record<string, string>> = {
  feminine: { handsome: 'beautiful', dashing: 'radiant' },
  masculine: { beautiful: 'handsome', pretty: 'handsome', blushing: 'smiling', lovely: 'handsome' },
}

function fitAdjective(word: string, gender: Gender): string {
  const [, letters, space] = /^(\S+)(\s*)$/.exec(word) ?? [word, word, '']
  return `${adjectivesFor[gender][letters.toLowerCase()] ?? letters}${space}`
}
