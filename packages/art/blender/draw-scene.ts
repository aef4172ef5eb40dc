import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { SceneManifest } from '../src/manifest.ts'
import { FOREGROUND_SIZE, type SceneRecipe } from './recipe.ts'
import { draw, drawingSize, finish, type Workshop } from './workshop.ts'
import { writeManifest } from './write-manifest.ts'

// The couple is framed 0.968 m wide; 930 px/m on a frame of 900 px.
const FRAME_PX_PER_METRE = 930 / 900
// The suit's neck pit stands 505 px below the top of a frame 900 px wide and 1200 px high.
const STAND_FRACTION = 1 - 505 / 1200

/** Draws a scene's background and foreground and writes its manifest. */
export async function drawScene(shop: Workshop, name: string, recipe: SceneRecipe): Promise<void> {
  const folder = path.join(shop.output, 'scenes', name)
  await mkdir(folder, { recursive: true })
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
    passes: path.join(shop.passes, name, 'background'),
    plate: path.join(folder, 'background.webp'),
    grade: recipe.grade,
  }
  await draw(shop, background)
  await finish(shop, background)
  if (recipe.foreground) await drawForeground(shop, { name, folder, recipe: recipe.foreground })
  await writeManifest<SceneManifest>(folder, {
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
  })
}

async function drawForeground(
  shop: Workshop,
  { name, folder, recipe }: { name: string; folder: string; recipe: NonNullable<SceneRecipe['foreground']> },
): Promise<void> {
  const job = {
    ...drawingSize(shop, FOREGROUND_SIZE, 40),
    kind: 'foreground',
    module: 'scenes.foreground',
    look: recipe.look,
    palette: recipe.palette,
    light: recipe.light,
    passes: path.join(shop.passes, name, 'foreground'),
    plate: path.join(folder, 'foreground.webp'),
    grade: { exposure: recipe.exposure, gains: [1, 1, 1] },
  }
  await draw(shop, job)
  await finish(shop, job)
}
