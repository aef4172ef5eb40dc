import { createEnginePool } from '@ever-after/engine'
import { inLanes } from '../figures/in-lanes.ts'
import { measureMs } from '../figures/measure-ms.ts'
import { type CouplePhotos, coupleJob, type Style } from './couple-job.ts'

interface Load {
  /** Engine processes. */
  size: number
  photos: CouplePhotos
  styles: readonly Style[]
  pictures: number
}

/** Pictures per minute of a warm pool that always has work waiting; every picture understands two new photos. */
export async function measureThroughput({ size, photos, styles, pictures }: Load): Promise<number> {
  const pool = createEnginePool({ size })
  const draw = (index: number) =>
    pool.run(coupleJob({ photos, style: styles[index % styles.length] }), { seed: 1 })
  await inLanes(size, Array.from({ length: size }), (_, index) => draw(index))
  const numbers = Array.from({ length: pictures }, (_, index) => index)
  const spentMs = await measureMs(() => inLanes(size + 1, numbers, draw))
  await pool.close()
  return pictures / (spentMs / 60_000)
}
