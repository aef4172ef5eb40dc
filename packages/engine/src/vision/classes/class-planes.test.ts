import { expect, test } from 'vitest'
import { emptyClassPlanes, pasteClasses } from './class-planes.ts'
import { classCount, classMapPx } from './classify-region.ts'

test('planes begin as background everywhere', () => {
  const planes = emptyClassPlanes(3, 2)

  expect([...planes.background]).toEqual([1, 1, 1, 1, 1, 1])
  expect([...planes.hair]).toEqual([0, 0, 0, 0, 0, 0])
})

test('a pasted region replaces what it covers and leaves the rest', () => {
  const planes = emptyClassPlanes(40, 40)
  const region = { centreX: 20, centreY: 20, widthPx: 20, heightPx: 20, angleRad: 0 }

  pasteClasses({ planes, widthPx: 40, heightPx: 40, region, shares: allHair(), feather: 0 })

  expect(planes.hair[20 * 40 + 20]).toBe(1)
  expect(planes.background[20 * 40 + 20]).toBe(0)
  expect(planes.hair[5 * 40 + 20]).toBe(0)
})

test('a feathered region grows in from its edges, but not at the border of the picture', () => {
  const planes = emptyClassPlanes(40, 40)
  const region = { centreX: 10, centreY: 20, widthPx: 20, heightPx: 20, angleRad: 0 }

  pasteClasses({ planes, widthPx: 40, heightPx: 40, region, shares: allHair(), feather: 0.25 })

  const row = [...planes.hair.subarray(20 * 40, 20 * 40 + 20)]
  expect(row[0]).toBe(1)
  expect(row[19]).toBeCloseTo(0.1, 5)
  expect(row[16]).toBeCloseTo(0.7, 5)
})

function allHair(): Float32Array {
  const shares = new Float32Array(classMapPx ** 2 * classCount)
  for (let i = 1; i < shares.length; i += classCount) shares[i] = 1
  return shares
}
