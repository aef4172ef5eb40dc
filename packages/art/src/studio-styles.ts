import { readFileSync } from 'node:fs'

/** A style of the shipped catalogue as the studio draws it. */
export interface StudioStyle {
  id: string
  displayName: string
  category: string
  recipe: {
    scene: string
    finish: 'film' | 'soft' | 'bw' | 'watercolour'
    dress: string
    suit: string
    otherDress: string
    otherSuit: string
    veil: boolean
  }
}

/** The shipped styles in the catalogue's order. */
export function studioStyles(): StudioStyle[] {
  return JSON.parse(readFileSync(new URL('../styles.json', import.meta.url), 'utf8'))
}
