import { type DressRecipe, EngineError, type EnginePool, type Job } from '@ever-after/engine'
import { wornDress } from '../../packages/engine/src/garment/testing/worn-dress.ts'
import { hairColours } from '../../packages/engine/src/spec/hair-colour.ts'
import { measureMs } from '../figures/measure-ms.ts'

/** One job's times over all photos that it takes; a refusal, such as of hair that is not there, is no time. */
export interface JobTimes {
  name: string
  samplesMs: number[]
  refusals: string[]
}

/** The other jobs; yields each as soon as it is measured. */
export async function* measureJobs(
  pool: EnginePool,
  photos: readonly Uint8Array[],
): AsyncGenerator<JobTimes> {
  const dressPhoto = await wornDress()
  for (const [name, work] of jobs(pool, dressPhoto)) {
    const times: JobTimes = { name, samplesMs: [], refusals: [] }
    // The first call loads what only this job needs.
    await measureInto({ name, samplesMs: [], refusals: [] }, () => work(photos[0], 0))
    for (const [at, photo] of photos.entries()) await measureInto(times, () => work(photo, at))
    yield times
  }
}

async function measureInto(times: JobTimes, work: () => Promise<unknown>): Promise<void> {
  try {
    times.samplesMs.push(await measureMs(work))
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    times.refusals.push(error.code)
  }
}

/** Times of the coach over photos that nothing is known of, warm. */
export async function measureCoach(pool: EnginePool, photos: readonly Uint8Array[]): Promise<number[]> {
  const samplesMs = []
  await pool.coach({ photo: photos[0] })
  for (const photo of photos) samplesMs.push(await measureMs(() => pool.coach({ photo })))
  return samplesMs
}

type Work = (photo: Uint8Array, at: number) => Promise<unknown>

function jobs(pool: EnginePool, dressPhoto: Uint8Array): [string, Work][] {
  const run = (job: Job) => pool.run(job, { seed: 1 })
  const widthPx = 1200
  return [
    [
      'dress of the catalogue, new photo',
      (photo) => run({ kind: 'dress', person: { photo }, dress: { recipe: wornRecipe }, widthPx }),
    ],
    [
      'dress from a photo, new photo',
      (photo) => run({ kind: 'dress', person: { photo }, dress: { photo: dressPhoto }, widthPx }),
    ],
    ['check of a dress photo', () => pool.checkDress(dressPhoto)],
    ['portrait enhanced, both variants', (photo) => run({ kind: 'portrait', person: { photo } })],
    [
      'hair colour, full size',
      (photo, at) => run({ kind: 'hair', person: { photo }, colour: hairColours[at % hairColours.length] }),
    ],
    ['hair, 12 swatches', (photo) => run({ kind: 'hair-swatches', person: { photo }, widthPx: 240 })],
  ]
}

const wornRecipe: DressRecipe = { plate: 'gown-lace', colour: 'ivory', scene: 'garden', veil: false }
