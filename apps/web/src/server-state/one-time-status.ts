import { getOneTimeStatus, limits } from '@ever-after/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from './call.ts'
import { queryClient } from './query-client.ts'

const queryKey = ['purchases', 'one-time', 'status'] as const

/** Lifetime downloads and credits of this device, as the server holds them. */
export function useOneTimeStatus() {
  return useQuery({
    queryKey,
    queryFn: () => call(getOneTimeStatus, {}),
    staleTime: limits.statusCacheMs,
    refetchOnMount: true,
  })
}

/** Reads it again at once, for after a purchase. */
export async function refreshOneTimeStatus(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey, refetchType: 'all' })
}
