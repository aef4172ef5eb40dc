import type { EnginePool, Outcome } from '@ever-after/engine'
import { engineCpuMs } from '../figures/engine-processes.ts'
import { noSamples, type Samples, sample } from '../figures/samples.ts'
import { type CouplePhotos, coupleJob, type Style } from './couple-job.ts'

interface CoupleRounds {
  pool: EnginePool
  photos: CouplePhotos
  styles: readonly Style[]
  rounds: number
}

/** Times of pictures whose photos nobody had seen, of pictures whose photos were understood, and of their stages. */
export interface CoupleFigures {
  newPhotos: Samples
  understood: Samples
  stagesMs: Map<string, number[]>
  likeness: number[]
}

/** Draws every style twice in every round: first with photos that are new, then with the same, now understood. */
export async function measureCouples({ pool, photos, styles, rounds }: CoupleRounds): Promise<CoupleFigures> {
  const figures: CoupleFigures = {
    newPhotos: noSamples(),
    understood: noSamples(),
    stagesMs: new Map(),
    likeness: [],
  }
  for (let round = 0; round < rounds; round++)
    for (const [index, style] of styles.entries()) {
      const job = coupleJob({ photos, style, key: `couple-${round}-${index}` })
      const draw = async (samples: Samples) => {
        await sample(samples, engineCpuMs, async () => {
          const { report } = await pool.run(job, { seed: 1 })
          note(figures, report, samples === figures.newPhotos)
        })
      }
      await draw(figures.newPhotos)
      await draw(figures.understood)
    }
  return figures
}

/** Vision and matte of a photo that was understood before are the same figures once more. */
function note(figures: CoupleFigures, { stagesMs, likeness }: Outcome['report'], isNew: boolean): void {
  figures.likeness.push(...likeness)
  for (const [stage, ms] of Object.entries(stagesMs)) {
    if (!isNew && ofThePhotos.has(stage)) continue
    figures.stagesMs.set(stage, [...(figures.stagesMs.get(stage) ?? []), ms])
  }
}

const ofThePhotos = new Set(['understand', 'vision', 'matte'])
