import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FoundFace } from '../../vision/index.ts'
import { chooseFace, leftToRight } from './choose-face.ts'
import { faceBoxes } from './face-boxes.ts'

const image = { widthPx: 1000, heightPx: 500 }
const large = face({ left: 300, heightPx: 200 })
const half = face({ left: 50, heightPx: 119 })
const rival = face({ left: 600, heightPx: 120 })

test('the only face is the one', () => {
  expect(chooseFace({ image, faces: [large] })).toBe(large)
})

test('a face under 60 % of the largest one’s height is not taken for a second subject', () => {
  expect(chooseFace({ image, faces: [large, half] })).toBe(large)
})

test('a second face of 60 % of the largest one’s height makes the photo ambiguous', () => {
  expect(() => chooseFace({ image, faces: [large, rival, half] })).toThrow(
    expect.objectContaining({ name: 'EngineError', code: 'too_many_faces' }),
  )
})

test('a chosen face is counted from the left, whatever its size', () => {
  const faces = [large, rival, half]

  expect([0, 1, 2].map((faceAt) => chooseFace({ image, faces, faceAt }))).toEqual([half, large, rival])
})

test.each([3, -1])('face %i of three does not exist', (faceAt) => {
  expect(() => chooseFace({ image, faces: [large, rival, half], faceAt })).toThrow(
    expect.objectContaining({ code: 'no_face' }),
  )
})

test('a box of the photo chooses the face whose middle lies in it, as large as it may be', () => {
  const faces = [large, rival, half]
  const choose = (x: number, width: number) =>
    chooseFace({ image, faces, faceAt: { x, y: 0, width, height: 1 } })
  expect([choose(0, 0.2), choose(0.2, 0.2), choose(0.6, 0.4)]).toEqual([half, large, rival])
  expect(choose(0, 0.5)).toBe(large)
  expect(() => choose(0.3, 0.6)).toThrow(expect.objectContaining({ code: 'too_many_faces' }))
  expect(() => choose(0.8, 0.2)).toThrow(expect.objectContaining({ code: 'no_face' }))
})

test('a photo without faces has none to choose', () => {
  expect(() => chooseFace({ image, faces: [] })).toThrow(expect.objectContaining({ code: 'no_face' }))
})

test('boxes are fractions of the photo, from left to right', () => {
  const boxes = faceBoxes({ widthPx: 1000, heightPx: 500, data: new Uint8Array(0) }, [large, half])

  expect(leftToRight([large, half])).toEqual([half, large])
  expect(boxes).toEqual([
    { x: 0.05, y: 0.2, width: 0.1, height: 0.238 },
    { x: 0.3, y: 0.2, width: 0.1, height: 0.4 },
  ])
})

test('the order in which smaller faces are listed does not matter', () => {
  const size = fc.integer({ min: 20, max: 119 })
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(900), size), { maxLength: 6 }), (others) => {
      const smaller = others.map(([left, heightPx]) => face({ left, heightPx }))

      expect(chooseFace({ image, faces: [large, ...smaller.toSorted(bySize)] })).toBe(large)
    }),
  )
})

test('every face of a group can be chosen, and no two numbers choose the same', () => {
  const faces = [large, rival, half]
  const chosen = faces.map((_, faceAt) => chooseFace({ image, faces, faceAt }))

  expect(new Set(chosen).size).toBe(3)
  expect(chosen.map(({ box }) => box.left)).toEqual([50, 300, 600])
})

test('choosing does not reorder the faces', () => {
  const faces = [large, rival, half]
  chooseFace({ image, faces, faceAt: 1 })
  leftToRight(faces)

  expect(faces).toEqual([large, rival, half])
})

function bySize(a: FoundFace, b: FoundFace): number {
  return b.box.bottom - a.box.bottom
}

function face({ left, heightPx }: { left: number; heightPx: number }): FoundFace {
  return {
    box: { left, top: 100, right: left + 100, bottom: 100 + heightPx },
    mesh: new Float32Array(0),
    score: 1,
  }
}
