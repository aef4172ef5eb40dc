import path from 'node:path'
import type { CoveringManifest, PlatePoint } from '../src/manifest.ts'
import { publish } from './publish.ts'
import { ATTIRE_ENCODING } from './recipe.ts'
import { draw, drawingSize, finish, type Workshop } from './workshop.ts'

interface Measured {
  points: CoveringManifest['anchors'] & { side: PlatePoint; brow: PlatePoint }
  pxPerMetre: number
}

/** The head looks ahead while the shoulders turn with the gowns. */
const turnDeg = 10

/** Draws the scarf that covers hair and neck. */
export async function drawCovering(shop: Workshop): Promise<void> {
  const workbench = path.join(shop.passes, 'covering')
  const size = drawingSize(shop, { widthPx: 918, heightPx: 918 }, 24)
  const job = {
    ...size,
    kind: 'accessory',
    module: 'attire.covering',
    turnDeg,
    passes: workbench,
    plate: path.join(workbench, 'plate.webp'),
    encoding: ATTIRE_ENCODING,
  }
  await draw(shop, job)
  const { points, pxPerMetre } = (await finish(shop, job)) as Measured
  const { pit, chin, opening, side, brow } = points
  const manifest: CoveringManifest = {
    name: 'covering',
    title: 'Draped chiffon head scarf',
    kind: 'covering',
    plate: 'plate.webp',
    widthPx: size.widthPx,
    heightPx: size.heightPx,
    pxPerMetre,
    encoding: ATTIRE_ENCODING,
    anchors: { pit, chin, opening },
    openingHalfPx: [tenth(side[0] - opening[0]), tenth(opening[1] - brow[1])],
    exposure: 0.95,
  }
  await publish(path.join(shop.output, 'accessories', 'covering'), { plates: [job.plate], manifest })
}

function tenth(px: number): number {
  return Math.round(px * 10) / 10
}
