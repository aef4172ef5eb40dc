import type { SamePairing } from './pairing.ts'

const colours =
  'white|ivory|cream|champagne|blush|black|navy|blue|grey|gray|charcoal|midnight|burgundy|green|emerald|brown|beige|tan|silver|gold|red|pink|dark|light|pale|deep'
const cloths =
  'lace|satin|silk|tulle|chiffon|crepe|organza|velvet|wool|linen|tweed|brocade|beaded|embroidered|sequined'
const cuts =
  'wedding|bridal|ball|evening|mermaid|sheath|strapless|long|short|flowing|fitted|tailored|slim|classic|elegant|simple|modern|vintage|bohemian|minimalist|full|sleeveless|formal|smooth|beautiful|stunning|sharp|modest|wrapped|clean|sleek|crisp|dinner|morning|lounge'
const modifiers = `(?:(?:${colours}|${cloths}|${cuts}|[a-z]+-[a-z-]+)(?:,| and)? )*`
/** "Wears satin with a V neckline" names a gown by its cloth. */
const dresses = '(?:gown|dress(?! code)|ballgown|(?:satin|lace|tulle|chiffon)(?= with))'
const suits = '(?:suit|tuxedo|tux|dinner jacket|morning coat|tailcoat|sherwani|kilt)'
const dressParts =
  '(?:sleeves?|skirt|train|veil|neckline|bodice|tiara|hem|straps?|lace|tulle|beading|embroidery|crown)'
const suitParts =
  '(?:bow tie|tie|boutonni[eè]re|buttonhole|pocket square|waistcoat|vest|shirt|cufflinks|lapels?|trousers|rose|flower)'
/** Words that never belong to what is worn. */
const stop =
  '(?:and|with|in|on|at|as|the|an?|beside|next|stands?|standing|while|under|smil\\w+|look\\w*|hold\\w*|walk\\w*|they|he|she|his|her|is|are|brides?|grooms?|women|woman|men|man)\\b'
const word = `(?!${stop})[\\w'’-]+`

/** A garment with its colour, its cloth and all that is said about it. */
function garment(heads: string, parts: string): RegExp {
  const detail = `(?: with(?: (?:an?|the))?(?: (?:against|of|from|over|to) (?:the|an?|his|her) ${word}| ${word})+)?`
  const listed = `(?:(?:, and|,| and)(?: (?:an?|the|her|his))?(?: ${word}){0,4}? ${parts}(?![\\w-]))*`
  return new RegExp(`\\b(?:an? )?${modifiers}${heads}(?![\\w-])${detail}${listed}`, 'gi')
}

interface Wardrobe {
  /** What the other gender wears, and what is worn instead. */
  replaced: RegExp
  kept: RegExp
  /** The second does not wear what is named already. */
  choose: (text: string) => { full: string; short: string }
  /** Words that are left over from what was replaced. */
  leftovers: readonly (readonly [RegExp, string])[]
}

export const wardrobes: Record<SamePairing, Wardrobe> = {
  'bride-bride': {
    replaced: garment(suits, suitParts),
    kept: garment(dresses, dressParts),
    choose: (text) =>
      /satin/i.test(text)
        ? { full: 'a lace gown with long sheer sleeves', short: 'a lace gown' }
        : { full: 'a smooth satin gown with a bateau neckline', short: 'a satin gown' },
    leftovers: [
      [/\bbow tie\b/gi, 'pearl necklace'],
      [new RegExp(`(?<=\\b(?:his|a|the|${colours}) )(?:neck)?tie\\b`, 'gi'), 'necklace'],
      [/\b(?:boutonni[eè]re|buttonhole)\b/gi, 'small bouquet'],
      [/\bcufflinks\b/gi, 'bracelet'],
      [/\bpocket square\b/gi, 'lace handkerchief'],
      [/\b(?:waistcoat|vest)\b/gi, 'bodice'],
      [/\blapels?\b/gi, 'neckline'],
      [/(?<=\bhis )jacket\b/gi, 'wrap'],
    ],
  },
  'groom-groom': {
    replaced: garment(dresses, dressParts),
    kept: garment(suits, suitParts),
    choose: (text) =>
      /navy/i.test(text)
        ? { full: 'a grey suit with a white rose boutonniere', short: 'a grey suit' }
        : { full: 'a navy suit with a burgundy tie', short: 'a navy suit' },
    leftovers: [
      [
        /(?:,| and| with)(?: (?:an?|the|her))?(?: (?:soft|long|sheer|lace|cathedral|white|ivory))* veil\b(?=\s*(?:[,;.]|and\b|$))/gi,
        '',
      ],
      [/\bveil\b/gi, 'white scarf'],
      [/\b(?:tiara|flower crown)\b/gi, 'white rose boutonniere'],
      [/\bbodice\b/gi, 'waistcoat'],
      [/\bneckline\b/gi, 'lapel'],
      [/(?<=\bher )(?:train|skirt)\b/gi, 'jacket'],
      [/\b(?:high )?heels\b/gi, 'polished shoes'],
      [/\bbridal\b/gi, 'wedding'],
    ],
  },
}

/** Dresses the second person as the first one's kind: what the other gender wears is exchanged, the rest stays. */
export function changeAttire(text: string, pairing: SamePairing): string {
  const { replaced, choose, leftovers } = wardrobes[pairing]
  const chosen = choose(text)
  let times = 0
  const dressed = text.replace(replaced, (found) => {
    const worn = times++ ? chosen.short : chosen.full
    const needsArticle = /^an?\s/i.test(found) || /(?:satin|lace|tulle|chiffon) with\b/i.test(found)
    return needsArticle ? worn : worn.replace(/^a /, '')
  })
  return leftovers.reduce((words, [pattern, instead]) => words.replace(pattern, instead), dressed)
}
