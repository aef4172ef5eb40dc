import {
  ApiError,
  type Dress,
  dressRecipe,
  getDresses,
  localKeys,
  operatorDress,
  saveWeddingDress,
  sessionKeys,
} from '@ever-after/contract'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { apiBase, call, readToken, resendAfterLogin } from '#server-state'
import { copy } from './copy.ts'
import { createDocumentStore } from './document-store.ts'
import type { DocumentActions, DocumentState, Versioned } from './document-types.ts'
import { mergeDresses } from './merge-dresses.ts'

/** A dress as the console edits it; only the shipped ones have a recipe. */
export const editableDress = z.extend(operatorDress, { recipe: z.optional(dressRecipe) })
export type EditableDress = z.infer<typeof editableDress>

export interface DressDocument extends Versioned {
  dresses: EditableDress[]
}

const document = z.object({ dresses: z.array(editableDress), version: z.string() })

export const dressCatalogue = createDocumentStore<DressDocument, Dress>({
  empty: { dresses: [], version: '' },
  count: ({ dresses }) => dresses.length,
  merge: mergeDresses,
  load: () => resendAfterLogin('read', loadDresses),
  async save({ document: { dresses }, base, isImport: _, ...rest }) {
    const saved = await call(saveWeddingDress, { body: { dresses, baseVersion: base.version, ...rest } })
    for (const key of ['dressesCache', 'dressesVersion'] as const) localStorage.removeItem(localKeys[key])
    for (const key of ['dressesCache', 'dressesVersion', 'dressesTimestamp'] as const)
      sessionStorage.removeItem(sessionKeys[key])
    return saved
  },
})

const { change, undo, reload } = dressCatalogue
const actions = { change, undo, reload }

/** The dresses to try on; each change is saved at once. */
export function useDresses(): DocumentState<DressDocument, Dress> &
  Omit<DocumentActions<DressDocument>, 'load'> {
  const state = useSyncExternalStore(dressCatalogue.state.subscribe, dressCatalogue.state.read)
  useEffect(() => {
    void dressCatalogue.load()
  }, [])
  return useMemo(() => ({ ...state, ...actions }), [state])
}

async function loadDresses(): Promise<DressDocument> {
  const response = await fetch(`${apiBase}${getDresses.path}`, {
    credentials: 'include',
    headers: { Authorization: `Bearer ${readToken()}` },
  })
  const text = await response.text()
  if (!response.ok) throw new ApiError(response.status, text, response.statusText)
  const type = response.headers.get('content-type') ?? ''
  if (!type.includes('application/json')) throw new Error(copy.expectedJson(type))
  return document.parse(JSON.parse(text))
}
