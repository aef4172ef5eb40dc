import { fullPoses, type PairAttireManifest, type SceneManifest } from '@ever-after/art'
import { neckCentre } from '../people/attire-box.ts'
import type { Standing } from './place-couple.ts'

export interface Pair {
  frame: { widthPx: number; heightPx: number }
  scene: SceneManifest
  /** Both plates of one pose, from left to right. */
  attire: readonly [PairAttireManifest, PairAttireManifest]
  isFlipped: boolean
}

/** Against the bodies of pairs, which are 6 % smaller than life, heads as they are elsewhere are 2 % over life size for a man and 6 % under it for a woman: these shares lie between what judges found too small and too large. */
const headShare = { suit: 0.97, dress: 0.99 }
/** Of two heads side by side the nearer one soon looks too large: this power of what the camera saw is kept. */
const nearness = 0.5
/** Seen from head to hem, judges found heads small for the shoulders: by this much they are larger. */
const largerInFull = 1.08

/** Stands two people as their pose was drawn: upright as the plates are, its frame's middle in the middle. */
export function placePair({ frame, scene, attire, isFlipped }: Pair): [Standing, Standing] {
  const pxPerMetre = (scene.pxPerMetre * frame.widthPx) / scene.widthPx
  const mirror = isFlipped ? -1 : 1
  const stand = (index: 0 | 1): Standing => {
    const { anchors, widthPx, standY, pxPerMetre: platePxPerMetre, place, pose, kind } = attire[index]
    const scale = pxPerMetre / platePxPerMetre
    const x = frame.widthPx / 2 + (neckCentre(anchors) - widthPx / 2) * scale * mirror
    const y = frame.heightPx * (1 - scene.standFraction) + (anchors.pit[1] - standY) * scale
    return {
      side: index === 0 ? 'left' : 'right',
      pit: [x, y],
      pivot: [x, y],
      leanRad: 0,
      isFlipped,
      isInFront: place === 'second',
      pxPerMetre,
      coversNeck: attire[index].coversNeck,
      headScale:
        headShare[kind] * nearer(attire[index]) ** nearness * (fullPoses.includes(pose) ? largerInFull : 1),
    }
  }
  return [stand(0), stand(1)]
}

/** How much larger than in the middle of the couple the camera of the plates saw this person. */
function nearer({ anchors: { neckLeft, neckRight }, neckHalfPx }: PairAttireManifest): number {
  return Math.hypot(neckRight[0] - neckLeft[0], neckRight[1] - neckLeft[1]) / (2 * neckHalfPx)
}
