import { countCreations, limits } from '@ever-after/contract'
import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { historyKey, readCreation } from '#creations'
import { call, signedAnswer } from '#server-state'
import type { CreationKind } from '#session'
import { type Item, isFinished } from '../model.ts'
import { type ItemPage, listItems } from './list-items.ts'

/** The pictures of a kind as far as they were read; read again steadily while one of them is being made. */
export function useHistory(kind: CreationKind) {
  const query = useInfiniteQuery({
    queryKey: historyKey(kind),
    queryFn: ({ pageParam }) => listItems({ kind, before: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    ...signedAnswer,
    refetchInterval: ({ state }) =>
      itemsOf(state.data)?.every(isFinished) === false ? limits.pollIntervalMs : false,
  })
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query
  const items = itemsOf(data)
  const counted = useFinishedCount({ kind, isWanted: hasNextPage })

  /** Every picture there is, or those that could be read. */
  const readAll = async (): Promise<Item[]> => {
    let known: Pick<typeof query, 'data' | 'hasNextPage'> = { data, hasNextPage }
    while (known.hasNextPage) {
      const next = await query.fetchNextPage()
      if (next.isError) break
      known = next
    }
    return itemsOf(known.data) ?? []
  }

  return {
    kind,
    isPending: query.isPending,
    /** Absent when the list could not be read and none was read before. */
    items,
    /** How many are finished; absent while that is not known. */
    count: hasNextPage ? counted : items?.filter(isFinished).length,
    reload: () => void query.refetch(),
    next: {
      isThere: hasNextPage,
      isComing: isFetchingNextPage,
      hasFailed: isFetchNextPageError && !isFetchingNextPage,
      fetch: () => void query.fetchNextPage(),
    },
    readAll,
  }
}

/** How many finished pictures of a kind there are, beyond those that were read. */
function useFinishedCount({ kind, isWanted }: { kind: CreationKind; isWanted: boolean }): number | undefined {
  const { data } = useQuery({
    queryKey: [...historyKey(kind), 'count'],
    queryFn: () => call(countCreations, {}),
    enabled: isWanted,
    refetchOnMount: true,
  })
  return data?.[kind]
}

function itemsOf(data: InfiniteData<ItemPage> | undefined): Item[] | undefined {
  return data?.pages.flatMap(({ items }) => items)
}

/** One picture with all that is known of it. */
export function useDetail({ kind, id }: { kind: CreationKind; id: string }) {
  return useQuery({
    queryKey: [...historyKey(kind), id],
    queryFn: () => readCreation({ kind, id }),
    ...signedAnswer,
    // While the next one comes the one before stays.
    placeholderData: keepPreviousData,
  })
}
