import type { SceneManifest } from '@ever-after/art'
import type { Point } from '../../pixels/fill-polygon.ts'
import type { Box } from '../box.ts'
import type { AttirePlate } from '../plates/decode-attire.ts'
import { placeCouple, type Standing } from './place-couple.ts'

export interface Backs {
  frame: Box
  scene: SceneManifest
  /** From left to right. */
  plates: readonly [AttirePlate, AttirePlate]
}

/** Metres by which each comes nearer to the partner than in a finished picture: no faces need room between them. */
const nearerMetres = 0.015
/** Metres by which they stand lower, so that the plates' lower edge stays under the picture's. */
const lowerMetres = 0.015

/** Stands two people with their backs to us; a suit's arm lies around the dress, so it is in front. */
export function placeBacks({ frame, scene, plates }: Backs): [Standing, Standing] {
  const attire = [plates[0].manifest, plates[1].manifest] as const
  const isMixed = attire[0].kind !== attire[1].kind
  const [left, right] = placeCouple({ frame, scene, attire, sideLightStops: [0, 0] })
  const closer = (standing: Standing): Standing => {
    const aside = nearerMetres * standing.pxPerMetre * (standing.side === 'left' ? 1 : -1)
    const lower = lowerMetres * standing.pxPerMetre
    const nearer = ([x, y]: Point): Point => [x + aside, y + lower]
    return {
      ...standing,
      pit: nearer(standing.pit),
      pivot: nearer(standing.pivot),
      isInFront: standing.isInFront !== isMixed,
    }
  }
  return [closer(left), closer(right)]
}
