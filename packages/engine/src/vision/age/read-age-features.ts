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
/** Years above which an estimate says nothing more on who is grown up. */
const mostYears = 60

/**
 * What two age networks see in the face under a mesh, by several looks at it turned upright: the roots of their mean
 * features and of the shares of a hundred years, then the years that each estimates. Never kept.
 */
export async function readAgeFeatures(image: RgbImage, mesh: Float32Array): Promise<Float32Array> {
  const small = await lookSmall(image, mesh)
  const large = await lookLarge(image, mesh)
  const seen = [large.face, large.early, small.features, large.shares].flatMap((features) =>
    Array.from(features, (value) => Math.sqrt(Math.max(value, 0))),
  )
  return Float32Array.from([...seen, Math.min(small.years, mostYears), Math.min(large.years, mostYears)])
}

async function lookSmall(image: RgbImage, mesh: Float32Array) {
  const network = await openNetwork(buildAge)
  const looks: Float32Array[][] = []
  for (const side of sides.small) {
    const face = cutFace({ image, mesh, side, sidePx: ageInputPx })
    const input = face.map((value, i) => (value - meanColour[i % 3]) / 255)
    for (const look of [input, mirror(input, ageInputPx, 3)]) looks.push(await network.run(look))
  }
  const [features, [years]] = meanOfEach(looks)
  return { features, years }
}

async function lookLarge(image: RgbImage, mesh: Float32Array) {
  const network = await openNetwork(buildYears)
  const looks: Float32Array[][] = []
  for (const side of sides.large) {
    const [face, early, scores] = await network.run(cutFace({ image, mesh, side, sidePx: yearsInputPx }))
    looks.push([face, early, softmax(scores)])
  }
  const [face, early, shares] = meanOfEach(looks)
  // The first share is that of the first year of life.
  return { face, early, shares, years: shares.reduce((sum, share, year) => sum + share * (year + 0.5), 0) }
}

function softmax(scores: Float32Array): Float32Array {
  const most = scores.reduce((a, b) => Math.max(a, b))
  const weights = scores.map((score) => Math.exp(score - most))
  const sum = weights.reduce((a, b) => a + b)
  return weights.map((weight) => weight / sum)
}

/** Of several runs of a network, the mean of every output. */
function meanOfEach(runs: readonly (readonly Float32Array[])[]): Float32Array[] {
  return runs[0].map((output, index) =>
    output.map((_, i) => runs.reduce((sum, run) => sum + run[index][i], 0) / runs.length),
  )
}
