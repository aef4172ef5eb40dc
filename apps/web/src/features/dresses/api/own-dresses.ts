import { listUploadedDresses } from '@ever-after/contract'
import { useQuery } from '@tanstack/react-query'
import { call, queryClient } from '#server-state'

const ownKey = ['wedding-dress', 'uploaded-dresses'] as const

/** Dresses that this device uploaded photos of, newest first. */
export function useOwnDresses() {
  return useQuery({
    queryKey: ownKey,
    queryFn: () => call(listUploadedDresses, {}),
  })
}

/** Reads the list again, for after an upload or a deletion. */
export function refreshOwnDresses(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ownKey })
}
