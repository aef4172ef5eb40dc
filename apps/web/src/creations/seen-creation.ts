import { limits } from '@ever-after/contract'
import { skipToken, useQuery } from '@tanstack/react-query'
import { queryClient, signedAnswer } from '#server-state'
import type { CreationKind } from '#session'
import type { Creation } from './creation.ts'
import { historyKey } from './history-key.ts'

const keyOf = ({ kind, id }: { kind: CreationKind; id: string }) => [...historyKey(kind), id] as const

/** Keeps a creation that has ended where its history is, so that it is read again when that is. */
export function keepSeen(creation: Creation): void {
  queryClient.setQueryData(keyOf(creation), creation)
}

/** A creation as the person may see it now, and again while it or others of its change are made; nothing without an id. */
export function useSeenCreation({
  kind,
  id,
}: {
  kind: CreationKind
  id: string | undefined
}): Creation | undefined {
  const { data } = useQuery({
    queryKey: keyOf({ kind, id: id ?? 'none' }),
    // The first screen does not wait for what reads a creation.
    queryFn: id ? async () => (await import('./api/read-creation.ts')).readCreation({ kind, id }) : skipToken,
    ...signedAnswer,
    refetchInterval: ({ state }) =>
      state.data && [state.data, ...state.data.siblings].some(isInTheMaking) ? limits.pollIntervalMs : false,
  })
  return data
}

function isInTheMaking({ status }: Pick<Creation, 'status'>): boolean {
  return status === 'pending' || status === 'processing'
}
