import type { AttireManifest, SceneManifest } from '@ever-after/art'
import type { Standing } from './place-couple.ts'

export interface Alone {
  frame: { widthPx: number; heightPx: number }
  scene: SceneManifest
  attire: AttireManifest
  /** Stops by which the left cheek (the viewer's left) is brighter. */
  sideLightStops: number
  /** Metres of the body under the pit that can be shown, when it ends somewhere. */
  shownMetres?: number
}

/** One person alone stands nearer than a couple, and a little lower than a suit's collar. */
const nearer = 1.06
const dropMetres = 0.03
const pivotBelowPitMetres = 0.62
const litFromRightStops = -0.12

/** Stands one person upright in the middle. */
export function placeAlone({
  frame,
  scene,
  attire,
  sideLightStops,
  shownMetres = Infinity,
}: Alone): Standing {
  const pxPerMetre = ((scene.pxPerMetre * frame.widthPx) / scene.widthPx) * nearer
  const x = frame.widthPx / 2
  const usualY = frame.heightPx * (1 - scene.standFraction) + dropMetres * pxPerMetre
  const y = Math.max(usualY, frame.heightPx - shownMetres * pxPerMetre)
  const isLitFromRight = sideLightStops < litFromRightStops
  return {
    side: 'left',
    pit: [x, y],
    pivot: [x, y + pivotBelowPitMetres * pxPerMetre],
    leanRad: 0,
    isFlipped: attire.flippable && isLitFromRight === (attire.light === 'left'),
    isInFront: true,
    pxPerMetre,
    coversNeck: attire.coversNeck,
  }
}
