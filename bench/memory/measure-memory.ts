import type { EnginePool } from '@ever-after/engine'
import { type CouplePhotos, coupleJob, type Style } from '../engine/couple-job.ts'
import { engineProcesses } from '../figures/engine-processes.ts'

interface LongRun {
  /** A pool of one process. */
  pool: EnginePool
  photos: CouplePhotos
  styles: readonly Style[]
  pictures: number
  /** Pictures between two looks at the memory. */
  every: number
  onSample: (pictures: number, residentBytes: number) => void
}

/** Resident bytes of the engine process while couples are drawn one after another, their photos understood anew. */
export async function measureMemory({
  pool,
  photos,
  styles,
  pictures,
  every,
  onSample,
}: LongRun): Promise<number[]> {
  const samples: number[] = []
  for (let made = 1; made <= pictures; made++) {
    await pool.run(coupleJob({ photos, style: styles[made % styles.length] }), { seed: made })
    if (made % every !== 0) continue
    const [{ residentBytes }] = engineProcesses()
    samples.push(residentBytes)
    onSample(made, residentBytes)
  }
  return samples
}
