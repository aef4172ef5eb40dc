import { localKeys } from '@ever-after/contract'
import * as z from 'zod/mini'
import { localStore } from '#platform/storage.ts'

const ids = z.array(z.string())

/** Ids of the dresses a person likes; some may belong to dresses that are no more. */
export function readFavouriteDresses(): string[] {
  return ids.safeParse(localStore.read(localKeys.favouriteDresses)).data ?? []
}

export function writeFavouriteDresses(favourites: readonly string[]): void {
  localStore.write(localKeys.favouriteDresses, favourites)
}
