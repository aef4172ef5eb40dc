import { mergeCatalogues, type OperatorStyle } from '@ever-after/contract'
import { Refusal } from '../access/index.ts'
import { type Content, toCatalogue } from '../releases/index.ts'
import { toContent } from './content.ts'

interface Sides {
  base: Content<OperatorStyle>
  theirs: Content<OperatorStyle>
  mine: Content<OperatorStyle>
  choices?: Readonly<Record<string, 'mine' | 'theirs'>> | null
}

const namedMax = 10
const detailsMax = 20

/** Joins two contents that came of one; refuses while a style was changed on both sides and nobody chose. */
export function joinSides({ base, theirs, mine, choices }: Sides): Content<OperatorStyle> {
  const { merged, conflicts } = mergeCatalogues({
    base: catalogueOf(base),
    theirs: catalogueOf(theirs),
    mine: catalogueOf(mine),
    ...(choices && { choices }),
  })
  if (conflicts.length === 0) return toContent(merged)
  throw new Refusal('catalogue_conflict', {
    words: wordsOf(conflicts.map(({ name }) => name)),
    details: conflicts
      .slice(0, detailsMax)
      .map(({ styleId, name }) => ({ path: `choices.${styleId}`, message: name })),
  })
}

function catalogueOf(content: Content<OperatorStyle>) {
  return toCatalogue({ content, version: '' })
}

function wordsOf(names: string[]): string {
  const rest = names.length - namedMax
  return `Changed on both sides: ${names.slice(0, namedMax).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}
