import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { AttireManifest } from '../src/manifest.ts'
import { bodyMesh } from './body-mesh.ts'
import { PEOPLE_PX_PER_METRE } from './pair-recipes.ts'
import { publish } from './publish.ts'
import { ATTIRE_ENCODING, type AttireRecipe, BUILD_FIT, type Build, SKIN_REFERENCE } from './recipe.ts'
import { draw, finish, script, type Workshop } from './workshop.ts'

interface Measured {
  widthPx: number
  heightPx: number
  points: AttireManifest['anchors']
  pxPerMetre: number
  neckHalfPx: number
  turnDeg: number
}

/** Draws a garment on somebody alone twice (black skin, reference skin) and writes its plates and manifest; the name of another build than the average one ends with it. */
export async function drawAttire(
  shop: Workshop,
  name: string,
  recipe: AttireRecipe,
  build: Build = 'average',
): Promise<void> {
  const workbench = path.join(shop.passes, name)
  const job = {
    kind: 'attire',
    module: 'people.draw_alone',
    attire: recipe.kind,
    build,
    look: recipe.look,
    pxPerMetre: shop.draft ? PEOPLE_PX_PER_METRE.close / 2.5 : PEOPLE_PX_PER_METRE.close,
    samples: shop.draft ? 6 : 10,
    frames: 28,
    isDraft: shop.draft,
    mesh: await bodyMesh(shop),
    drapes: path.join(shop.passes, 'drapes'),
    lacePattern: await lacePattern(shop),
    passes: workbench,
    k0: path.join(workbench, 'k0.webp'),
    d: path.join(workbench, 'd.webp'),
    encoding: ATTIRE_ENCODING,
  }
  await draw(shop, job)
  const measured = (await finish(shop, job)) as Measured
  const manifest: AttireManifest = {
    name,
    title: build === 'average' ? recipe.title : `${recipe.title}, ${build} build`,
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
    partnerSide: recipe.kind === 'dress' ? 'right' : 'left',
    light: 'left',
    flippable: true,
    fit: BUILD_FIT[build],
    exposure: recipe.exposure,
  }
  await publish(path.join(shop.output, 'attire', name), { plates: [job.k0, job.d], manifest })
}

/** File of the lace's pattern, drawn at its first use and after a change of its script. */
export async function lacePattern(shop: Workshop): Promise<string> {
  const source = await readFile(path.join(shop.scripts, 'post', 'lace_pattern.py'))
  const digest = createHash('sha256').update(source).digest('hex').slice(0, 12)
  const file = path.join(shop.passes, `lace-${digest}.png`)
  if (!existsSync(file)) await script(shop, 'lace_pattern.py', file)
  return file
}
