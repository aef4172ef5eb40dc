import { listOperatorActions } from '@ever-after/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '#server-state'

/** Every write of every operator, newest first, fifty at a time. */
export function useActions() {
  return useInfiniteQuery({
    queryKey: ['admin', 'actions'],
    queryFn: ({ pageParam }) =>
      call(listOperatorActions, { query: pageParam === null ? {} : { before: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextBefore }) => nextBefore,
    refetchOnMount: 'always',
  })
}
