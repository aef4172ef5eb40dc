import { useInfiniteQuery } from '@tanstack/react-query'
import { ledgerKey } from '#server-state'
import { readLedger } from './api/read-ledger.ts'

/** The entries read so far, newest first, and the way to earlier ones; read anew whenever the page opens. */
export function useLedger() {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useInfiniteQuery({
      queryKey: ledgerKey,
      queryFn: ({ pageParam, signal }) => readLedger({ before: pageParam, signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextBefore }) => nextBefore ?? undefined,
      staleTime: 0,
      refetchOnMount: true,
    })
  return {
    entries: data?.pages.flatMap(({ entries }) => entries),
    hasFailed: isError && !data,
    retry: () => void refetch(),
    earlier: {
      isThere: hasNextPage,
      isComing: isFetchingNextPage,
      hasFailed: isFetchNextPageError,
      fetch: () => void fetchNextPage(),
    },
  }
}
