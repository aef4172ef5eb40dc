import { expect, test } from 'vitest'
import type { PlacedFace } from './compose-couple.ts'
import { skinMask } from './skin-mask.ts'

const frame = { left: 0, top: 0, widthPx: 6, heightPx: 4 }

/** Skin of one share all over a box, `a` of which is seen. */
const body = (left: number, top: number, { a = 1, skin = 1 }) => {
  const plane = (value: number) => new Float32Array(9).fill(value)
  const shown = {
    box: { left, top, widthPx: 3, heightPx: 3 },
    a: plane(a),
    skin: plane(skin),
    head: plane(0),
  }
  return { person: { shown } } as PlacedFace
}

test('skin that is seen counts beside the faces, what is hidden or outside the frame does not', () => {
  const faces = new Float32Array(24)
  faces[23] = 0.8
  const mask = skinMask(faces, [body(-1, -2, {}), body(2, 1, { a: 0.5 }), body(0, 1, { skin: 0.2 })], frame)
  expect([...mask].map((value) => Math.round(value * 10) / 10)).toEqual([
    ...[1, 1, 0, 0, 0, 0],
    ...[0.2, 0.2, 0.5, 0.5, 0.5, 0],
    ...[0.2, 0.2, 0.5, 0.5, 0.5, 0],
    ...[0.2, 0.2, 0.5, 0.5, 0.5, 0.8],
  ])
  expect(faces[0]).toBe(0)
})
