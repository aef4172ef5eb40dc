import type { OperatorCatalogue, PlacedStyle } from '@ever-after/contract'
import { placedStyles } from '#documents'

/** The style that has a name already, as its own, the one that is shown, or that of a variation. */
export function findOwner(document: OperatorCatalogue, name: string): PlacedStyle | undefined {
  if (!name) return undefined
  return placedStyles(document).find(({ style: { styleName, displayName, variations } }) =>
    [styleName, displayName, ...variations.map(({ variationName }) => variationName)].includes(name),
  )
}
