import { readFileSync } from 'node:fs'
import type { RgbImage } from '../../pixels/rgb-image.ts'
import { readAgeFeatures } from './read-age-features.ts'

/** What `training/age` learned: a weight for each feature, then the offset. */
const learned = new URL('./maturity-weights.bin', import.meta.url)

let kept: Float32Array | undefined

/**
 * How grown up the face under a mesh looks: about −1 for a child, 0 for somebody in their teens, 1 for an adult.
 * For the question whether somebody is of age; a judgement is never kept.
 */
export async function judgeMaturity(image: RgbImage, mesh: Float32Array): Promise<number> {
  const weights = readLearned()
  const features = await readAgeFeatures(image, mesh)
  return features.reduce((sum, value, i) => sum + value * weights[i], weights[features.length])
}

function readLearned(): Float32Array {
  kept ??= Float32Array.from(new Float16Array(new Uint8Array(readFileSync(learned)).buffer))
  return kept
}
