import { models } from '../models.ts'
import { readWeights } from '../networks/read-weights.ts'
import { type Features, writeNetwork } from '../networks/write-network.ts'

/** Side of the face that the network looks at, px. */
export const ageInputPx = 112

const middleBlocks = ['middle_flow/main_block_0', 'middle_flow/main_block_1']

/** face-api's age estimate, a small Xception: 112 × 112 in, the features that it judges by and the years out. */
export function buildAge(): Uint8Array {
  const weights = readWeights(models.faceAge)
  const network = writeNetwork({ sidePx: ageInputPx, channels: 3 })
  const layer = (name: string) => ({
    filters: weights(`${name}/filters`),
    bias: weights(`${name}/bias`).values,
    stride: 2 as const,
  })
  const separable = (input: Features, name: string) =>
    network.convolveSeparably(input, {
      depthwise: weights(`${name}/depthwise_filter`),
      pointwise: weights(`${name}/pointwise_filter`),
      bias: weights(`${name}/bias`).values,
    })
  const rectified = (input: Features, name: string) => separable(network.rectify(input), name)
  const reduce = (input: Features, name: string) => {
    const both = rectified(rectified(input, `${name}/separable_conv0`), `${name}/separable_conv1`)
    const small = network.maxPool(both, { sidePx: 3, stride: 2, padding: 'same' })
    return network.add(small, network.convolve(input, layer(`${name}/expansion_conv`)))
  }
  const keep = (input: Features, name: string) =>
    network.add(
      [0, 1, 2].reduce((features, k) => rectified(features, `${name}/separable_conv${k}`), input),
      input,
    )

  const entry = network.convolve(network.input, { ...layer('entry_flow/conv_in'), activation: 'relu' })
  const reduced = reduce(reduce(entry, 'entry_flow/reduction_block_0'), 'entry_flow/reduction_block_1')
  const middle = middleBlocks.reduce(keep, reduced)
  const exit = separable(reduce(middle, 'exit_flow/reduction_block'), 'exit_flow/separable_conv')
  const pooled = network.average(network.rectify(exit))
  const years = network.connect(pooled, weights('fc/age/weights'), weights('fc/age/bias').values)
  return network.finish([pooled, years])
}
