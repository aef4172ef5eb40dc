import type { Rgb } from '../../pixels/colour-space.ts'
import type { UnderstoodPhoto } from '../../understand/understood-photo.ts'
import { type Box, boxAround } from '../box.ts'
import { layHead } from '../people/lay-head.ts'
import type { PersonLayer } from '../people/person-layer.ts'
import type { HeadLayer } from '../people/warp-head.ts'
import { leanPoint, type Standing } from '../place/place-couple.ts'
import type { HeadPlace } from '../place/place-head.ts'
import type { CoveringPlate } from '../plates/decode-covering.ts'
import { castCoveringShadow } from './cast-covering-shadow.ts'
import { cutToOpening } from './cut-to-opening.ts'
import { faceOpening } from './face-opening.ts'
import { type CoveringLayer, layCovering } from './lay-covering.ts'
import { lineOpening } from './line-opening.ts'

export interface WornCovering {
  /** The dressed body, still without a head; its box holds the covering's. */
  person: PersonLayer
  head: HeadLayer
  plate: CoveringPlate
  photo: UnderstoodPhoto
  place: HeadPlace
  standing: Standing
  gains: Rgb
  /** The side of the frame that the garment's light comes from. */
  light: 'left' | 'right'
  frame: Box
}

/** Lays a face and the covering around it over a dressed body; of the rest of the head nothing shows. */
export function wearCovering({
  person,
  head,
  plate,
  photo,
  place,
  standing,
  gains,
  light,
  frame,
}: WornCovering): void {
  const opening = faceOpening(photo, place)
  const box = coveringBox(plate, standing, frame)
  const covering = layCovering({ plate, opening, standing, chinY: place.uprightChin[1], gains, box })
  cutToOpening(head, opening)
  lineOpening(person, opening, covering)
  layHead(person, head)
  castCoveringShadow({ person, covering, light, pxPerMetre: standing.pxPerMetre })
  layOver(person, covering)
}

/** A head that stands aside of the neck or tilts takes its cloth along. */
const marginMetres = 0.05

/** The part of the frame that a covering may take. */
export function coveringBox({ manifest }: CoveringPlate, standing: Standing, frame: Box): Box {
  const { pit, pxPerMetre } = standing
  const { anchors, widthPx, heightPx } = manifest
  const scale = pxPerMetre / manifest.pxPerMetre
  const corners = [0, widthPx].flatMap((x) =>
    [0, heightPx].map((y) =>
      leanPoint(standing, [pit[0] + (x - anchors.pit[0]) * scale, pit[1] + (y - anchors.pit[1]) * scale]),
    ),
  )
  return boxAround(corners, marginMetres * pxPerMetre, frame)
}

/** Lays a covering's cloth over whatever is there already. */
export function layOver({ box: to, r, g, b, a, head, skin }: PersonLayer, layer: CoveringLayer): void {
  const { box } = layer
  for (let row = 0, j = 0; row < box.heightPx; row++) {
    let i = (box.top + row - to.top) * to.widthPx + box.left - to.left
    for (let column = 0; column < box.widthPx; column++, i++, j++) {
      const alpha = layer.a[j]
      if (alpha === 0) continue
      const rest = 1 - alpha
      r[i] = r[i] * rest + layer.r[j]
      g[i] = g[i] * rest + layer.g[j]
      b[i] = b[i] * rest + layer.b[j]
      a[i] = a[i] * rest + alpha
      head[i] *= rest
      skin[i] *= rest
    }
  }
}
