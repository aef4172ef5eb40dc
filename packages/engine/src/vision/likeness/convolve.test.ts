import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Convolution, convolve } from './convolve.ts'

test('a convolution equals the sum over its kernel', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 3, max: 7 }),
      fc.integer({ min: 3, max: 8 }),
      fc.constantFrom(1 as const, 2 as const),
      fc.boolean(),
      fc.boolean(),
      fc.infiniteStream(fc.double({ min: -1, max: 1, noNaN: true })),
      (heightPx, widthPx, stride, isPadded, isRectified, numbers) => {
        const take = (count: number) => Float64Array.from(numbers.take(count))
        const convolution: Convolution = {
          input: { heightPx, widthPx, channels: 2, values: take(heightPx * widthPx * 2) },
          layer: { kernelPx: 3, channelsIn: 2, channelsOut: 4, weights: take(9 * 2 * 4), bias: take(4) },
          stride,
          isPadded,
          isRectified,
        }

        const output = convolve(convolution)

        for (let y = 0; y < output.heightPx; y++)
          for (let x = 0; x < output.widthPx; x++)
            for (let c = 0; c < 4; c++)
              expect(output.values[(y * output.widthPx + x) * 4 + c]).toBeCloseTo(
                sumAt(convolution, y, x, c),
                9,
              )
      },
    ),
    { numRuns: 30 },
  )
})

test('padding keeps the size, without it the kernel stays inside', () => {
  const input = { heightPx: 5, widthPx: 8, channels: 1, values: new Float64Array(40) }
  const layer = {
    kernelPx: 3,
    channelsIn: 1,
    channelsOut: 4,
    weights: new Float64Array(36),
    bias: new Float64Array(4),
  }

  const padded = convolve({ input, layer, stride: 1, isPadded: true, isRectified: false })
  const inside = convolve({ input, layer, stride: 2, isPadded: false, isRectified: false })

  expect([padded.heightPx, padded.widthPx]).toEqual([5, 8])
  expect([inside.heightPx, inside.widthPx]).toEqual([2, 3])
})

test('a kernel of nothing but its middle copies each channel, added to the bias', () => {
  const input = {
    heightPx: 4,
    widthPx: 5,
    channels: 1,
    values: Float64Array.from({ length: 20 }, (_, i) => i),
  }
  const weights = new Float64Array(9 * 4)
  weights.set([1, 2, -1, 0], 4 * 4)
  const layer = { kernelPx: 3, channelsIn: 1, channelsOut: 4, weights, bias: Float64Array.of(0, 1, 0, 7) }

  const { values } = convolve({ input, layer, stride: 1, isPadded: true, isRectified: true })

  for (let i = 0; i < 20; i++) expect([...values.subarray(i * 4, i * 4 + 4)]).toEqual([i, 2 * i + 1, 0, 7])
})

test('a convolution reads more than four channels out in fours', () => {
  const input = { heightPx: 1, widthPx: 3, channels: 1, values: Float64Array.of(1, 2, 3) }
  const weights = Float64Array.from({ length: 8 }, (_, i) => i)
  const layer = { kernelPx: 1, channelsIn: 1, channelsOut: 8, weights, bias: new Float64Array(8) }

  const { values } = convolve({ input, layer, stride: 2, isPadded: false, isRectified: false })

  expect([...values]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 0, 3, 6, 9, 12, 15, 18, 21])
})

function sumAt(
  { input, layer, stride, isPadded, isRectified }: Convolution,
  y: number,
  x: number,
  out: number,
) {
  let sum = layer.bias[out]
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 3; column++)
      for (let channel = 0; channel < 2; channel++) {
        const fromY = y * stride + row - (isPadded ? 1 : 0)
        const fromX = x * stride + column - (isPadded ? 1 : 0)
        if (fromY < 0 || fromX < 0 || fromY >= input.heightPx || fromX >= input.widthPx) continue
        const weight = layer.weights[((row * 3 + column) * 2 + channel) * 4 + out]
        sum += input.values[(fromY * input.widthPx + fromX) * 2 + channel] * weight
      }
  return isRectified ? Math.max(0, sum) : sum
}
