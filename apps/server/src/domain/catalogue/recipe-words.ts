import type { StudioRecipe } from '@ever-after/contract'

/** What a prompt calls the places of the studio's scenes. */
export const placeWords: readonly { place: string; words: RegExp }[] = [
  { place: 'indoor-glasshouse', words: /\b(?:glass ?house|greenhouse|conservatory|orangery)\b/i },
  { place: 'indoor-chapel', words: /\b(?:chapel|church|cathedral nave|altar)\b/i },
  {
    place: 'indoor-elegance',
    words: /\b(?:ballroom|salon|drawing room|banquet hall|indoors?|interior|hotel)\b/i,
  },
  { place: 'indoor-candlelight', words: /\bcandle(?:s|-?lit|-?light)\b/i },
  {
    place: 'library',
    words: /\b(?:library|bookshel(?:f|ves)|bookcases?|reading (?:room|hall)|shelves of books)\b/i,
  },
  { place: 'registry', words: /\b(?:registry|register office|town hall|city hall|courthouse)\b/i },
  { place: 'home', words: /\b(?:living room|at home|sofa)\b/i },
  { place: 'rooftop', words: /\broof terrace\b(?![\s\S]*\b(?:dusk|afterglow|twilight|night|downtown)\b)/i },
  { place: 'desert', words: /\b(?:deserts?|mesas?|buttes?|sandstone)\b/i },
  { place: 'mountain', words: /\b(?:mountains?|alpine meadow|alps|summits?)\b/i },
  { place: 'lake', words: /\b(?:lakes?|lakeside|jetty)\b/i },
  {
    place: 'forest',
    words: /\b(?:forest|woods?|woodland|beech(?:es)?)\b(?![\s\S]*\b(?:snow\w*|winter|frost\w*)\b)/i,
  },
  { place: 'beach', words: /\b(?:beach|seaside|shore|ocean|sea|dunes?|surf|tide)\b/i },
  { place: 'castle', words: /\b(?:castle|palace|ch[aâ]teau|fortress|turrets?)\b/i },
  { place: 'vineyard', words: /\b(?:vineyards?|vines?|winery|grapes)\b/i },
  { place: 'barn', words: /\b(?:barn|farm|hay|stable)\b/i },
  { place: 'city', words: /\b(?:city|rooftops?|skyline|downtown|urban|street)\b/i },
  { place: 'winter', words: /\b(?:winter|snow\w*|frost\w*|ice|alpine)\b/i },
  {
    place: 'garden',
    words: /\b(?:gardens?|among roses|rose arch|orchard|park|meadow|flower beds?|cherry trees?)\b/i,
  },
]

/** What a prompt says of the hour, the weather and the season, by the end of a scene's name. */
export const hourWords: Record<string, RegExp> = {
  evening: /\b(?:evening|lanterns?|string lights?|fairy lights?|bulbs|after dark)\b/i,
  sunset: /\b(?:sunset|setting sun|golden hour|last light|low sun)\b/i,
  golden: /\b(?:golden hour|golden|low sun|honey)\b/i,
  noon: /\b(?:noon|midday|bright sun|clear blue sky)\b/i,
  dusk: /\b(?:dusk|twilight|blue hour|afterglow)\b/i,
  night: /\b(?:night|midnight|stars?|starlight|moon\w*)\b/i,
  rain: /\b(?:rain\w*|puddles?|umbrella|wet)\b/i,
  autumn: /\b(?:autumn\w*|october|november|copper|amber|fallen leaves|harvest)\b/i,
  blossom: /\b(?:blossoms?|cherry|petals?|spring)\b/i,
  snowfall: /\b(?:snowfall|falling snow|flakes?|snowing)\b/i,
}

export const finishWords: readonly { finish: StudioRecipe['finish']; words: RegExp }[] = [
  { finish: 'bw', words: /\b(?:black[- ]and[- ]white|monochrome|greyscale|grayscale)\b/i },
  { finish: 'watercolour', words: /\b(?:watercolou?r|aquarelle)\b/i },
  { finish: 'oil', words: /\b(?:oils?(?! lamps?)|impasto|brush ?strokes?)\b/i },
  { finish: 'soft', words: /\b(?:soft[- ]focus|dreamy|misty|pastel)\b/i },
]

/** Garments of the studio by what they are called; the more particular ones stand first. */
export const garmentWords = {
  gown: [
    { name: 'gown-modest', words: /\bmodest\b/i },
    { name: 'gown-boho', words: /\bboh(?:o|emian)\b|\bbell sleeves?\b/i },
    { name: 'gown-slip', words: /\bslip (?:dress|gown)\b|\bcowl neck/i },
    {
      name: 'gown-lace-high',
      words: /\bhigh[- ](?:necked|neck|collared?)\b.*\blace\b|\blace\b.*\bhigh neck/i,
    },
    { name: 'gown-ball', words: /\bball ?gown\b/i },
    { name: 'gown-cap', words: /\bcap(?:ped)? sleeves?\b/i },
    { name: 'gown-tulle', words: /\boff-(?:the-)?shoulder\b|\btulle (?:gown|dress)\b/i },
    { name: 'gown-satin-v', words: /\bsatin\b[^.;]*\bV[- ]?neck/i },
    { name: 'gown-lace', words: /\blace\b/i },
    { name: 'gown-satin', words: /\b(?:satin|silk|crepe)\b/i },
  ],
  suit: [
    { name: 'suit-sherwani', words: /\bsherwani\b/i },
    { name: 'suit-velvet', words: /\bvelvet\b/i },
    { name: 'suit-linen', words: /\blinen\b[^.;,]*\b(?:suit|jacket)\b/i },
    { name: 'suit-morning', words: /\bmorning (?:suit|coat|dress)\b/i },
    { name: 'suit-ivory', words: /\b(?:ivory|white|cream)\b[^.;,]*\b(?:dinner jacket|tuxedo|suit)\b/i },
    { name: 'suit-navy', words: /\b(?:navy|dark blue|midnight)\b[^.;,]*\b(?:suit|tuxedo)\b/i },
    { name: 'suit-grey', words: /\b(?:grey|gray|charcoal)\b[^.;,]*\b(?:suit|tuxedo)\b/i },
    {
      name: 'suit-tuxedo-peak',
      words:
        /\bpeak(?:ed)?\b[^.;,]*\b(?:tuxedo|lapels?)\b[^.;,]*\btuxedo\b|\btuxedo\b[^.;,]*\bpeak(?:ed)?[- ]lapel/i,
    },
    { name: 'suit-tuxedo', words: /\b(?:tuxedo|dinner jacket|black suit|black tie)\b/i },
  ],
  veil: /(?<!\b(?:no|without an?|without) )\bveil\b/i,
} as const
