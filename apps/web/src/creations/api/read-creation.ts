import { type CreationState, getDressTryOn, getHairChange, getStyleApplication } from '@ever-after/contract'
import { call } from '#server-state'
import type { CreationKind } from '#session'
import type { Creation } from '../creation.ts'
import { hairColourNames } from '../kind-copy.ts'

interface Which {
  kind: CreationKind
  id: string
  signal?: AbortSignal
}

/** The full state of one creation; throws ApiError. */
export async function readCreation({ kind, id, signal }: Which): Promise<Creation> {
  const input = { params: { id }, ...(signal && { signal }) }
  switch (kind) {
    case 'style': {
      const state = await call(getStyleApplication, input)
      return creationOf({ ...state, kind, name: state.displayName })
    }
    case 'dress': {
      const state = await call(getDressTryOn, input)
      return creationOf({ ...state, kind, name: state.dressName, sourceUrls: [state.sourceUrl] })
    }
    case 'hair': {
      const state = await call(getHairChange, input)
      return creationOf({ ...state, kind, name: hairColourNames[state.color], sourceUrls: [state.sourceUrl] })
    }
  }
}

function creationOf(
  state: CreationState & Pick<Creation, 'kind' | 'name' | 'sourceUrls'> & Partial<Creation>,
): Creation {
  return { rating: null, isStarred: false, siblings: [], canRedo: false, ...state }
}
