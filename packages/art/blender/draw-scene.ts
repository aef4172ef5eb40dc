import path from 'node:path'
import type { FullSceneManifest, SceneManifest } from '../src/manifest.ts'
import { publish } from './publish.ts'
import { FOREGROUND_SIZE, type ForegroundRecipe, type SceneRecipe } from './recipe.ts'
import { draw, drawingSize, finish, type Workshop } from './workshop.ts'

// The couple is framed 0.968 m wide; 930 px/m on a frame of 900 px.
const FRAME_PX_PER_METRE = 930 / 900
// The suit's neck pit stands 505 px below the top of a frame 900 px wide and 1200 px high.
const STAND_FRACTION = 1 - 505 / 1200
// What kit/stage.py shows of the couple's plane from head to hem, and where a neck's pit at 1.475 m lies there.
const FULL_HEIGHT_M = 2.3
// Ground near the camera takes twice as long: it gets this share of the samples.
const NEAR_GROUND_SAMPLES = 0.6
const FULL_STAND_FRACTION = 0.7605

/** Draws a scene's background and foreground and writes its manifest. */
export async function drawScene(shop: Workshop, name: string, recipe: SceneRecipe): Promise<void> {
  const workbench = path.join(shop.passes, name)
  const { plate, ...size } = await drawBackground(shop, workbench, recipe, 'close')
  const plates = [plate]
  if (recipe.foreground) plates.push(await drawForeground(shop, workbench, recipe.foreground))
  const manifest: SceneManifest = {
    name,
    title: recipe.title,
    background: 'background.webp',
    foreground: recipe.foreground ? 'foreground.webp' : null,
    ...size,
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

/** Draws a scene from further back, with the ground that a couple stands on from head to hem. */
export async function drawFullScene(shop: Workshop, name: string, recipe: SceneRecipe): Promise<void> {
  const workbench = path.join(shop.passes, 'full', name)
  const { plate, ...size } = await drawBackground(shop, workbench, recipe, 'full')
  const manifest: FullSceneManifest = {
    name,
    background: 'background.webp',
    ...size,
    pxPerMetre: Number((size.heightPx / FULL_HEIGHT_M).toFixed(1)),
    standFraction: FULL_STAND_FRACTION,
  }
  await publish(path.join(shop.output, 'scenes-full', name), { plates: [plate], manifest })
}

async function drawBackground(
  shop: Workshop,
  workbench: string,
  { widthPx, samples, ...recipe }: SceneRecipe,
  view: 'close' | 'full',
): Promise<{ plate: string; widthPx: number; heightPx: number }> {
  const wanted = view === 'full' ? Math.ceil(samples * NEAR_GROUND_SAMPLES) : samples
  const { samples: drawn, ...size } = drawingSize(shop, { widthPx, heightPx: (widthPx / 3) * 4 }, wanted)
  const job = {
    ...size,
    samples: drawn,
    kind: 'scene',
    module: recipe.module,
    look: recipe.look,
    view,
    passes: path.join(workbench, 'background'),
    plate: path.join(workbench, 'background.webp'),
    grade: recipe.grade,
  }
  await draw(shop, job)
  await finish(shop, job)
  return { ...size, plate: job.plate }
}

async function drawForeground(shop: Workshop, workbench: string, recipe: ForegroundRecipe): Promise<string> {
  const job = {
    ...drawingSize(shop, FOREGROUND_SIZE, 24),
    kind: 'foreground',
    module: 'scenes.foreground',
    look: recipe.look,
    palette: recipe.palette,
    light: recipe.light,
    view: 'close',
    passes: path.join(workbench, 'foreground'),
    plate: path.join(workbench, 'foreground.webp'),
    grade: { exposure: recipe.exposure, gains: [1, 1, 1] },
  }
  await draw(shop, job)
  await finish(shop, job)
  return job.plate
}
