import { useMemo, useState } from 'react'
import { useDressCatalogue } from '#server-state'
import { readSelectedDress } from '#session'
import { useOwnDresses } from './api/own-dresses.ts'
import { type DressChoice, favouritesOf, fromCatalogue, fromUpload } from './model.ts'
import { type Favourites, useFavourites } from './use-favourites.ts'

export interface Dresses {
  /** Undefined until the catalogue is there. */
  catalogue: readonly DressChoice[] | undefined
  own: readonly DressChoice[]
  isOwnPending: boolean
  hasOwnFailed: boolean
  favourites: Favourites
  /** The liked ones that still exist. */
  liked: readonly DressChoice[]
  hasFailed: boolean
  retry: () => void
}

/** The dress that was chosen last, as long as it is still there. */
export function useChosenDress(): DressChoice | undefined {
  const [id] = useState(readSelectedDress)
  const { catalogue = [], own } = useDresses()
  return [...catalogue, ...own].find((dress) => dress.id === id)
}

/** Everything that can be tried on: the catalogue, one's own dresses and the liked ones. */
export function useDresses(): Dresses {
  const { data, isError, refetch } = useDressCatalogue()
  const { data: uploaded, isLoading, isError: hasOwnFailed, refetch: refetchOwn } = useOwnDresses()
  const favourites = useFavourites()
  const catalogue = useMemo(() => data?.dresses.map(fromCatalogue), [data])
  const own = useMemo(() => uploaded?.map(fromUpload) ?? [], [uploaded])
  return {
    catalogue,
    own,
    isOwnPending: isLoading,
    hasOwnFailed: hasOwnFailed && !uploaded,
    favourites,
    liked: favouritesOf(catalogue ?? [], favourites.ids),
    hasFailed: isError && !data,
    retry: () => {
      if (isError || data?.dresses.length === 0) void refetch()
      if (hasOwnFailed) void refetchOwn()
    },
  }
}
