import type { OperatorCatalogue } from '@ever-after/contract'
import type { StylesCatalogue } from '#documents'

interface Export {
  document: OperatorCatalogue
  catalogue: StylesCatalogue
  now: Date
}

/** The file that an export gives: its name, and the whole catalogue as it can be imported again. */
export function exportFile({ document, catalogue, now }: Export): { name: string; text: string } {
  const { styles, categoryOrder, version } = document
  const exportedAt = now.toISOString()
  return {
    name: `wedding-styles-${catalogue}-${exportedAt.replaceAll(':', '-')}.json`,
    text: JSON.stringify({ styles, categoryOrder, version, exportedAt, type: catalogue }, null, 2),
  }
}
