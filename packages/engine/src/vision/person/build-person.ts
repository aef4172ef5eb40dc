import { readFileSync } from 'node:fs'
import { models } from '../models.ts'
import { readWeights, type WeightTensor } from '../networks/read-weights.ts'
import { type Features, writeNetwork } from '../networks/write-network.ts'

/** Side of a look at a face, px. */
export const personInputPx = 224

/** How many looks, of different width, the head has weights for. */
const looks = 2
const blocks = 13
const halvingBlocks: readonly number[] = [2, 4, 6, 12]
/** The block whose features the head reads besides the last one's: finer, so that it shows strokes and grain. */
const fineBlock = 11
/** Of the batch normalisation that the weights were trained with. */
const epsilon = 1e-3

/** What `training/train.py` learned, in the order of the layers: for each a scale and a shift by channel, then the head. */
const learned = new URL('./person-weights.bin', import.meta.url)

/**
 * face-api's face detector, a MobileNet, up to where it would look for faces, taught by scales and shifts of its channels
 * to tell people from pictures and figures: 224 × 224 in, one share of the answer for each look out.
 */
export function buildPerson(): Uint8Array {
  const weights = readWeights(models.faceBoxes)
  const next = readLearned()
  const network = writeNetwork({ sidePx: personInputPx, channels: 3 })
  const values = (name: string) => weights(`MobilenetV1/${name}`).values
  const across = (input: Features, name: string, stride: 1 | 2) => {
    const filters = weights(`MobilenetV1/${name}/weights`)
    const bias = values(`${name}/convolution_bn_offset`)
    return network.convolve(input, { ...adapted(filters, bias, next), stride, activation: 'relu6' })
  }
  const each = (input: Features, name: string, stride: 1 | 2) => {
    const [gamma, beta, mean, variance] = ['gamma', 'beta', 'moving_mean', 'moving_variance'].map((part) =>
      values(`${name}/BatchNorm/${part}`),
    )
    const scale = gamma.map((value, i) => value / Math.sqrt(variance[i] + epsilon))
    const filters = scaled(weights(`MobilenetV1/${name}/depthwise_weights`), scale)
    const bias = beta.map((value, i) => value - mean[i] * scale[i])
    return network.convolveEach(input, { ...adapted(filters, bias, next), stride, activation: 'relu6' })
  }

  let features = across(network.input, 'Conv2d_0_pointwise', 2)
  let fine = features
  for (let block = 1; block <= blocks; block++) {
    features = each(features, `Conv2d_${block}_depthwise`, halvingBlocks.includes(block) ? 2 : 1)
    features = across(features, `Conv2d_${block}_pointwise`, 1)
    if (block === fineBlock) fine = features
  }
  const shares = [features, fine].map((part) =>
    network.connect(
      network.average(part),
      { shape: [part.channels, looks], values: next(part.channels * looks) },
      next(looks),
    ),
  )
  return network.finish([network.add(shares[0], shares[1])])
}

/** A layer's weights with the learned scale and shift of each of its channels. */
function adapted(
  filters: WeightTensor,
  bias: Float32Array,
  next: (count: number) => Float32Array,
): { filters: WeightTensor; bias: Float32Array } {
  const scale = next(bias.length)
  const shift = next(bias.length)
  return { filters: scaled(filters, scale), bias: bias.map((value, i) => value + shift[i]) }
}

/** Filters times a number for each channel that comes out. */
function scaled({ shape, values }: WeightTensor, scale: Float32Array): WeightTensor {
  return { shape, values: values.map((value, i) => value * scale[i % scale.length]) }
}

/** Hands the numbers of the file out from its start. */
function readLearned(): (count: number) => Float32Array {
  const bytes = new Uint8Array(readFileSync(learned))
  const numbers = Float32Array.from(new Float16Array(bytes.buffer))
  let at = 0
  return (count) => {
    at += count
    return numbers.subarray(at - count, at)
  }
}
