import path from 'node:path'
import { parseArgs } from 'node:util'
import { attireRecipes, buildsAlone } from './blender/attire-recipes.ts'
import { drawAttire } from './blender/draw-attire.ts'
import { drawAttireBack, drawVeilBack } from './blender/draw-attire-back.ts'
import { drawCovering } from './blender/draw-covering.ts'
import { drawPair } from './blender/draw-pair.ts'
import { drawFullScene, drawScene } from './blender/draw-scene.ts'
import { drawVeil } from './blender/draw-veil.ts'
import { pairPlaces, pairPoses } from './blender/pair-recipes.ts'
import { builds } from './blender/recipe.ts'
import { sceneRecipes } from './blender/scene-recipes.ts'
import { denoiserWeights, requireTools } from './blender/tools.ts'
import type { Workshop } from './blender/workshop.ts'
import { pairAttireName } from './src/load-plates.ts'

const HELP = `npm run art -- [names…] [--draft] [--mesh <clone>] [--output <folder>]
  names      scenes, scenes with ground for a couple from head to hem as "full/<scene>", garments, "veil", garments seen
             from behind as "back/<name>", garments in poses for two as
             "pairs/<pose>-<first|second>-<name>[-slim|-full]"; without names everything is drawn (hours)
  --draft    a third of the size and few samples, beside the kept render passes
  --mesh     a clone of makehumancommunity/mpfb2, the bodies of the poses; without it its files are fetched once
  --output   write below this folder instead of over the committed plates`

const here = import.meta.dirname
const cache = path.join(here, '..', '..', 'node_modules', '.cache', 'ever-after-art')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    draft: { type: 'boolean', default: false },
    mesh: { type: 'string' },
    output: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

const drawings: Record<string, (shop: Workshop) => Promise<void>> = {
  veil: drawVeil,
  'back/veil': drawVeilBack,
  covering: drawCovering,
}
for (const [name, recipe] of Object.entries(sceneRecipes)) {
  drawings[name] = (shop) => drawScene(shop, name, recipe)
  drawings[`full/${name}`] = (shop) => drawFullScene(shop, name, recipe)
}
for (const [name, recipe] of Object.entries(attireRecipes)) {
  drawings[name] = (shop) => drawAttire(shop, name, recipe)
  drawings[`back/${name}`] = (shop) => drawAttireBack(shop, name, recipe)
  for (const build of buildsAlone[name] ?? [])
    drawings[`${name}-${build}`] = (shop) => drawAttire(shop, `${name}-${build}`, recipe, build)
}
for (const [garment, recipe] of Object.entries(attireRecipes))
  for (const pose of pairPoses)
    for (const place of pairPlaces)
      for (const build of builds) {
        const key = { pose, place, garment: build === 'average' ? garment : `${garment}-${build}` }
        drawings[`pairs/${pairAttireName(key)}`] = (shop) => drawPair(shop, key, recipe, build)
      }

const unknown = positionals.filter((name) => !drawings[name])
if (values.help) {
  console.log(HELP)
} else if (unknown.length > 0) {
  const names = Object.keys(drawings).filter((name) => !name.startsWith('pairs/'))
  console.error(`No recipe named ${unknown.join(', ')}. There are: ${names.join(', ')}, and for two:
pairs/<${pairPoses.join('|')}>-<${pairPlaces.join('|')}>-<garment>[-slim|-full]`)
  process.exitCode = 1
} else {
  await drawAll(positionals.length > 0 ? positionals : Object.keys(drawings))
}

async function drawAll(names: string[]): Promise<void> {
  const output = values.output ?? (values.draft ? path.join(cache, 'draft') : here)
  const shop: Workshop = {
    tools: requireTools(),
    weights: await denoiserWeights(cache),
    scripts: path.join(here, 'blender'),
    cache,
    mesh: values.mesh,
    passes: path.join(cache, values.draft ? 'draft-passes' : 'passes'),
    output: path.resolve(output),
    draft: values.draft,
  }
  for (const name of names) {
    const started = performance.now()
    await drawings[name]?.(shop)
    console.log(`${name} ${Math.round((performance.now() - started) / 1000)} s`)
  }
  console.log(`plates in ${path.relative(process.cwd(), shop.output) || '.'}`)
}
