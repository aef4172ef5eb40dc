import { expect, test } from 'vitest'
import { nearestNames } from './nearest-names.ts'

const names = ['Golden Beach', 'Garden Roses', 'Candlelit Hall', 'Winter Beach']

test('a misspelt name finds the one that was meant first', () => {
  expect(nearestNames('gardn rose', names)[0]).toBe('Garden Roses')
})

test('a part of a name finds every name that holds it', () => {
  expect(nearestNames('BEACH', names, 2)).toEqual(['Golden Beach', 'Winter Beach'])
})
