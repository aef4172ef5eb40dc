import { readFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { performance } from 'node:perf_hooks'
import { studioStyles } from '@ever-after/art'
import { createEnginePool, type Outcome } from '@ever-after/engine'
import { cutSamplePhotos } from '../scripts/steps/cut-sample-photos.ts'
import { quantile } from './quantile.ts'

const rounds = Number(process.argv[2] ?? 5)
const folder = await cutSamplePhotos()
const photos = await Promise.all(
  ['partner1.jpg', 'partner2.jpg'].map((name) => readFile(`${folder}/${name}`)),
)
const styles = studioStyles()

const coldStartedMs = performance.now()
const pool = createEnginePool()
await make('cold', 0)
const coldMs = performance.now() - coldStartedMs

const understandMs: number[] = []
const composeMs: number[] = []
const stages = new Map<string, number[]>()
const likeness: number[] = []
/** Their time is the sum over both photos, which two processes understand side by side. */
const inBothPhotos = new Set(['vision', 'matte'])
for (let round = 0; round < rounds; round++) {
  for (const [index] of styles.entries()) await measure(`${round}`, index)
}

console.log(`machine: ${cpus().length} × ${cpus()[0].model}; ${styles.length} styles × ${rounds} rounds`)
console.log(`cold start to first picture: ${seconds(coldMs)}`)
row('understand two photos', understandMs)
row('picture of understood photos', composeMs)
for (const [stage, samples] of stages)
  row(`  ${stage}${inBothPhotos.has(stage) ? ', both photos' : ''}`, samples)
console.log(`likeness: worst ${Math.max(...likeness).toFixed(2)}, limit 0.52`)
console.log(`engine processes: ${Math.round((await pool.memoryBytes()) / 2 ** 20)} MB resident`)
await pool.close()

async function measure(key: string, index: number): Promise<void> {
  const understandStartedMs = performance.now()
  await Promise.all(photos.map((photo, at) => pool.understand(photo, `${key}-${index}-${at}`)))
  understandMs.push(performance.now() - understandStartedMs)
  const startedMs = performance.now()
  const { report } = await make(`${key}-${index}`, index)
  composeMs.push(performance.now() - startedMs)
  likeness.push(...report.likeness)
  for (const [stage, ms] of Object.entries(report.stagesMs))
    if (stage !== 'understand') stages.set(stage, [...(stages.get(stage) ?? []), ms])
}

function make(key: string, index: number): Promise<Outcome> {
  return pool.run(
    {
      kind: 'couple',
      partners: [
        { photo: photos[0], photoKey: `${key}-0`, attire: 'dress' },
        { photo: photos[1], photoKey: `${key}-1`, attire: 'suit' },
      ],
      recipe: styles[index].recipe,
      widthPx: 1200,
    },
    { seed: 1 },
  )
}

function row(name: string, samples: readonly number[]): void {
  console.log(
    `${name.padEnd(32)} p50 ${seconds(quantile(samples, 0.5))}  p95 ${seconds(quantile(samples, 0.95))}`,
  )
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}
