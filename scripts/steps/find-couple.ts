import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Attire } from '@ever-after/engine'
import { cutSamplePhotos } from './cut-sample-photos.ts'

/** A portrait of one of the two whom the public pages show, and what they wear there. */
export interface CouplePhoto {
  path: string
  attire: Attire
}

export type Couple = readonly [CouplePhoto, CouplePhoto]

interface Wish {
  preview: 'on' | 'off'
  /** Folder with `1-dress.jpg` and `2-suit.jpg`, or other pairings, of two people who agreed to be shown. */
  photosFolder: string | undefined
}

/**
 * Whose pictures the public pages show: people who agreed to that, else in a preview the sample couple that it hands out
 * anyway. Nobody, where neither is: the people of the sample photos were never asked.
 */
export async function findCouple({ preview, photosFolder }: Wish): Promise<Couple | undefined> {
  if (photosFolder) return readCouple(resolve(photosFolder))
  if (preview === 'off') return undefined
  const samples = await cutSamplePhotos()
  return [
    { path: join(samples, 'partner1.jpg'), attire: 'dress' },
    { path: join(samples, 'partner2.jpg'), attire: 'dress' },
  ]
}

function readCouple(folder: string): Couple {
  const names = readdirSync(folder)
  const photoOf = (place: 1 | 2): CouplePhoto => {
    for (const name of names) {
      const [, attire] = name.match(new RegExp(`^${place}-(dress|suit)\\.(?:jpe?g|png|webp)$`, 'i')) ?? []
      if (attire) return { path: join(folder, name), attire: attire.toLowerCase() as Attire }
    }
    throw new Error(`SHOWCASE_PHOTOS_DIR needs a photo ${place}-dress.jpg or ${place}-suit.jpg in ${folder}.`)
  }
  return [photoOf(1), photoOf(2)]
}
