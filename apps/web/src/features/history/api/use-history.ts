import { limits } from '@ever-after/contract'
import { useQuery } from '@tanstack/react-query'
import { historyKey, readCreation } from '#creations'
import type { CreationKind } from '#session'
import { isFinished } from '../model.ts'
import { listItems } from './list-items.ts'

/** The pictures of a kind; read again whenever the screen opens, and steadily while one is being made. */
export function useHistory(kind: CreationKind) {
  return useQuery({
    queryKey: historyKey(kind),
    queryFn: () => listItems(kind),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.every(isFinished) === false ? limits.pollIntervalMs : false),
  })
}

/** One picture with all that is known of it. */
export function useDetail({ kind, id }: { kind: CreationKind; id: string }) {
  return useQuery({
    queryKey: [...historyKey(kind), id],
    queryFn: () => readCreation({ kind, id }),
    refetchOnMount: 'always',
  })
}
