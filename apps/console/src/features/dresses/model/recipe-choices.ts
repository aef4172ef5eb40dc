import type { EditableDress } from '#documents'

interface Option {
  value: string
  label: string
}

/** Cuts that the art package has a gown for. */
const cuts: readonly Option[] = [
  { value: 'gown-satin', label: 'Satin, bateau neckline' },
  { value: 'gown-satin-v', label: 'Satin, V neckline' },
  { value: 'gown-lace', label: 'Lace' },
  { value: 'gown-lace-high', label: 'Lace, high neckline' },
  { value: 'gown-ball', label: 'Ball gown' },
  { value: 'gown-tulle', label: 'Tulle' },
  { value: 'gown-cap', label: 'Cap sleeves' },
  { value: 'gown-slip', label: 'Satin slip, cowl neckline' },
  { value: 'gown-boho', label: 'Lace, bell sleeves' },
  { value: 'gown-modest', label: 'Long sleeves, closed neckline' },
]

const colours = ['ivory', 'snow', 'champagne', 'blush', 'dusty-rose', 'lavender', 'powder-blue', 'sage']

const settings = [
  'indoor-elegance',
  'indoor-chapel',
  'indoor-candlelight',
  'indoor-glasshouse',
  'garden',
  'garden-golden',
  'garden-blossom',
  'garden-autumn',
  'garden-evening',
  'beach',
  'beach-noon',
  'beach-sunset',
  'beach-evening',
  'barn',
  'barn-autumn',
  'barn-evening',
  'castle',
  'castle-sunset',
  'castle-evening',
  'vineyard',
  'vineyard-noon',
  'vineyard-autumn',
  'vineyard-evening',
  'city-dusk',
  'city-night',
  'city-rain',
  'winter',
  'winter-snowfall',
  'winter-night',
  'forest',
  'lake',
  'desert',
  'mountain',
  'library',
  'library-evening',
  'registry',
  'rooftop',
  'home',
]

/** What a new dress is drawn with until something else is chosen. */
export const firstRecipe: NonNullable<EditableDress['recipe']> = {
  plate: cuts[0].value,
  colour: colours[0],
  scene: settings[0],
  veil: true,
}

/** The accessory that may cover hair and neck; a dress that names it offers it, and nobody wears it unasked. */
export const coveringName = 'covering'

/** What a dress can be drawn with; a name that the dress already has stays among them, also one that is not known here. */
export const recipeChoices = {
  cuts: (current: string) => withCurrent(cuts, current),
  colours: (current: string) => withCurrent(colours.map(named), current),
  settings: (current: string) => withCurrent(settings.map(named), current),
}

function withCurrent(options: readonly Option[], current: string): readonly Option[] {
  return options.some(({ value }) => value === current) ? options : [...options, named(current)]
}

/** `garden-golden` reads as Garden golden. */
function named(value: string): Option {
  const words = value.replaceAll('-', ' ')
  return { value, label: words.charAt(0).toUpperCase() + words.slice(1) }
}
