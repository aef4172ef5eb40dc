import { fillOutline, getCatalogueChanges, type OperatorCatalogue } from '@ever-after/contract'
import { call } from '#server-state'

interface Known {
  catalogue: 'live' | 'draft'
  /** What was loaded or saved last. */
  known: OperatorCatalogue
}

/** What is stored now, of which only that is sent that is not known yet; the styles that stayed are the same objects. */
export async function loadSince({ catalogue, known }: Known): Promise<OperatorCatalogue> {
  const { changed } = await call(getCatalogueChanges, { query: { catalogue, since: known.version } })
  if (!changed) return known
  const { styles, ...rest } = changed
  return { ...rest, styles: fillOutline({ base: known.styles, outline: styles }) }
}
