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
