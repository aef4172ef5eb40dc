import { type CatalogueName, getRelease, listReleases } from '@ever-after/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call, queryClient } from '#server-state'

const releasesKey = 'config/releases'

/** Every save of a document, newest first, fifty at a time. They change under the tab, so they are read on each opening. */
export function useReleases(catalogue: CatalogueName) {
  return useInfiniteQuery({
    queryKey: [releasesKey, catalogue],
    queryFn: ({ pageParam }) =>
      call(listReleases, { query: { catalogue, ...(pageParam && { before: pageParam }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextBefore }) => nextBefore,
    refetchOnMount: 'always',
  })
}

/** One release with all that was in it; it never changes. */
export function useReleaseDocument(id: string) {
  return useQuery({
    queryKey: [releasesKey, 'document', id],
    queryFn: () => call(getRelease, { params: { id } }),
    // A whole catalogue each; the last few looked at are enough.
    gcTime: 60_000,
  })
}

export async function refreshReleases(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [releasesKey] })
}
