import type { Rgb } from '../../pixels/colour-space.ts'
import type { Point } from '../../pixels/fill-polygon.ts'
import type { Box } from '../box.ts'
import type { PersonLayer } from '../people/person-layer.ts'
import type { Standing } from '../place/place-couple.ts'
import type { CoveringPlate } from '../plates/decode-covering.ts'
import { castCoveringShadow } from './cast-covering-shadow.ts'
import { layCovering } from './lay-covering.ts'
import { layOver } from './wear-covering.ts'

export interface DrapedCovering {
  /** The dressed body; its box holds the covering's. */
  person: PersonLayer
  plate: CoveringPlate
  standing: Standing
  gains: Rgb
  light: 'left' | 'right'
  /** The covering's part of the frame. */
  box: Box
}

/** Lays a covering as it was drawn over a body whose head is beyond the frame: what hangs over the shoulders shows. */
export function drapeCovering({ person, plate, standing, gains, light, box }: DrapedCovering): void {
  const { anchors, pxPerMetre } = plate.manifest
  const scale = standing.pxPerMetre / pxPerMetre
  const inFrame = ([x, y]: readonly [number, number]): Point => [
    standing.pit[0] + (x - anchors.pit[0]) * scale * (standing.isFlipped ? -1 : 1),
    standing.pit[1] + (y - anchors.pit[1]) * scale,
  ]
  const opening = {
    centre: inFrame(anchors.opening),
    angleRad: 0,
    outline: plate.edge.map((radius) => radius * scale),
    pxPerCm: standing.pxPerMetre / 100,
  }
  const [, chinY] = inFrame(anchors.chin)
  const covering = layCovering({ plate, opening, standing, chinY, gains, box })
  castCoveringShadow({ person, covering, light, pxPerMetre: standing.pxPerMetre })
  layOver(person, covering)
}
