import { deleteDressTryOn, deleteHairChange, deleteStyleApplication } from '@ever-after/contract'
import { historyKey, refreshHistory } from '#creations'
import { call, queryClient } from '#server-state'
import type { CreationKind } from '#session'

const endpoints = { style: deleteStyleApplication, dress: deleteDressTryOn, hair: deleteHairChange }

interface Deletion {
  kind: CreationKind
  ids: readonly string[]
}

/** Deletes all of them in turn; the list is read again whether or not all went. Answers whether all went. */
export async function deleteItems({ kind, ids }: Deletion): Promise<boolean> {
  const gone: string[] = []
  for (const id of ids) {
    await call(endpoints[kind], { params: { id } }).then(
      () => gone.push(id),
      () => undefined,
    )
  }
  for (const id of gone) queryClient.removeQueries({ queryKey: [...historyKey(kind), id] })
  await refreshHistory(kind)
  return gone.length === ids.length
}
