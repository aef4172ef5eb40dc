import type { OperatorCatalogue } from '../schemas/catalogue.ts'
import { arrangeCatalogue } from './arrange-catalogue.ts'
import { mergeStyle } from './merge-style.ts'
import { type PlacedStyle, placeStyles } from './place-styles.ts'

/** One style that both sides changed, each in its own way; null where a side does not have it. */
export interface StyleConflict {
  styleId: string
  name: string
  base: PlacedStyle | null
  theirs: PlacedStyle | null
  mine: PlacedStyle | null
}

export interface CatalogueMerge {
  /** Has their version; a style in conflict is as they have it, or as I do where they have none. */
  merged: OperatorCatalogue
  conflicts: StyleConflict[]
}

interface Sides {
  /** What both started from. */
  base: OperatorCatalogue
  /** What is stored now. */
  theirs: OperatorCatalogue
  mine: OperatorCatalogue
  /** Whose side to take where both changed a style, by its id; such a style is no conflict any more. */
  choices?: Readonly<Record<string, 'mine' | 'theirs'>>
}

/** Joins what two people did to one catalogue, style by style, with membership and order of the categories. */
export function mergeCatalogues({ base, theirs, mine, choices = {} }: Sides): CatalogueMerge {
  const sides = { base: placeStyles(base), theirs: placeStyles(theirs), mine: placeStyles(mine) }
  const placed = new Map<string, PlacedStyle>()
  const conflicts: StyleConflict[] = []
  for (const key of new Set([...sides.theirs.byKey.keys(), ...sides.mine.byKey.keys()])) {
    const three = {
      base: sides.base.byKey.get(key),
      theirs: sides.theirs.byKey.get(key),
      mine: sides.mine.byKey.get(key),
    }
    const result = mergeStyle(three)
    const choice = Object.hasOwn(choices, key) ? choices[key] : undefined
    const kept = result === 'conflict' ? (choice ? three[choice] : (three.theirs ?? three.mine)) : result
    if (kept) placed.set(key, kept)
    if (result === 'conflict' && !choice) conflicts.push(conflictOf(key, three))
  }
  return { merged: { ...arrangeCatalogue({ placed, ...sides }), version: theirs.version }, conflicts }
}

function conflictOf(
  styleId: string,
  { base, theirs, mine }: Record<'base' | 'theirs' | 'mine', PlacedStyle | undefined>,
): StyleConflict {
  const name = (mine ?? theirs ?? base)?.style.displayName ?? styleId
  return { styleId, name, base: base ?? null, theirs: theirs ?? null, mine: mine ?? null }
}
