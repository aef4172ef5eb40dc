import type { AttireManifest } from '@ever-after/art'
import { type Box, boxAround } from '../box.ts'
import { leanPoint, type Standing } from '../place/place-couple.ts'
import type { AttirePlate } from '../plates/decode-attire.ts'

const edgeMarginPx = 2

/** The part of the frame that a standing garment takes. */
export function attireBox({ manifest, box }: AttirePlate, standing: Standing, frame: Box): Box {
  const { pit, pxPerMetre, isFlipped } = standing
  const scale = pxPerMetre / manifest.pxPerMetre
  const centreX = neckCentre(manifest.anchors)
  const across = (plateX: number) => pit[0] + (plateX - centreX) * scale * (isFlipped ? -1 : 1)
  const down = (plateY: number) => pit[1] + (plateY - manifest.anchors.pit[1]) * scale
  const corners = [box.left, box.left + box.widthPx].flatMap((x) =>
    [box.top, box.top + box.heightPx].map((y) => leanPoint(standing, [across(x), down(y)])),
  )
  return boxAround(corners, edgeMarginPx, frame)
}

/** The neck's middle, px of the plate; heads stand over it, whichever way the body is turned. */
export function neckCentre({ neckLeft, neckRight }: AttireManifest['anchors']): number {
  return (neckLeft[0] + neckRight[0]) / 2
}
