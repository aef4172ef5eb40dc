import { expect, test } from 'vitest'
import { syntheticMesh } from '../testing/synthetic-head.ts'
import type { FoundFace } from '../vision/index.ts'
import { findWearer } from './find-wearer.ts'

function face(heightPx: number, yawDeg = 0): FoundFace {
  const flat = syntheticMesh()
  const turn = (yawDeg * Math.PI) / 180
  const mesh = flat.map((value, i) => {
    if (i % 3 === 0) return value * Math.cos(turn)
    return i % 3 === 2 ? flat[i - 2] * Math.sin(turn) : value
  })
  return { mesh, box: { left: 0, top: 0, right: heightPx * 0.8, bottom: heightPx }, score: 0.98 }
}

test('the only face is the wearer’s, and guests far behind do not matter', () => {
  const wearer = face(200)
  expect(findWearer([wearer])).toBe(wearer)
  expect(findWearer([wearer, face(90)])).toBe(wearer)
})

test('nobody, two people and a turned head are refused by their reasons', () => {
  expect(() => findWearer([])).toThrow(expect.objectContaining({ reason: 'no_wearer' }))
  expect(() => findWearer([face(200), face(150)])).toThrow(
    expect.objectContaining({ reason: 'several_people' }),
  )
  expect(() => findWearer([face(200, 45)])).toThrow(expect.objectContaining({ reason: 'turned' }))
})

test('every refusal says what to choose instead', () => {
  for (const faces of [[], [face(200), face(150)], [face(200, 45)]])
    expect(() => findWearer(faces)).toThrow(/^Choose a photo/)
})
