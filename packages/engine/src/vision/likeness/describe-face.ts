import type { RgbImage } from '../../pixels/rgb-image.ts'
import { alignedFacePx, alignFace } from './align-face.ts'
import { type Activations, convolve } from './convolve.ts'
import { type DescriptorWeights, descriptorWeights } from './descriptor-weights.ts'
import { averageAll, averageQuads, maxOfThree, sumRectified } from './pooling.ts'

/** Mean colour of dlib's training faces, 0..255. */
const meanColour = [122.782, 117.001, 104.298] as const
const descriptorLength = 128

const residualBlocks = [
  { name: 'conv32_1' },
  { name: 'conv32_2' },
  { name: 'conv32_3' },
  { name: 'conv64_down', isHalving: true },
  { name: 'conv64_1' },
  { name: 'conv64_2' },
  { name: 'conv64_3' },
  { name: 'conv128_down', isHalving: true },
  { name: 'conv128_1' },
  { name: 'conv128_2' },
  { name: 'conv256_down', isHalving: true },
  { name: 'conv256_1' },
  { name: 'conv256_2' },
  { name: 'conv256_down_out', isHalving: true },
]

/** dlib's 128 numbers for the face under a mesh; compare with likenessDistance, then forget. */
export function describeFace(image: RgbImage, mesh: Float32Array): Float32Array {
  return describeAligned(alignFace(image, mesh))
}

function describeAligned(face: Float32Array): Float32Array {
  const weights = descriptorWeights()
  const input = {
    heightPx: alignedFacePx,
    widthPx: alignedFacePx,
    channels: 3,
    values: normalise(face),
  }
  const layer = weights.convolution('conv32_down')
  let activations = maxOfThree(convolve({ input, layer, stride: 2, isPadded: false, isRectified: true }))
  for (const { name, isHalving } of residualBlocks)
    activations = isHalving ? halve(activations, name, weights) : refine(activations, name, weights)
  return project(averageAll(activations), weights.output)
}

function normalise(face: Float32Array): Float64Array {
  const values = new Float64Array(face.length)
  for (let i = 0; i < face.length; i++) values[i] = (face[i] - meanColour[i % 3]) / 256
  return values
}

function refine(input: Activations, name: string, weights: DescriptorWeights): Activations {
  return sumRectified(convolveTwice(input, name, weights, 1), input)
}

function halve(input: Activations, name: string, weights: DescriptorWeights): Activations {
  return sumRectified(convolveTwice(input, name, weights, 2), averageQuads(input))
}

function convolveTwice(
  input: Activations,
  name: string,
  weights: DescriptorWeights,
  stride: 1 | 2,
): Activations {
  const first = convolve({
    input,
    layer: weights.convolution(`${name}/conv1`),
    stride,
    isPadded: stride === 1,
    isRectified: true,
  })
  const layer = weights.convolution(`${name}/conv2`)
  return convolve({ input: first, layer, stride: 1, isPadded: true, isRectified: false })
}

function project(features: Float64Array, output: Float32Array): Float32Array {
  return Float32Array.from({ length: descriptorLength }, (_, k) => {
    let sum = 0
    for (let c = 0; c < features.length; c++) sum += features[c] * output[c * descriptorLength + k]
    return sum
  })
}
