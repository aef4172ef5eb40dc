import { listStyleRequests, markStyleRequest, type StyleRequest } from '@ever-after/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call, queryClient } from '#server-state'

const requestsKey = ['analytics', 'style-requests'] as const

/** Styles that people wish for, newest first, fifty at a time. */
export function useStyleRequests(state: StyleRequest['state']) {
  return useInfiniteQuery({
    queryKey: [...requestsKey, state],
    queryFn: ({ pageParam }) =>
      call(listStyleRequests, { query: { state, ...(pageParam && { before: pageParam }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextBefore }) => nextBefore,
    refetchOnMount: 'always',
  })
}

export async function markRequest(id: string, state: StyleRequest['state']): Promise<void> {
  await call(markStyleRequest, { params: { id }, body: { state } })
  await refreshStyleRequests()
}

export async function refreshStyleRequests(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: requestsKey })
}
