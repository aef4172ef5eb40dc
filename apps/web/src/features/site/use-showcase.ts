import { getStaticStyles, type Style } from '@ever-after/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '#server-state'
import { showcaseOf } from './model.ts'

/** Styles to show on the public page; none until they are known. */
export function useShowcase(): Style[] {
  const { data } = useQuery({
    queryKey: ['wedding-styles-with-variations.json'],
    queryFn: () => call(getStaticStyles, {}),
  })
  return data ? showcaseOf(data) : []
}
