import { hardenPhoto, hardshipNames } from '../photos/harden-photo.ts'
import type { Photo } from '../photos/read-photos.ts'
import type { CoachedPhoto } from './coach-photos.ts'

/** Photos of each hardship, made of `times` photos without a fault, in turn so that many people have one. */
export function makeHardPhotos(coached: readonly CoachedPhoto[], times: number): Promise<Photo[]> {
  const good = coached.filter(
    ({ faces, hints }) => faces.length === 1 && hints.every(({ severity }) => severity === 'info'),
  )
  if (good.length === 0) return Promise.resolve([])
  const orders = hardshipNames.flatMap((hardship) => Array.from({ length: times }, () => hardship))
  return Promise.all(
    orders.map(async (hardship, at) => {
      const { name, bytes, faces } = good[at % good.length]
      return { name: `${name}+${hardship}`, bytes: await hardenPhoto(bytes, faces[0], hardship) }
    }),
  )
}
