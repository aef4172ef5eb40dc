import { parseArgs } from 'node:util'
import { studioStyles } from '@ever-after/art'
import { createEnginePool } from '@ever-after/engine'
import { measureColdStarts } from './engine/cold-start.ts'
import { coupleJob } from './engine/couple-job.ts'
import { type CoupleFigures, measureCouples } from './engine/measure-couples.ts'
import { measureCoach, measureJobs } from './engine/measure-jobs.ts'
import { measureThroughput } from './engine/measure-throughput.ts'
import { spread } from './engine/spread.ts'
import { describeLoad, describeMachine } from './figures/describe-machine.ts'
import { engineProcesses } from './figures/engine-processes.ts'
import { goalWords, timeRow } from './figures/time-row.ts'
import { sampleCouple, sampleFaces } from './photos/sample-photos.ts'
import { quantile } from './quantile.ts'
import { compareSideBySide } from './side-by-side/compare-side-by-side.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '2' },
    styles: { type: 'string', default: '12' },
    people: { type: 'string', default: '8' },
    'side-by-side': { type: 'boolean', default: false },
  },
})
const styles = spread(studioStyles(), Number(values.styles))
const rounds = Number(values.rounds)
const photos = await sampleCouple()
const people = await sampleFaces()

/** A stage of both photos is their sum, though two processes understand them side by side. */
const stageNames: Record<string, string> = {
  vision: 'vision, both photos summed',
  matte: 'matte, both photos summed',
  understand: 'wait for both photos',
}

console.log(describeMachine())
console.log(`${styles.length} styles × ${rounds} rounds; p50, p95 and (number of samples)\n`)
const coldMs = await measureColdStarts(3, photos, styles[0])
console.log(timeRow({ name: 'cold engine to first picture', samplesMs: coldMs, goalMs: 10_000 }))

const pool = createEnginePool()
const warmUp = () => pool.run(coupleJob({ photos, style: styles[0] }), { seed: 1 })
await Promise.all([warmUp(), warmUp()])
printCouples(await measureCouples({ pool, photos, styles, rounds }))
printMemory('after couples')
console.log(`\nother jobs, one after another, ${describeLoad()}`)
console.log(timeRow({ name: 'photo coach', samplesMs: await measureCoach(pool, people), goalMs: 400 }))
for await (const { refusals, ...row } of measureJobs(pool, spread(people, Number(values.people))))
  console.log(`${timeRow(row)}${refusals.length ? `  refused: ${refusals.join(', ')}` : ''}`)
printMemory('after all jobs')
await pool.close()

console.log(`\npictures per minute, two new photos each, ${describeLoad()}`)
for (const size of [1, 2]) {
  const perMinute = await measureThroughput({ size, photos, styles, pictures: 8 * size })
  console.log(`${size} engine process${size > 1 ? 'es' : ''}: ${perMinute.toFixed(1)}`)
}
if (values['side-by-side']) for (const line of await compareSideBySide(photos, styles)) console.log(line)

function printCouples(figures: CoupleFigures): void {
  console.log(`\ncouple, 1200 × 1600 px, warm, two engine processes, ${describeLoad()}`)
  console.log(
    timeRow({ name: 'photos understood beforehand', samplesMs: figures.understood.wallMs, goalMs: 2000 }),
  )
  console.log(
    timeRow({
      name: 'new photos, understanding included',
      samplesMs: figures.newPhotos.wallMs,
      goalMs: 4000,
    }),
  )
  console.log(timeRow({ name: 'processor time, understood', samplesMs: figures.understood.cpuMs }))
  console.log(timeRow({ name: 'processor time, new photos', samplesMs: figures.newPhotos.cpuMs }))
  for (const [stage, samplesMs] of figures.stagesMs)
    console.log(timeRow({ name: `  ${stageNames[stage] ?? stage}`, samplesMs }))
  const worst = Math.max(...figures.likeness)
  console.log(
    `likeness p50 ${quantile(figures.likeness, 0.5).toFixed(2)}, worst ${worst.toFixed(2)}, limit 0.52`,
  )
}

function printMemory(when: string): void {
  const peaks = engineProcesses().map(({ peakBytes }) => Math.round(peakBytes / 2 ** 20))
  const goal = goalWords(Math.max(...peaks) <= 700, '≤ 700 MB')
  console.log(`peak memory of each engine process ${when}: ${peaks.join(' and ')} MB  ${goal}`)
}
