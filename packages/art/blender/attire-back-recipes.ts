import { attireRecipes } from './attire-recipes.ts'
import type { AttireBackRecipe } from './recipe.ts'

/** How a gown's back is cut: names of BACKS in attire/gown_lace.py and attire/gown_satin.py. */
const backs: Record<string, string> = {
  'gown-lace': 'scallop',
  'gown-cap': 'scallop',
  'gown-ball': 'scallop',
  'gown-lace-high': 'closed',
  'gown-satin': 'scoop',
  'gown-satin-v': 'v',
}

const drawn = [
  'gown-lace',
  'gown-lace-high',
  'gown-satin',
  'gown-satin-v',
  'gown-modest',
  'gown-ball',
  'gown-cap',
  'gown-tulle',
  'suit-tuxedo',
  'suit-navy',
  'suit-grey',
  'suit-ivory',
  'suit-velvet',
  'suit-sherwani',
]

export const attireBackRecipes: Record<string, AttireBackRecipe> = {
  ...Object.fromEntries(drawn.map((name) => [name, behind(name)])),
  veil: {
    title: 'Veil, seen from behind',
    kind: 'dress',
    module: 'attire.veil_back',
    dress: 'attire.veil',
    look: {},
    exposure: 0.95,
  },
}

function behind(name: string): AttireBackRecipe {
  const { title, kind, module, look, exposure } = attireRecipes[name]
  const { bouquet: _, ...sewn } = look
  return {
    title: `${title}, seen from behind`,
    kind,
    module: 'attire.back',
    dress: module,
    look: backs[name] ? { ...sewn, back: backs[name] } : sewn,
    exposure,
  }
}
