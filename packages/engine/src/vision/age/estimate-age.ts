import { mirror } from '../../pixels/mirror.ts'
import type { RgbImage } from '../../pixels/rgb-image.ts'
import { cutFace } from '../faces/cut-face.ts'
import { openNetwork } from '../open-network.ts'
import { ageInputPx, buildAge } from './build-age.ts'
import { buildYears, yearsInputPx } from './build-years.ts'

/** Mean colour of the small network's training faces, 0..255. */
const meanColour = [122.782, 117.001, 104.298] as const
/** Sides of the looks at a face, in sides of the mesh: how much is around it moves an estimate by years. */
const sides = { small: [1.1, 1.25, 1.45], large: [1.1, 1.4] }

/**
 * Years of the face under a mesh: the mean of two networks that err on different people, each by several looks at the
 * face turned upright. For the question whether somebody is of age; an estimate is never kept.
 */
export async function estimateAge(image: RgbImage, mesh: Float32Array): Promise<number> {
  return ((await lookSmall(image, mesh)) + (await lookLarge(image, mesh))) / 2
}

async function lookSmall(image: RgbImage, mesh: Float32Array): Promise<number> {
  const network = await openNetwork(buildAge)
  let years = 0
  for (const side of sides.small) {
    const face = cutFace({ image, mesh, side, sidePx: ageInputPx })
    const input = face.map((value, i) => (value - meanColour[i % 3]) / 255)
    for (const look of [input, mirror(input, ageInputPx, 3)]) {
      const [[estimate]] = await network.run(look)
      years += estimate
    }
  }
  return years / (2 * sides.small.length)
}

async function lookLarge(image: RgbImage, mesh: Float32Array): Promise<number> {
  const network = await openNetwork(buildYears)
  let years = 0
  for (const side of sides.large) {
    const [scores] = await network.run(cutFace({ image, mesh, side, sidePx: yearsInputPx }))
    years += expectedYears(scores)
  }
  return years / sides.large.length
}

/** The mean of a softmax over years; the first score is for the first year of life. */
function expectedYears(scores: Float32Array): number {
  const most = scores.reduce((a, b) => Math.max(a, b))
  const weights = scores.map((score) => Math.exp(score - most))
  const sum = weights.reduce((a, b) => a + b)
  return weights.reduce((years, weight, year) => years + weight * (year + 0.5), 0) / sum
}
