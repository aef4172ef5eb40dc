import { listUploadedDresses } from '@ever-after/contract'
import { useQuery } from '@tanstack/react-query'
import { queryClient, queryOf, signedAnswer } from '#server-state'

const query = queryOf(listUploadedDresses)

/** Dresses that this device uploaded photos of, newest first. */
export function useOwnDresses() {
  return useQuery({ ...query, ...signedAnswer })
}

/** Reads the list again, for after an upload or a deletion. */
export function refreshOwnDresses(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: query.queryKey })
}
