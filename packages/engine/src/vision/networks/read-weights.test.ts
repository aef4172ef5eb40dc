import { expect, test } from 'vitest'
import { models } from '../models.ts'
import { readWeights } from './read-weights.ts'

test('weights of 32 bits are read as they are, in their shapes', () => {
  const weights = readWeights(models.faceDescriptor)

  expect(weights('conv32_down/conv/filters').shape).toEqual([7, 7, 3, 32])
  expect(weights('conv32_down/conv/filters').values).toHaveLength(7 * 7 * 3 * 32)
  expect(weights('fc').shape).toEqual([256, 128])
})

test('weights of eight bits are spread over their range', () => {
  const { shape, values } = readWeights(models.faceAge)('fc/age/weights')

  expect(shape).toEqual([512, 1])
  // Scale and least value as the manifest has them.
  expect(Math.min(...values)).toBeGreaterThanOrEqual(-1.2665)
  expect(Math.max(...values)).toBeLessThanOrEqual(-1.2664 + 255 * 0.008675)
  expect(new Set(values).size).toBeGreaterThan(50)
})

test('weights of sixteen bits inside a model are read as numbers', () => {
  const weights = readWeights(models.faceYears)

  expect(weights('age_pred/kernel').shape).toEqual([256, 100])
  // Every activation is cut off at six.
  expect([...weights('conv1_relu/Cast').values]).toEqual([6])
})

test('a layer that is not there is named', () => {
  expect(() => readWeights(models.faceAge)('conv512')).toThrow(
    'model/age_gender_model-weights_manifest.json holds no conv512.',
  )
})
