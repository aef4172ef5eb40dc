import path from 'node:path'
import type { SceneManifest } from '../src/manifest.ts'
import { publish } from './publish.ts'
import { FOREGROUND_SIZE, type ForegroundRecipe, type SceneRecipe } from './recipe.ts'
import { draw, drawingSize, finish, type Workshop } from './workshop.ts'

// The couple is framed 0.968 m wide; 930 px/m on a frame of 900 px.
const FRAME_PX_PER_METRE = 930 / 900
// The suit's neck pit stands 505 px below the top of a frame 900 px wide and 1200 px high.
const STAND_FRACTION = 1 - 505 / 1200

/** Draws a scene's background and foreground and writes its manifest. */
export async function drawScene(shop: Workshop, name: string, recipe: SceneRecipe): Promise<void> {
  const workbench = path.join(shop.passes, name)
  const size = drawingSize(
    shop,
    { widthPx: recipe.widthPx, heightPx: (recipe.widthPx / 3) * 4 },
    recipe.samples,
  )
  const background = {
    ...size,
    kind: 'scene',
    module: recipe.module,
    look: recipe.look,
    passes: path.join(workbench, 'background'),
    plate: path.join(workbench, 'background.webp'),
    grade: recipe.grade,
  }
  await draw(shop, background)
  await finish(shop, background)
  const plates = [background.plate]
  if (recipe.foreground) plates.push(await drawForeground(shop, workbench, recipe.foreground))
  const manifest: SceneManifest = {
    name,
    title: recipe.title,
    background: 'background.webp',
    foreground: recipe.foreground ? 'foreground.webp' : null,
    widthPx: size.widthPx,
    heightPx: size.heightPx,
    light: recipe.light,
    whiteBalance: recipe.whiteBalance,
    exposure: recipe.exposure,
    lightWrap: recipe.lightWrap,
    ambient: recipe.ambient,
    pxPerMetre: Number((size.widthPx * FRAME_PX_PER_METRE).toFixed(1)),
    standFraction: Number(STAND_FRACTION.toFixed(4)),
  }
  await publish(path.join(shop.output, 'scenes', name), { plates, manifest })
}

async function drawForeground(shop: Workshop, workbench: string, recipe: ForegroundRecipe): Promise<string> {
  const job = {
    ...drawingSize(shop, FOREGROUND_SIZE, 24),
    kind: 'foreground',
    module: 'scenes.foreground',
    look: recipe.look,
    palette: recipe.palette,
    light: recipe.light,
    passes: path.join(workbench, 'foreground'),
    plate: path.join(workbench, 'foreground.webp'),
    grade: { exposure: recipe.exposure, gains: [1, 1, 1] },
  }
  await draw(shop, job)
  await finish(shop, job)
  return job.plate
}
