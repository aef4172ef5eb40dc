import { getPhoto } from '@ever-after/contract'
import { useQuery } from '@tanstack/react-query'
import { call, signedAnswer } from '#server-state'

/** The photo whose hair is coloured. */
export function usePhoto(photoId: string) {
  return useQuery({
    queryKey: ['photos', photoId],
    queryFn: ({ signal }) => call(getPhoto, { params: { id: photoId }, signal }),
    ...signedAnswer,
  })
}
