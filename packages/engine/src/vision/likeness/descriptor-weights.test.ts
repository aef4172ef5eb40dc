import { expect, test } from 'vitest'
import { descriptorWeights } from './descriptor-weights.ts'

test('the first layer looks at 7 × 7 px of three colours, the last one at 256 channels', () => {
  const weights = descriptorWeights()

  const first = weights.convolution('conv32_down')
  const last = weights.convolution('conv256_down_out/conv2')

  expect([first.kernelPx, first.channelsIn, first.channelsOut]).toEqual([7, 3, 32])
  expect([last.kernelPx, last.channelsIn, last.channelsOut]).toEqual([3, 256, 256])
  expect(first.weights.length).toBe(7 * 7 * 3 * 32)
  expect(weights.output.length).toBe(256 * 128)
})

test('every weight is a number and not all are alike', () => {
  const { weights, bias } = descriptorWeights().convolution('conv64_1/conv1')

  expect([...weights, ...bias].every(Number.isFinite)).toBe(true)
  expect(new Set(weights).size).toBeGreaterThan(100)
})

test('a layer that is not there is named', () => {
  expect(() => descriptorWeights().convolution('conv512')).toThrow('The descriptor weights hold no conv512.')
})

test('the weights are read once', () => {
  expect(descriptorWeights()).toBe(descriptorWeights())
})
