import { getPhoto } from '@ever-after/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '#server-state'

/** Half of the life of a signed address. */
export const addressFreshMs = 30 * 60 * 1000

/** The photo whose hair is coloured. */
export function usePhoto(photoId: string) {
  return useQuery({
    queryKey: ['photos', photoId],
    queryFn: ({ signal }) => call(getPhoto, { params: { id: photoId }, signal }),
    staleTime: addressFreshMs,
    refetchOnMount: true,
  })
}
