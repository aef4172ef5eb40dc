import type { StyleApplication } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import type { Caller } from '../access/index.ts'
import { readCreation } from './read-creation.ts'

/** One of the caller's wedding pictures. */
export async function getStyle(services: Services, caller: Caller, id: string): Promise<StyleApplication> {
  const { wish, state, photoIds, sourceUrls, siblings, ...seen } = await readCreation(services, caller, {
    kind: 'style',
    id,
  })
  return {
    ...state,
    applicationId: id,
    styleName: wish.styleName,
    displayName: wish.displayName,
    sourceUrls: [sourceUrls[0], sourceUrls[1]],
    partners: sourceUrls.includes(null)
      ? []
      : photoIds.map((photoId, index) => ({ photoId, attire: wish.attires[index] })),
    rating: seen.rating,
    isStarred: seen.isStarred,
    siblings: siblings.map(({ isRedo: _, ...sibling }) => sibling),
    canRedo: seen.canRedo,
  }
}
