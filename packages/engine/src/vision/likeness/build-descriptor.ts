import { models } from '../models.ts'
import { readWeights, type Weights } from '../networks/read-weights.ts'
import {
  type Convolution,
  type Features,
  type NetworkWriter,
  writeNetwork,
} from '../networks/write-network.ts'
import { alignedFacePx } from './align-face.ts'

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

/** dlib's face descriptor: 150 × 150 in, 128 numbers out. */
export function buildDescriptor(): Uint8Array {
  const weights = readWeights(models.faceDescriptor)
  const network = writeNetwork({ sidePx: alignedFacePx, channels: 3 })
  const first = network.convolve(network.input, {
    ...layer(weights, 'conv32_down'),
    stride: 2,
    padding: 'valid',
    activation: 'relu',
  })
  let features = network.maxPool(first, { sidePx: 3, stride: 2, padding: 'valid' })
  for (const { name, isHalving } of residualBlocks)
    features = isHalving ? halve(network, features, weights, name) : refine(network, features, weights, name)
  const output = weights('fc')
  return network.finish([
    network.connect(network.average(features), output, new Float32Array(output.shape[1])),
  ])
}

function refine(network: NetworkWriter, input: Features, weights: Weights, name: string): Features {
  const first = network.convolve(input, { ...layer(weights, `${name}/conv1`), activation: 'relu' })
  return network.add(network.convolve(first, layer(weights, `${name}/conv2`)), input, 'relu')
}

/** Half the size; what is missing of the shortcut counts as zeros. */
function halve(network: NetworkWriter, input: Features, weights: Weights, name: string): Features {
  const first = network.convolve(input, {
    ...layer(weights, `${name}/conv1`),
    stride: 2,
    padding: 'valid',
    activation: 'relu',
  })
  const second = network.convolve(first, layer(weights, `${name}/conv2`))
  const shortcut = network.averagePool(input, { sidePx: 2, stride: 2, padding: 'valid' })
  const size = {
    heightPx: Math.max(second.heightPx, shortcut.heightPx),
    widthPx: Math.max(second.widthPx, shortcut.widthPx),
    channels: Math.max(second.channels, shortcut.channels),
  }
  return network.add(network.extend(second, size), network.extend(shortcut, size), 'relu')
}

/** A convolution with the affine layer after it folded in. */
function layer(weights: Weights, name: string): Pick<Convolution, 'filters' | 'bias'> {
  const filters = weights(`${name}/conv/filters`)
  const bias = weights(`${name}/conv/bias`).values
  const scale = weights(`${name}/scale/weights`).values
  const shift = weights(`${name}/scale/biases`).values
  const outputs = bias.length
  return {
    filters: { shape: filters.shape, values: filters.values.map((value, i) => value * scale[i % outputs]) },
    bias: bias.map((value, out) => value * scale[out] + shift[out]),
  }
}
