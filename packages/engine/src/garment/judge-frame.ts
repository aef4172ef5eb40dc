import type { LevelCrop } from '../understand/crop/level-crop.ts'
import { unusable } from './unusable.ts'

export interface FrameQuestion {
  crop: Pick<LevelCrop, 'image' | 'isInside' | 'photoScale' | 'pxPerCm'>
  pitY: number
  pxPerMetre: number
}

/** What a picture needs to show of a dress, metres below the neck's pit. */
const leastShownMetres = 0.6
const leastPhotoPxPerCm = 4

/** Metres of the dress under the pit that the photo shows. Throws dress_unusable when it is small or ends too early. */
export function judgeFrame({ crop, pitY, pxPerMetre }: FrameQuestion): number {
  if (crop.photoScale * crop.pxPerCm < leastPhotoPxPerCm) throw unusable('too_small')
  const shownMetres = (lastRowInside(crop) - pitY) / pxPerMetre
  if (shownMetres < leastShownMetres) throw unusable('cut_off')
  return shownMetres
}

/** The lowest row of the middle column that the photo reaches. */
function lastRowInside({ isInside, image: { widthPx, heightPx } }: FrameQuestion['crop']): number {
  let y = heightPx - 1
  while (y > 0 && isInside[y * widthPx + (widthPx >> 1)] === 0) y--
  return y
}
