import { getOneTimeStatus, limits } from '@ever-after/contract'
import { useQuery } from '@tanstack/react-query'
import { queryClient, queryOf } from './query-client.ts'

const query = queryOf(getOneTimeStatus)

/** Lifetime downloads and credits of this device, as the server holds them. */
export function useOneTimeStatus() {
  return useQuery({
    ...query,
    staleTime: limits.statusCacheMs,
    refetchOnMount: true,
  })
}

/** Reads it again at once, for after a purchase. */
export async function refreshOneTimeStatus(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: query.queryKey, refetchType: 'all' })
}
