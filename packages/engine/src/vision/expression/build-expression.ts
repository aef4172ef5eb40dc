import { models } from '../models.ts'
import { readWeights } from '../networks/read-weights.ts'
import { type Features, writeNetwork } from '../networks/write-network.ts'

/** Side of the face that the network looks at, px. */
export const expressionInputPx = 112

/** Dense blocks after the first one. */
const laterBlocks = ['dense1', 'dense2', 'dense3']

/** face-api's expressions: 112 × 112 in; seven numbers out, as before a softmax. */
export function buildExpression(): Uint8Array {
  const weights = readWeights(models.faceExpression)
  const network = writeNetwork({ sidePx: expressionInputPx, channels: 3 })
  const separable = (input: Features, name: string, stride: 1 | 2 = 1) => {
    const filters = weights(`${name}/depthwise_filter`)
    const each = network.convolveEach(input, { filters, bias: new Float32Array(input.channels), stride })
    return network.convolve(each, {
      filters: weights(`${name}/pointwise_filter`),
      bias: weights(`${name}/bias`).values,
    })
  }
  const block = (entry: Features, name: string) => {
    const first = network.rectify(entry)
    const second = separable(first, `${name}/conv1`)
    const third = separable(network.add(first, second, 'relu'), `${name}/conv2`)
    const sum = network.add(network.add(first, second), third)
    return network.add(sum, separable(network.rectify(sum), `${name}/conv3`), 'relu')
  }

  const entry = network.convolve(network.input, {
    filters: weights('dense0/conv0/filters'),
    bias: weights('dense0/conv0/bias').values,
    stride: 2,
  })
  const last = laterBlocks.reduce(
    (features, name) => block(separable(features, `${name}/conv0`, 2), name),
    block(entry, 'dense0'),
  )
  return network.finish([
    network.connect(network.average(last), weights('fc/weights'), weights('fc/bias').values),
  ])
}
