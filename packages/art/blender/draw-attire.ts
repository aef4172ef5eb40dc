import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { AttireManifest } from '../src/manifest.ts'
import { publish } from './publish.ts'
import { ATTIRE_ENCODING, ATTIRE_SIZE, type AttireRecipe, SKIN_REFERENCE } from './recipe.ts'
import { draw, drawingSize, finish, script, type Workshop } from './workshop.ts'

interface Measured {
  points: AttireManifest['anchors']
  pxPerMetre: number
  neckHalfPx: number
}

/** Draws a garment twice (black skin, reference skin) and writes its plates and manifest. */
export async function drawAttire(shop: Workshop, name: string, recipe: AttireRecipe): Promise<void> {
  const workbench = path.join(shop.passes, name)
  const size = drawingSize(shop, ATTIRE_SIZE, 9)
  const job = {
    ...size,
    kind: 'attire',
    module: recipe.module,
    look: recipe.look,
    fit: recipe.fit,
    turnDeg: recipe.turnDeg,
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
    title: recipe.title,
    kind: recipe.kind,
    k0: 'k0.webp',
    d: 'd.webp',
    widthPx: size.widthPx,
    heightPx: size.heightPx,
    pxPerMetre: measured.pxPerMetre,
    encoding: ATTIRE_ENCODING,
    skinReference: SKIN_REFERENCE,
    anchors: measured.points,
    neckHalfPx: measured.neckHalfPx,
    turnDeg: recipe.turnDeg,
    partnerSide: recipe.turnDeg > 0 ? 'right' : 'left',
    light: 'left',
    flippable: true,
    fit: recipe.fit,
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
