import { models } from '../models.ts'
import { readWeights, type WeightTensor } from '../networks/read-weights.ts'
import { type Features, writeNetwork } from '../networks/write-network.ts'

/** Side of the face that the network looks at, px. */
export const yearsInputPx = 224

const blocks = 13
const halvingBlocks: readonly number[] = [2, 4, 6, 12]

/**
 * HSE's age estimate, a MobileNet: 224 × 224 in; out come the features that it judges by, those before them, and one
 * number for each of a hundred years, as before a softmax.
 */
export function buildYears(): Uint8Array {
  const weights = readWeights(models.faceYears)
  const network = writeNetwork({ sidePx: yearsInputPx, channels: 3 })
  const values = (name: string) => weights(name).values
  const separate = (input: Features, block: number) => {
    const filters = weights(`conv_dw_${block}/depthwise_kernel`)
    const each = network.convolveEach(input, {
      filters: scaled(filters, values(`conv_dw_${block}_bn/batchnorm_1/mul`)),
      bias: values(`conv_dw_${block}_bn/batchnorm_1/sub`),
      stride: halvingBlocks.includes(block) ? 2 : 1,
      activation: 'relu6',
    })
    return network.convolve(each, {
      filters: weights(`conv_pw_${block}/convolution/merged_input`),
      bias: values(`conv_pw_${block}_bn/batchnorm_1/sub`),
      activation: 'relu6',
    })
  }

  const entry = network.convolve(network.input, {
    filters: weights('conv1/convolution/merged_input'),
    bias: values('conv1_bn/batchnorm_1/sub'),
    stride: 2,
    activation: 'relu6',
  })
  const last = Array.from({ length: blocks }, (_, i) => i + 1).reduce(separate, entry)
  const early = network.average(last)
  const face = network.connect(early, weights('feats/kernel'), values('feats/bias'), 'relu')
  const years = network.connect(face, weights('age_pred/kernel'), values('age_pred/bias'))
  return network.finish([face, early, years])
}

/** Filters with the affine layer after them folded in. */
function scaled({ shape, values }: WeightTensor, scale: Float32Array): WeightTensor {
  return { shape, values: values.map((value, i) => value * scale[i % scale.length]) }
}
