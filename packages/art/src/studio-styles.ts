import { readFileSync } from 'node:fs'

/** A style of the shipped catalogue as the studio draws it. */
export interface StudioStyle {
  id: string
  displayName: string
  category: string
  recipe: {
    scene: string
    finish: 'film' | 'soft' | 'bw' | 'watercolour' | 'oil'
    dress: string
    suit: string
    otherDress: string
    otherSuit: string
    veil: boolean
    covering?: string
  }
}

const categories = [
  'beach',
  'indoor-elegance',
  'garden',
  'vineyard',
  'castle',
  'rustic-barn',
  'city-night',
  'winter',
  'great-outdoors',
  'town-and-home',
]

/** The shipped styles in the catalogue's order. */
export function studioStyles(): StudioStyle[] {
  return categories.flatMap((category) =>
    JSON.parse(readFileSync(new URL(`../styles-${category}.json`, import.meta.url), 'utf8')),
  )
}
