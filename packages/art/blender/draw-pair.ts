import path from 'node:path'
import { type PairAttireKey, pairAttireName } from '../src/load-plates.ts'
import { fullPoses, type PairAttireManifest } from '../src/manifest.ts'
import { bodyMesh } from './body-mesh.ts'
import { lacePattern } from './draw-attire.ts'
import { PEOPLE_PX_PER_METRE } from './pair-recipes.ts'
import { publish } from './publish.ts'
import { ATTIRE_ENCODING, type AttireRecipe, type Build, SKIN_REFERENCE } from './recipe.ts'
import { draw, finish, type Workshop } from './workshop.ts'

interface Measured {
  widthPx: number
  heightPx: number
  points: PairAttireManifest['anchors']
  pxPerMetre: number
  neckHalfPx: number
  standY: number
  touches: boolean
  turnDeg: number
  over?: { left: number; top: number }
}

/** Draws one partner of a pose in a garment, the other one standing in, and writes plates and manifest. */
export async function drawPair(
  shop: Workshop,
  key: PairAttireKey,
  recipe: AttireRecipe,
  build: Build = 'average',
): Promise<void> {
  const name = pairAttireName(key)
  const { pose, place } = key
  const workbench = path.join(shop.passes, 'pairs', name)
  const file = (plate: string) => path.join(workbench, plate)
  const view = fullPoses.includes(pose) ? 'full' : 'close'
  const pxPerMetre = PEOPLE_PX_PER_METRE[view]
  const job = {
    kind: 'attire',
    module: 'people.draw_pair',
    pose,
    place,
    attire: recipe.kind,
    build,
    look: recipe.look,
    view,
    pxPerMetre: shop.draft ? pxPerMetre / 2.5 : pxPerMetre,
    samples: shop.draft ? 6 : 10,
    frames: 28,
    isDraft: shop.draft,
    mesh: await bodyMesh(shop),
    drapes: path.join(shop.passes, 'drapes'),
    lacePattern: await lacePattern(shop),
    passes: workbench,
    encoding: ATTIRE_ENCODING,
    k0: file('k0.webp'),
    d: file('d.webp'),
    overK0: file('over-k0.webp'),
    overD: file('over-d.webp'),
  }
  await draw(shop, job)
  const { over, ...measured } = (await finish(shop, job)) as Measured
  const manifest: PairAttireManifest = {
    name,
    title: recipe.title,
    kind: recipe.kind,
    k0: 'k0.webp',
    d: 'd.webp',
    widthPx: measured.widthPx,
    heightPx: measured.heightPx,
    pxPerMetre: measured.pxPerMetre,
    encoding: ATTIRE_ENCODING,
    skinReference: SKIN_REFERENCE,
    anchors: measured.points,
    neckHalfPx: measured.neckHalfPx,
    ...(recipe.look.neckline === 'high' && { coversNeck: true }),
    turnDeg: measured.turnDeg,
    partnerSide: place === 'first' ? 'right' : 'left',
    light: 'left',
    flippable: true,
    fit: 1,
    exposure: recipe.exposure,
    pose,
    place,
    standY: measured.standY,
    touches: measured.touches,
    over: over ? { k0: 'over-k0.webp', d: 'over-d.webp', ...over } : null,
  }
  const plates = over ? [job.k0, job.d, job.overK0, job.overD] : [job.k0, job.d]
  await publish(path.join(shop.output, 'pairs', name), { plates, manifest })
}
