import path from 'node:path'
import type { AttireBackManifest } from '../src/manifest.ts'
import { bodyMesh } from './body-mesh.ts'
import { lacePattern } from './draw-attire.ts'
import { publish } from './publish.ts'
import {
  ATTIRE_BACK_ENCODING,
  ATTIRE_BACK_SIZE,
  type AttireRecipe,
  HAIR_REFERENCE,
  SKIN_REFERENCE,
} from './recipe.ts'
import { draw, drawingSize, finish, type Workshop } from './workshop.ts'

/** Degrees by which the body is turned towards the partner: TURN_DEG of people/draw_back.py. */
const turnDeg = 10

interface Measured {
  points: AttireBackManifest['anchors']
  pxPerMetre: number
}

/** Draws a dressed person from behind twice (black, and with reference skin and hair); writes plates and manifest. */
export async function drawAttireBack(shop: Workshop, name: string, recipe: AttireRecipe): Promise<void> {
  await drawBehind(shop, name, recipe, {
    module: 'people.draw_back',
    attire: recipe.kind,
    look: recipe.look,
    frames: 28,
    isDraft: shop.draft,
    mesh: await bodyMesh(shop),
    drapes: path.join(shop.passes, 'drapes'),
    lacePattern: await lacePattern(shop),
  })
}

/** Draws the veil that hangs over a bride seen from behind. */
export async function drawVeilBack(shop: Workshop): Promise<void> {
  const recipe = { title: 'Veil', kind: 'dress', exposure: 0.95 } as const
  await drawBehind(shop, 'veil', recipe, { module: 'attire.veil_back', mesh: await bodyMesh(shop) })
}

async function drawBehind(
  shop: Workshop,
  name: string,
  recipe: Pick<AttireRecipe, 'title' | 'kind' | 'exposure'>,
  script: Record<string, unknown> & { module: string },
): Promise<void> {
  const workbench = path.join(shop.passes, 'back', name)
  const size = drawingSize(shop, ATTIRE_BACK_SIZE, 6)
  const job = {
    ...size,
    kind: 'attire-back',
    ...script,
    passes: workbench,
    k0: path.join(workbench, 'k0.webp'),
    d: path.join(workbench, 'd.webp'),
    hair: path.join(workbench, 'hair.webp'),
    encoding: ATTIRE_BACK_ENCODING,
  }
  await draw(shop, job)
  const { points, pxPerMetre } = (await finish(shop, job)) as Measured
  const manifest: AttireBackManifest = {
    name,
    title: `${recipe.title}, seen from behind`,
    kind: recipe.kind,
    k0: 'k0.webp',
    d: 'd.webp',
    hair: 'hair.webp',
    widthPx: size.widthPx,
    heightPx: size.heightPx,
    pxPerMetre,
    encoding: ATTIRE_BACK_ENCODING,
    skinReference: SKIN_REFERENCE,
    hairReference: HAIR_REFERENCE,
    anchors: points,
    neckHalfPx: Math.round((points.neckRight[0] - points.neckLeft[0]) * 5) / 10,
    turnDeg: recipe.kind === 'dress' ? turnDeg : -turnDeg,
    partnerSide: recipe.kind === 'dress' ? 'right' : 'left',
    light: 'left',
    flippable: true,
    fit: 1,
    exposure: recipe.exposure,
  }
  await publish(path.join(shop.output, 'attire-back', name), {
    plates: [job.k0, job.d, job.hair],
    manifest,
  })
}
