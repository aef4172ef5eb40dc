import type { EnginePool } from '@ever-after/engine'
import { type CouplePhotos, coupleJob, type Style } from '../engine/couple-job.ts'
import { engineCpuMs } from '../figures/engine-processes.ts'
import { noSamples, sample } from '../figures/samples.ts'
import type { Rival, RivalPicture } from './rival.ts'

interface Contest {
  pool: EnginePool
  rival: Rival
  photos: CouplePhotos
  styles: readonly Style[]
  files: RivalPicture
  rounds: number
}

/** Both draw the same photos in turn, warm: one photo understood against one cut out, and whole couples of new photos. */
export async function takeTurns({ pool, rival, photos, styles, files, rounds }: Contest) {
  let results = emptyResults()
  const theirCpuMs = () => rival.cpuMs
  for (let round = 0; round <= rounds; round++) {
    const photo = round % 2
    const style = styles[round % styles.length]
    const cutFile = `${files.targetFile}.matte.png`
    await sample(results.understood, engineCpuMs, () =>
      pool.understand({ photo: photos[photo], photoKey: `turn-${round}` }),
    )
    await sample(results.matte, theirCpuMs, () => rival.cutOut(files.photoFiles[photo], cutFile))
    await sample(results.ours, engineCpuMs, () => pool.run(coupleJob({ photos, style }), { seed: 1 }))
    await sample(results.theirs, theirCpuMs, () => rival.draw(files))
    // The first round loaded the models of both.
    if (round === 0) results = emptyResults()
  }
  return results
}

function emptyResults() {
  return { understood: noSamples(), matte: noSamples(), ours: noSamples(), theirs: noSamples() }
}
