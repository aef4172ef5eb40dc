import {
  type Attire,
  deleteSavedPortrait,
  enhanceDressPortrait,
  enhanceWeddingPortrait,
  listSavedPortraits,
  type SavedPortrait,
  savePortrait,
} from '@ever-after/contract'
import { useQuery } from '@tanstack/react-query'
import { withAdults } from '#creations'
import { call, queryClient, queryOf, signedAnswer } from '#server-state'
import type { FlowKind, Portrait } from '../draft/draft.ts'

interface Enhancement {
  kind: FlowKind
  photoId: string
  photoUrl: string
  attire: Attire
  existingUrls: readonly string[]
  idempotencyKey: string
}

/** Makes two better portraits of one photo and waits for them. */
export async function enhancePortrait({
  kind,
  photoId,
  photoUrl,
  attire,
  existingUrls,
  idempotencyKey,
}: Enhancement): Promise<Portrait[]> {
  const body = { photoUrl, existingPortraits: [...existingUrls] }
  const { portraits } = await withAdults([photoId], () =>
    kind === 'couple'
      ? call(enhanceWeddingPortrait, { body: { ...body, attire }, idempotencyKey })
      : call(enhanceDressPortrait, { body, idempotencyKey }),
  )
  return portraits.map(({ id, url, variant, isHardlyChanged }) => ({ id, url, variant, isHardlyChanged }))
}

const saved = queryOf(listSavedPortraits)

/** The portraits that this device keeps, newest first. */
export function useSavedPortraits() {
  return useQuery({ ...saved, ...signedAnswer })
}

interface PortraitToSave {
  portraitUrl: string
  portraitType: SavedPortrait['portraitType']
  attire: Attire
  partner: SavedPortrait['partner']
}

/** Keeps a portrait until it is deleted. */
export async function keepPortrait(portrait: PortraitToSave): Promise<void> {
  const kept = await call(savePortrait, { body: portrait })
  // A list that is not known is read: one portrait alone would stand for all of them.
  if (!queryClient.getQueryData(saved.queryKey)) return queryClient.resetQueries({ queryKey: saved.queryKey })
  queryClient.setQueryData<SavedPortrait[]>(saved.queryKey, (list = []) => [
    kept,
    ...list.filter(({ id }) => id !== kept.id),
  ])
}

export async function deletePortrait(id: string): Promise<void> {
  await call(deleteSavedPortrait, { params: { id } })
  queryClient.setQueryData<SavedPortrait[]>(saved.queryKey, (list = []) =>
    list.filter((portrait) => portrait.id !== id),
  )
}
