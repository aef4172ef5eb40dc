import { createHash } from 'node:crypto'
import { createEnginePool, type Job } from '@ever-after/engine'
import { type CouplePhotos, coupleJob, type Style } from '../engine/couple-job.ts'

/** SHA-256 of one job's pictures: twice in one engine process, then in another one. */
export interface Digests {
  name: string
  digests: string[]
}

/** Draws a job of every kind three times with the same inputs and seed. */
export async function drawThrice(photos: CouplePhotos, styles: readonly Style[]): Promise<Digests[]> {
  const jobs = jobsOf(photos, styles)
  const first = await drawAll(jobs, 2)
  const second = await drawAll(jobs, 1)
  return jobs.map(([name], at) => ({ name, digests: [...first[at], ...second[at]] }))
}

async function drawAll(jobs: readonly [string, Job][], times: number): Promise<string[][]> {
  const pool = createEnginePool({ size: 1 })
  const digests: string[][] = jobs.map(() => [])
  for (let time = 0; time < times; time++)
    for (const [at, [, job]] of jobs.entries()) {
      const hash = createHash('sha256')
      for (const { bytes } of (await pool.run(job, { seed: 7 })).images) hash.update(bytes)
      digests[at].push(hash.digest('hex'))
    }
  await pool.close()
  return digests
}

function jobsOf(photos: CouplePhotos, styles: readonly Style[]): [string, Job][] {
  const person = { photo: photos[0] }
  const recipe = { plate: 'gown-lace', colour: 'ivory', scene: 'garden', veil: true }
  return [
    ...styles.map((style): [string, Job] => [`couple, ${style.recipe.finish}`, coupleJob({ photos, style })]),
    ['dress', { kind: 'dress', person, dress: { recipe }, widthPx: 1200 }],
    ['portrait', { kind: 'portrait', person }],
    ['hair', { kind: 'hair', person, colour: 'auburn' }],
    ['hair swatches', { kind: 'hair-swatches', person, widthPx: 240 }],
  ]
}
