import { fillOutline, getDraftBase, type OperatorCatalogue } from '@ever-after/contract'
import { useQuery } from '@tanstack/react-query'
import { call, queryClient } from '#server-state'

const draftBaseKey = 'config/draft-base'

interface Sides {
  live: { document: OperatorCatalogue; version: string }
  draft: { version: string }
}

/** What the draft was made from; null where that is not known. */
export function useDraftBase({ live, draft }: Sides) {
  return useQuery({
    queryKey: [draftBaseKey, live.version, draft.version],
    queryFn: () => readDraftBase(live),
    // A whole catalogue each, of which most is shared with the live one.
    gcTime: 60_000,
  })
}

export async function refreshDraftBase(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [draftBaseKey] })
}

async function readDraftBase({ document, version }: Sides['live']): Promise<OperatorCatalogue | null> {
  const { base } = await call(getDraftBase, { query: { live: version } })
  return base && { ...base, styles: fillOutline({ base: document.styles, outline: base.styles }) }
}
