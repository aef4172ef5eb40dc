import { expect, test } from 'vitest'
import { openNetwork } from '../open-network.ts'
import { type Features, type NetworkWriter, writeNetwork } from './write-network.ts'

/** A picture of one channel whose px are 1, 2, 3 … row by row. */
const counted = (sidePx: number) => Float32Array.from({ length: sidePx ** 2 }, (_, i) => i + 1)

async function run(
  { sidePx, channels }: { sidePx: number; channels: number },
  layers: (network: NetworkWriter) => Features,
  input: Float32Array,
): Promise<number[]> {
  const network = writeNetwork({ sidePx, channels })
  const bytes = network.finish([layers(network)])
  const [output] = await (await openNetwork(() => bytes)).run(input)
  return [...output]
}

const one = { sidePx: 3, channels: 1 }
/** Adds a px to its right neighbour’s tenth. */
const towardsRight = {
  filters: { shape: [3, 3, 1, 1], values: Float32Array.from([0, 0, 0, 0, 1, 0.1, 0, 0, 0]) },
  bias: Float32Array.of(100),
}

test('a convolution sees zeros beyond the border, and adds its bias', async () => {
  const sums = await run(one, (network) => network.convolve(network.input, towardsRight), counted(3))

  const expected = [101.2, 102.3, 103, 104.5, 105.6, 106, 107.8, 108.9, 109]
  for (const [i, sum] of sums.entries()) expect(sum).toBeCloseTo(expected[i], 4)
})

test('inside the border only, a kernel of three leaves one px of three', async () => {
  const layers = (network: NetworkWriter) =>
    network.convolve(network.input, { ...towardsRight, padding: 'valid' })

  expect(await run(one, layers, counted(3))).toEqual([expect.closeTo(105.6, 4)])
})

test('a stride of two takes every second px, and padding comes after the last one', async () => {
  const layers = (network: NetworkWriter) => network.convolve(network.input, { ...towardsRight, stride: 2 })

  const sums = await run({ sidePx: 4, channels: 1 }, layers, counted(4))

  // Of four px a kernel of three stands on the second and the fourth.
  const expected = [106.7, 108, 114 + 1.5, 116]
  for (const [i, sum] of sums.entries()) expect(sum).toBeCloseTo(expected[i], 4)
})

test('channels come out in the order of the filters, and a rectified one is never negative', async () => {
  const filters = { shape: [1, 1, 2, 3], values: Float32Array.from([1, 10, -1, 2, 20, -2]) }
  const layers = (network: NetworkWriter) =>
    network.convolve(network.input, { filters, bias: Float32Array.of(0, 0, 0.5), activation: 'relu' })

  expect(await run({ sidePx: 1, channels: 2 }, layers, Float32Array.of(3, 4))).toEqual([11, 110, 0])
})

test('a separable convolution keeps channels apart, then mixes them', async () => {
  const layers = (network: NetworkWriter) =>
    network.convolveSeparably(network.input, {
      depthwise: { shape: [1, 1, 2, 1], values: Float32Array.of(2, 3) },
      pointwise: { shape: [1, 1, 2, 1], values: Float32Array.of(1, 10) },
      bias: Float32Array.of(0.5),
    })

  expect(await run({ sidePx: 1, channels: 2 }, layers, Float32Array.of(1, 1))).toEqual([32.5])
})

test('pools take the largest or the mean', async () => {
  const pooling = { sidePx: 2, stride: 2, padding: 'valid' } as const
  const size = { sidePx: 4, channels: 1 }

  expect(await run(size, (network) => network.maxPool(network.input, pooling), counted(4))).toEqual([
    6, 8, 14, 16,
  ])
  expect(await run(size, (network) => network.averagePool(network.input, pooling), counted(4))).toEqual([
    3.5, 5.5, 11.5, 13.5,
  ])
})

test('what is negative is dampened by the slope of its channel', async () => {
  const layers = (network: NetworkWriter) => network.dampen(network.input, Float32Array.of(0.5, -1))

  expect(await run({ sidePx: 1, channels: 2 }, layers, Float32Array.of(-4, -3))).toEqual([-2, 3])
  expect(await run({ sidePx: 1, channels: 2 }, layers, Float32Array.of(4, 3))).toEqual([4, 3])
})

test('what is missing of a smaller summand counts as zeros', async () => {
  const layers = (network: NetworkWriter) => {
    const small = network.averagePool(network.input, { sidePx: 2, stride: 2, padding: 'valid' })
    return network.add(
      network.extend(small, { heightPx: 2, widthPx: 2, channels: 2 }),
      network.rectify(network.extend(small, { heightPx: 2, widthPx: 2, channels: 2 })),
    )
  }

  expect(await run({ sidePx: 2, channels: 1 }, layers, Float32Array.of(-1, -2, -3, -4))).toEqual([
    -2.5, 0, 0, 0, 0, 0, 0, 0,
  ])
})

test('the mean of every channel meets the last weights', async () => {
  const layers = (network: NetworkWriter) =>
    network.connect(
      network.average(network.input),
      { shape: [2, 1], values: Float32Array.of(1, 100) },
      Float32Array.of(7),
    )

  // Channels take turns: 1, 3, 5, 7 and 2, 4, 6, 8.
  const input = Float32Array.from({ length: 8 }, (_, i) => i + 1)
  expect(await run({ sidePx: 2, channels: 2 }, layers, input)).toEqual([511])
})
