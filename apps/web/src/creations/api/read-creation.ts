import {
  type CreationState,
  getDressTryOn,
  getHairChange,
  getStyleApplication,
  type StyleApplication,
} from '@ever-after/contract'
import { catalogueText } from '#platform/catalogue-words.ts'
import { call } from '#server-state'
import type { CreationKind, Partner } from '#session'
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
      return creationOf({
        ...state,
        kind,
        name: catalogueText(state.displayName),
        partners: partnersOf(state),
      })
    }
    case 'dress': {
      const state = await call(getDressTryOn, input)
      return creationOf({
        ...state,
        kind,
        name: catalogueText(state.dressName),
        sourceUrls: [state.sourceUrl],
      })
    }
    case 'hair': {
      const state = await call(getHairChange, input)
      return creationOf({ ...state, kind, name: hairColourNames[state.color], sourceUrls: [state.sourceUrl] })
    }
  }
}

function partnersOf({ partners, sourceUrls }: StyleApplication): Creation['partners'] {
  const [first, second] = partners.flatMap(({ photoId, attire }, index): Partner | [] => {
    const url = sourceUrls[index]
    return url ? { photo: { id: photoId, url }, attire } : []
  })
  return first && second && [first, second]
}

function creationOf(
  state: CreationState & Pick<Creation, 'kind' | 'name' | 'sourceUrls'> & Partial<Creation>,
): Creation {
  return { rating: null, isStarred: false, siblings: [], canRedo: false, ...state }
}
