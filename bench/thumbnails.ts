import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { studioStyles } from '@ever-after/art'
import { type CoupleThumbnailJob, createEnginePool, EngineError, type EnginePool } from '@ever-after/engine'
import { coupleJob, type Style } from './engine/couple-job.ts'
import { describeLoad, describeMachine } from './figures/describe-machine.ts'
import { engineCpuMs, engineProcesses } from './figures/engine-processes.ts'
import { measureMs } from './figures/measure-ms.ts'
import { timeRow } from './figures/time-row.ts'
import { sampleCouple } from './photos/sample-photos.ts'
import { quantile } from './quantile.ts'

const { values } = parseArgs({
  options: {
    couples: { type: 'string', default: '20' },
    pictures: { type: 'string', default: '12' },
    rounds: { type: 'string', default: '2' },
  },
})
const couples = Array.from({ length: Number(values.couples) }, (_, at) => `couple-${at}`)
const payers = ['payer-0', 'payer-1']
/** As the app asks: two at a time, and some have scrolled past before they are drawn. */
const openAtOnce = 2
const givenUpShare = 0.2
const patienceMs = 300

const styles = studioStyles()
const photos = await sampleCouple()
const pool = createEnginePool()
console.log(describeMachine())

for (const key of [...couples, ...payers]) await understand(key)
console.log(
  timeRow({
    name: 'one couple, every style once: processor time',
    samplesMs: await drawEveryStyle(),
    goalMs: 250,
  }),
)
const alone: number[] = []
const beside: number[] = []
const thumbnailMs: number[] = []
for (let round = 0; round < Number(values.rounds); round++) {
  alone.push(...(await payInTurn()))
  const end = new AbortController()
  const scrolling = couples.map((key, at) => scroll(key, at, end.signal))
  beside.push(...(await payInTurn()))
  end.abort()
  await Promise.all(scrolling)
}
console.log(`\n${couples.length} couples scroll, two pay, ${describeLoad()}`)
console.log(timeRow({ name: 'a paid picture, nobody scrolls', samplesMs: alone }))
console.log(timeRow({ name: 'a paid picture, all scroll', samplesMs: beside }))
console.log(
  `longer by ${((quantile(beside, 0.5) / quantile(alone, 0.5) - 1) * 100).toFixed(0)} % at the median`,
)
console.log(timeRow({ name: 'a thumbnail from its request, all scroll', samplesMs: thumbnailMs }))
const resident = engineProcesses().map(({ residentBytes }) => `${Math.round(residentBytes / 2 ** 20)} MB`)
console.log(`resident: ${resident.join(' and ')}`)
await pool.close()

function thumbnailJob(key: string, { recipe }: Style): CoupleThumbnailJob {
  const { partners } = coupleJob({ photos, style: { recipe }, key })
  return { kind: 'couple-thumbnail', partners, recipe, widthPx: 300 }
}

/** As after an upload, and the head as thumbnails want it. */
async function understand(key: string): Promise<void> {
  await pool.run(thumbnailJob(key, styles[0]), { seed: 0 })
}

async function drawEveryStyle(): Promise<number[]> {
  const samplesMs: number[] = []
  for (const style of styles) {
    const beforeMs = engineCpuMs()
    await pool.run(thumbnailJob(couples[0], style), { seed: 1 })
    samplesMs.push(engineCpuMs() - beforeMs)
  }
  return samplesMs
}

/** Two couples, each with one picture after the other. */
async function payInTurn(): Promise<number[]> {
  const pay = async (key: string) => {
    const samplesMs: number[] = []
    for (let drawn = 0; drawn < Number(values.pictures); drawn++) {
      const job = coupleJob({ photos, style: styles[(drawn * 7) % styles.length], key })
      samplesMs.push(await measureMs(() => pool.run(job, { seed: drawn })))
    }
    return samplesMs
  }
  return (await Promise.all(payers.map(pay))).flat()
}

/** Asks for one style after the other until the end; each time for pictures that nobody has seen. */
async function scroll(key: string, at: number, end: AbortSignal): Promise<void> {
  let asked = at
  const lane = async () => {
    while (!end.aborted) {
      const turn = asked++
      const job = thumbnailJob(key, styles[(turn * 11) % styles.length])
      const isGivenUp = (turn % 10) / 10 < givenUpShare
      await look(pool, job, turn, isGivenUp, end)
    }
  }
  await Promise.all(Array.from({ length: openAtOnce }, lane))
}

async function look(
  engine: EnginePool,
  job: CoupleThumbnailJob,
  seed: number,
  isGivenUp: boolean,
  end: AbortSignal,
) {
  const leaving = isGivenUp ? AbortSignal.any([end, AbortSignal.timeout(patienceMs)]) : end
  try {
    thumbnailMs.push(await measureMs(() => engine.run(job, { seed, signal: leaving })))
  } catch (error) {
    if (!(error instanceof EngineError && error.code === 'cancelled')) throw error
    await sleep(0)
  }
}
