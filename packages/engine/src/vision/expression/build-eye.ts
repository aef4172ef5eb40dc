import { readFileSync } from 'node:fs'
import { models } from '../models.ts'
import { readWeights } from '../networks/read-weights.ts'
import { type Features, type NetworkWriter, writeNetwork } from '../networks/write-network.ts'

/** Side of the eye that the network looks at, px. */
export const eyeInputPx = 64

const trunkBlocks = 10
const branchBlocks = 8
/** Blocks that halve the side. */
const halvingTrunk: readonly number[] = [4, 9]
const halvingBranch: readonly number[] = [2, 5]
/** Numbers of each branch's first layer and first constant in the model, and of the filters that close it. */
const branches = {
  lids: { layer: 21, constant: 149, last: 344 },
  iris: { layer: 37, constant: 148, last: 346 },
}

/** What `training/eyes` learned: a weight for each feature of both branches, then the offset. */
const learned = new URL('./shut-weights.bin', import.meta.url)

/** 64 × 64 of one eye in; 71 points of lids and brow, 5 of the iris, as x, y, z, and how much the eye looks shut out. */
export function buildEye(): Uint8Array {
  const network = writeNetwork({ sidePx: eyeInputPx, channels: 3 })
  const { lids, iris } = layEye(network)
  const numbers = Float32Array.from(new Float16Array(new Uint8Array(readFileSync(learned)).buffer))
  const half = (numbers.length - 1) / 2
  const share = (features: Features, from: number, offset: number) =>
    network.convolve(features, {
      filters: {
        shape: [features.heightPx, features.widthPx, features.channels, 1],
        values: numbers.subarray(from, from + half),
      },
      bias: Float32Array.of(offset),
      padding: 'valid',
    })
  const shut = network.add(share(lids.features, 0, numbers[2 * half]), share(iris.features, half, 0))
  return network.finish([lids.points, iris.points, shut])
}

interface Branch {
  /** The last ones before the points. */
  features: Features
  points: Features
}

/** Lays MediaPipe's iris network, which says where lids and iris lie. */
export function layEye(network: NetworkWriter): { lids: Branch; iris: Branch } {
  const weights = readWeights(models.eyeContour)
  const part = (kind: string, index: number, rest: string) =>
    weights(`StatefulPartitionedCall/model/${index === 0 ? kind : `${kind}_${index}`}/${rest}`)
  const dampen = (features: Features, index: number) =>
    network.dampen(features, part('p_re_lu', index, 'Neg').values)
  const layer = (index: number) => ({
    filters: part('conv2d', index, 'Conv2D_weights'),
    bias: part('conv2d', index, 'Conv2D_bn_offset').values,
  })
  const block = (input: Features, first: number, constant: number, isHalving: boolean) => {
    const stride = isHalving ? 2 : 1
    const narrow = dampen(network.convolve(input, { ...layer(first), stride, padding: 'valid' }), first)
    const each = network.convolveEach(narrow, {
      filters: weights(`unknown_${constant}`),
      bias: new Float32Array(narrow.channels),
    })
    const wide = network.convolve(each, layer(first + 1))
    const passed = isHalving ? network.maxPool(input, { sidePx: 2, stride: 2, padding: 'valid' }) : input
    return dampen(network.add(network.extend(passed, wide), wide), first + 1)
  }

  let trunk = dampen(network.convolve(network.input, { ...layer(0), stride: 2 }), 0)
  for (let k = 0; k < trunkBlocks; k++) trunk = block(trunk, 1 + 2 * k, 12 + 13 * k, halvingTrunk.includes(k))
  const branch = ({ layer: first, constant, last }: (typeof branches)['lids']): Branch => {
    let features = trunk
    for (let k = 0; k < branchBlocks; k++)
      features = block(features, first + 2 * k, constant + 26 * k, halvingBranch.includes(k))
    const filters = weights(`unknown_${last}`)
    const bias = weights(`unknown_${last + 1}`).values
    return { features, points: network.convolve(features, { filters, bias, padding: 'valid' }) }
  }
  return { lids: branch(branches.lids), iris: branch(branches.iris) }
}
