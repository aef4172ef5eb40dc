import type { GarmentNeck } from './measure-garment-neck.ts'
import type { ParsedWearer } from './parse-wearer.ts'
import { unusable } from './unusable.ts'

export interface GarmentQuestion {
  /** Alpha without the head. */
  alpha: Float32Array
  wearer: ParsedWearer
  neck: GarmentNeck
  pitY: number
}

/** How much hair may lie over a dress, how much cloth and neck must be seen. */
const mostHairCm2 = 90
const leastClothCm2 = 500
const leastNeckSeen = 0.5

/** Throws dress_unusable when too little of the dress is seen. */
export function judgeGarment({ alpha, wearer, neck, pitY }: GarmentQuestion): void {
  const { crop, classes, person } = wearer
  const { widthPx, heightPx } = crop.image
  const square = crop.pxPerCm ** 2
  let hair = 0
  let cloth = 0
  for (let y = Math.round(pitY); y < heightPx; y++)
    for (let i = y * widthPx, end = i + widthPx; i < end; i++) {
      hair += classes.hair[i] * person[i]
      cloth += classes.clothes[i] * alpha[i]
    }
  if (cloth / square < leastClothCm2) throw unusable('hardly_seen')
  if (hair / square > mostHairCm2) throw unusable('hair_over')
  if (neck.seen < leastNeckSeen) throw unusable('neck_hidden')
}
