import { mergeCatalogues, type OperatorCatalogue } from '@ever-after/contract'
import { useMemo, useState } from 'react'
import { askForChoices, type CatalogueDocument, type Choices, draftCatalogue } from '#documents'
import { useDraftBase } from './api/draft-base.ts'

export interface PublicationPlan {
  status: 'loading' | 'failed' | 'ready'
  /** Whether it is known what the draft was made from; without that the draft replaces the live catalogue. */
  isMerge: boolean
  /** What the live catalogue would be. */
  merged: OperatorCatalogue
  /** How many styles were changed on both sides and wait for a choice. */
  openChoices: number
  /** As the server is told; undefined where nothing had to be chosen. */
  choices: Choices | undefined
  /** Asks for each of them. */
  choose: () => Promise<void>
  tryAgain: () => void
}

/** What publishing the draft makes of the live catalogue: what the draft changed goes on top of what that is now. */
export function usePublicationPlan({
  live,
  draft,
}: Record<'live' | 'draft', CatalogueDocument>): PublicationPlan {
  const { data: base, isError, refetch } = useDraftBase({ live, draft })
  const key = `${live.version} ${draft.version}`
  const [chosen, setChosen] = useState<{ key: string; choices: Choices }>()
  // Choices were made between two versions and hold for no others.
  const choices = chosen?.key === key ? chosen.choices : undefined
  const { merged, conflicts } = useMemo(
    () =>
      base
        ? mergeCatalogues({
            base,
            theirs: live.document,
            mine: draft.document,
            ...(choices && { choices }),
          })
        : { merged: draft.document, conflicts: [] },
    [base, live.document, draft.document, choices],
  )
  return {
    status: isError ? 'failed' : base === undefined ? 'loading' : 'ready',
    isMerge: Boolean(base),
    merged,
    openChoices: conflicts.length,
    choices,
    async choose() {
      const made = await askForChoices({
        state: draftCatalogue.state,
        conflicts: conflicts.map(({ styleId, ...sides }) => ({ id: styleId, ...sides })),
        purpose: 'publish',
      })
      setChosen({ key, choices: { ...choices, ...made } })
    },
    tryAgain: () => void refetch(),
  }
}
