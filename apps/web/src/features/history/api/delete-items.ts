import { deleteDressTryOn, deleteHairChange, deleteStyleApplication } from '@ever-after/contract'
import { historyKey } from '#creations'
import { call, queryClient } from '#server-state'
import type { CreationKind } from '#session'

const endpoints = { style: deleteStyleApplication, dress: deleteDressTryOn, hair: deleteHairChange }

interface Deletion {
  kind: CreationKind
  ids: readonly string[]
}

/** Deletes all of them in turn; the list is read again whether or not all went. Answers whether all went. */
export async function deleteItems({ kind, ids }: Deletion): Promise<boolean> {
  let allWent = true
  for (const id of ids) {
    const went = await call(endpoints[kind], { params: { id } }).then(
      () => true,
      () => false,
    )
    allWent &&= went
  }
  await queryClient.invalidateQueries({ queryKey: historyKey(kind), exact: true })
  return allWent
}
