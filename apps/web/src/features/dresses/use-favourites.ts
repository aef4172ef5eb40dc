import { useState } from 'react'
import { readFavouriteDresses, writeFavouriteDresses } from '#session'
import { toggled } from './model.ts'

export interface Favourites {
  ids: readonly string[]
  toggle: (id: string) => void
}

/** The liked dresses' ids, kept on the device. */
export function useFavourites(): Favourites {
  const [ids, setIds] = useState(readFavouriteDresses)
  return {
    ids,
    toggle: (id) => {
      const next = toggled(ids, id)
      writeFavouriteDresses(next)
      setIds(next)
    },
  }
}
