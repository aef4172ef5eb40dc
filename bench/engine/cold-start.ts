import { createEnginePool } from '@ever-after/engine'
import { type CouplePhotos, coupleJob, type Style } from './couple-job.ts'

/** Milliseconds from starting the engine to its first picture, once for each of `times` new pools. */
export async function measureColdStarts(
  times: number,
  photos: CouplePhotos,
  style: Style,
): Promise<number[]> {
  const samplesMs: number[] = []
  for (let time = 0; time < times; time++) {
    const startedMs = performance.now()
    const pool = createEnginePool()
    await pool.run(coupleJob({ photos, style }), { seed: 1 })
    samplesMs.push(performance.now() - startedMs)
    await pool.close()
  }
  return samplesMs
}
