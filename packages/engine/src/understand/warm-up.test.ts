import { expect, test } from 'vitest'
import { sampleFace } from '../testing/sample-faces.ts'
import { warmUpVision } from './warm-up.ts'
import { quickFaces } from './who/quick-faces.ts'

test('after warming up the first photo does not wait for models to load', async () => {
  const photo = await sampleFace('parting')
  const coldMs = await timeMs(warmUpVision)
  const warmMs = await timeMs(() => quickFaces(photo))

  expect(warmMs).toBeLessThan(coldMs)
})

async function timeMs(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now()
  await work()
  return performance.now() - startedMs
}
