import { readFile, writeFile } from 'node:fs/promises'
import { performance } from 'node:perf_hooks'
import { studioStyles } from '@ever-after/art'
import { describeFailure } from './cli/describe-failure.ts'
import { nearestNames } from './cli/nearest-names.ts'
import { parseRenderArguments, type RenderArguments, UsageError, usage } from './cli/parse-arguments.ts'
import { reportProgress } from './cli/report-progress.ts'
import { createEnginePool } from './pool/create-engine-pool.ts'
import { EngineError } from './spec/errors.ts'
import type { Outcome, Partner, StudioRecipe } from './spec/job.ts'

const say = (line: string) => process.stderr.write(`${line}\n`)

process.exitCode = await main(process.argv.slice(2))

async function main(argv: readonly string[]): Promise<number> {
  try {
    const chosen = parseRenderArguments(argv)
    if (chosen === 'help') say(usage)
    else if (chosen === 'list')
      for (const style of studioStyles()) say(`${style.displayName}  (${style.category})`)
    else await render(chosen)
    return 0
  } catch (error) {
    if (error instanceof UsageError) say(`${error.message}\n\n${usage}`)
    else if (error instanceof EngineError) say(describeFailure(error))
    else throw error
    return error instanceof UsageError ? 2 : 1
  }
}

async function render(chosen: RenderArguments): Promise<void> {
  const recipe = findRecipe(chosen.style)
  if (chosen.wearsCovering.includes(true) && !recipe.covering)
    throw new UsageError(`"${chosen.style}" offers no covering.`)
  const partners: [Partner, Partner] = [await readPartner(chosen, 0), await readPartner(chosen, 1)]
  const pool = createEnginePool()
  const startedMs = performance.now()
  try {
    const outcome = await pool.run(
      {
        kind: 'couple',
        partners,
        taller: chosen.taller,
        recipe,
        widthPx: chosen.widthPx,
        shape: chosen.shape,
      },
      { seed: chosen.seed, onStage: reportProgress(say) },
    )
    const master = outcome.images.find(({ role }) => role === 'master')
    if (!master) throw new Error('The engine gave no master picture.')
    await writeFile(chosen.out, master.bytes)
    const seconds = (performance.now() - startedMs) / 1000
    say(`100 %  ${chosen.out}, ${master.widthPx} × ${master.heightPx} px, ${seconds.toFixed(1)} s`)
    say(summarise(outcome))
  } finally {
    await pool.close()
  }
}

function findRecipe(name: string): StudioRecipe {
  const styles = studioStyles()
  const wanted = name.trim().toLowerCase()
  const style = styles.find(({ displayName, id }) => displayName.toLowerCase() === wanted || id === wanted)
  if (style) return style.recipe
  const nearest = nearestNames(
    name,
    styles.map(({ displayName }) => displayName),
  )
  throw new UsageError(
    `There is no style "${name}". Did you mean ${nearest.map((near) => `"${near}"`).join(', ')}?`,
  )
}

async function readPartner(
  { photos, attires, wearsCovering, faces, areAdults }: RenderArguments,
  index: 0 | 1,
): Promise<Partner> {
  try {
    return {
      photo: await readFile(photos[index]),
      attire: attires[index],
      wearsCovering: wearsCovering[index],
      faceAt: faces[index],
      isConfirmedAdult: areAdults,
    }
  } catch {
    throw new UsageError(`The photo ${photos[index]} cannot be read.`)
  }
}

function summarise({ report }: Outcome): string {
  const stages = Object.entries(report.stagesMs).map(([stage, ms]) => `${stage} ${(ms / 1000).toFixed(2)} s`)
  const likeness = report.likeness.map((distance) => distance.toFixed(2)).join(' and ')
  const warnings = report.warnings.length ? `\nwarnings: ${report.warnings.join(', ')}` : ''
  return `likeness ${likeness} (same person up to 0.52); ${stages.join(', ')}${warnings}`
}
