import { getHairSwatches } from '@ever-after/contract'
import { useQuery } from '@tanstack/react-query'
import { withAdults } from '#creations'
import { call, signedAnswer } from '#server-state'

/** A small free picture of the photo in every colour; the first look draws them and takes a few seconds. */
export function useSwatches(photoId: string) {
  return useQuery({
    queryKey: ['hair-color', photoId, 'swatches'],
    queryFn: ({ signal }) =>
      withAdults([photoId], () => call(getHairSwatches, { params: { photoId }, signal })),
    ...signedAnswer,
  })
}
