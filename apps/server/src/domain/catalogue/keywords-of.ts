import { namesCovering, type OperatorStyle, type StudioRecipe } from '@ever-after/contract'
import { chooseRecipe } from './choose-recipe.ts'

type OperatorVariation = OperatorStyle['variations'][number]

/** What couples may look for a style by, beside its names: of what it is, never of what its prompts say. */
export function keywordsOf({ recipe, prompts }: OperatorVariation): string[] {
  return [...new Set(recipe ? wordsOfRecipe(recipe) : wordsOfPrompt(prompts.original))]
}

function wordsOfRecipe({ scene, finish, dress, suit, veil, covering }: StudioRecipe): readonly string[] {
  return [
    ...wordsOfScene(scene),
    ...(finishes[finish] ?? []),
    ...(garments[dress] ?? []),
    ...(garments[suit] ?? []),
    ...(veil ? ['veil'] : []),
    ...(covering === undefined ? [] : coverings),
  ]
}

/** A prompt without a recipe says where and how; which garments it means is for the model to see. */
function wordsOfPrompt({ structured_technical, detailed_scene }: OperatorVariation['prompts']['original']) {
  const words = structured_technical ?? detailed_scene ?? ''
  const likely = chooseRecipe(words)
  return [
    ...(likely ? [...wordsOfScene(likely.scene), ...(finishes[likely.finish] ?? [])] : []),
    ...(namesCovering(words) ? coverings : []),
  ]
}

function wordsOfScene(scene: string): readonly string[] {
  const place = Object.keys(places).find((name) => scene === name || scene.startsWith(`${name}-`))
  if (!place) return []
  return [...places[place], ...(hours[scene.slice(place.length + 1)] ?? [])]
}

const places: Record<string, readonly string[]> = {
  beach: ['beach', 'sea', 'ocean', 'seaside', 'sand', 'outdoors'],
  barn: ['barn', 'rustic', 'farm', 'country'],
  castle: ['castle', 'palace', 'chateau', 'fairy tale'],
  city: ['city', 'skyline', 'rooftop', 'urban'],
  desert: ['desert', 'dunes', 'sand', 'outdoors'],
  forest: ['forest', 'woods', 'trees', 'outdoors'],
  garden: ['garden', 'flowers', 'outdoors'],
  home: ['home', 'living room', 'sofa', 'indoors'],
  'indoor-candlelight': ['candles', 'candlelight', 'indoors'],
  'indoor-chapel': ['chapel', 'church', 'altar', 'indoors'],
  'indoor-elegance': ['ballroom', 'hall', 'elegant', 'indoors'],
  'indoor-glasshouse': ['glasshouse', 'greenhouse', 'conservatory', 'orangery', 'indoors'],
  lake: ['lake', 'water', 'outdoors'],
  library: ['library', 'books', 'indoors'],
  mountain: ['mountains', 'alps', 'meadow', 'outdoors'],
  registry: ['town hall', 'city hall', 'registry office', 'courthouse', 'civil'],
  rooftop: ['roof terrace', 'rooftop', 'city'],
  vineyard: ['vineyard', 'winery', 'wine', 'grapes', 'outdoors'],
  winter: ['winter', 'snow', 'cold', 'outdoors'],
}

/** The hour, the weather and the season, by the end of a scene's name. */
const hours: Record<string, readonly string[]> = {
  autumn: ['autumn', 'fall', 'leaves'],
  blossom: ['spring', 'cherry blossom', 'pink'],
  dusk: ['dusk', 'twilight'],
  evening: ['evening', 'lights', 'lanterns'],
  golden: ['golden hour', 'sunlight'],
  night: ['night', 'dark', 'lights'],
  noon: ['noon', 'daylight', 'summer'],
  rain: ['rain', 'wet'],
  snowfall: ['snowfall', 'snowflakes'],
  sunset: ['sunset', 'golden hour'],
}

const finishes: Partial<Record<StudioRecipe['finish'], readonly string[]>> = {
  bw: ['black and white', 'monochrome'],
  oil: ['oil painting', 'painted'],
  watercolour: ['watercolour', 'painting', 'painted'],
}

const garments: Record<string, readonly string[]> = {
  'gown-ball': ['ball gown', 'princess'],
  'gown-boho': ['boho', 'bohemian'],
  'gown-cap': ['cap sleeves'],
  'gown-lace': ['lace'],
  'gown-lace-high': ['lace', 'high neck'],
  'gown-modest': ['modest', 'high neck', 'long sleeves'],
  'gown-satin': ['satin'],
  'gown-satin-v': ['satin'],
  'gown-slip': ['slip dress', 'satin'],
  'gown-tulle': ['tulle', 'off the shoulder'],
  'suit-linen': ['linen'],
  'suit-morning': ['morning suit'],
  'suit-sherwani': ['sherwani'],
  'suit-velvet': ['velvet'],
}

const coverings: readonly string[] = ['hijab', 'headscarf', 'head covering']
