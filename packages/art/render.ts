import path from 'node:path'
import { parseArgs } from 'node:util'
import { attireRecipes } from './blender/attire-recipes.ts'
import { drawAttire } from './blender/draw-attire.ts'
import { drawVeil } from './blender/draw-veil.ts'
import { sceneRecipes } from './blender/scene-recipes.ts'
import { drawScene } from './blender/draw-scene.ts'
import { denoiserWeights, requireTools } from './blender/tools.ts'
import type { Workshop } from './blender/workshop.ts'

const here = import.meta.dirname
const cache = path.join(here, '..', '..', 'node_modules', '.cache', 'ever-after-art')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    draft: { type: 'boolean', default: false },
    regrade: { type: 'boolean', default: false },
    output: { type: 'string' },
  },
})

const output = values.output ?? (values.draft ? path.join(cache, 'draft') : here)
const shop: Workshop = {
  tools: requireTools(),
  weights: await denoiserWeights(cache),
  scripts: path.join(here, 'blender'),
  passes: path.join(cache, values.draft ? 'draft-passes' : 'passes'),
  output,
  draft: values.draft,
  regrade: values.regrade,
}
const drawings: Record<string, () => Promise<void>> = { veil: () => drawVeil(shop) }
for (const [name, recipe] of Object.entries(sceneRecipes)) drawings[name] = () => drawScene(shop, name, recipe)
for (const [name, recipe] of Object.entries(attireRecipes)) drawings[name] = () => drawAttire(shop, name, recipe)

const names = positionals.length > 0 ? positionals : Object.keys(drawings)
const unknown = names.filter((name) => !drawings[name])
if (unknown.length > 0) {
  console.error(`No recipe named ${unknown.join(', ')}. There are: ${Object.keys(drawings).join(', ')}`)
  process.exit(1)
}
for (const name of names) {
  const started = performance.now()
  await drawings[name]?.()
  console.log(`${name} ${Math.round((performance.now() - started) / 1000)} s`)
}
console.log(`plates in ${path.relative(process.cwd(), output) || '.'}`)
