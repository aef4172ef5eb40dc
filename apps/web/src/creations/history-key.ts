import { picturesKey, queryClient } from '#server-state'
import type { CreationKind } from '#session'

/** Where the query cache keeps the history of a kind. */
export const historyKey = (kind: CreationKind) => [...picturesKey, kind] as const

/** Lets the history of a kind be read anew when it is next shown, and at once where it is shown now. */
export function refreshHistory(kind: CreationKind): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: historyKey(kind) })
}
