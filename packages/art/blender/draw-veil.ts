import path from 'node:path'
import type { AccessoryManifest } from '../src/manifest.ts'
import { publish } from './publish.ts'
import { VEIL_ENCODING } from './recipe.ts'
import { draw, drawingSize, finish, type Workshop } from './workshop.ts'

/** Draws the veil that hangs behind a dress. */
export async function drawVeil(shop: Workshop): Promise<void> {
  const workbench = path.join(shop.passes, 'veil')
  const size = drawingSize(shop, { widthPx: 1000, heightPx: 1000 }, 40)
  const job = {
    ...size,
    kind: 'accessory',
    module: 'attire.veil',
    passes: workbench,
    plate: path.join(workbench, 'plate.webp'),
    encoding: VEIL_ENCODING,
  }
  await draw(shop, job)
  const measured = (await finish(shop, job)) as { points: AccessoryManifest['anchors']; pxPerMetre: number }
  const manifest: AccessoryManifest = {
    name: 'veil',
    title: 'Tulle veil',
    kind: 'veil',
    plate: 'plate.webp',
    widthPx: size.widthPx,
    heightPx: size.heightPx,
    pxPerMetre: measured.pxPerMetre,
    encoding: VEIL_ENCODING,
    anchors: measured.points,
  }
  await publish(path.join(shop.output, 'accessories', 'veil'), { plates: [job.plate], manifest })
}
