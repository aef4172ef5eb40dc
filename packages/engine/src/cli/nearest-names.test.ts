import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearestNames } from './nearest-names.ts'

const names = ['Golden Beach', 'Garden Roses', 'Candlelit Hall', 'Winter Beach']

test('a misspelt name finds the one that was meant first', () => {
  expect(nearestNames('gardn rose', names)[0]).toBe('Garden Roses')
})

test('a part of a name finds every name that holds it', () => {
  expect(nearestNames('BEACH', names, 2)).toEqual(['Golden Beach', 'Winter Beach'])
})

test('the name itself is always its own nearest', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.boolean(), (name, isLoud) => {
      expect(nearestNames(isLoud ? name.toUpperCase() : name, names)[0]).toBe(name)
    }),
  )
})

test('one wrong letter still finds the name that was meant', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.nat(), fc.constantFrom('x', '', 'q'), (name, place, letter) => {
      const at = place % name.length
      expect(nearestNames(name.slice(0, at) + letter + name.slice(at + 1), names)[0]).toBe(name)
    }),
  )
})

test('no more names are given than were asked for, and none twice, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 0, max: 9 }), (typed, most) => {
      const found = nearestNames(typed, names, most)
      expect(found.length).toBe(Math.min(most, names.length))
      expect(new Set(found).size).toBe(found.length)
    }),
  )
})

test('names that fit equally well come in alphabetical order', () => {
  expect(nearestNames('', names, 4)).toEqual(names.toSorted())
})
