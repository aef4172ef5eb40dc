import { expect, test } from 'vitest'
import { frameAround, placeOf } from './frame-around.ts'

const photo = { widthPx: 1200, heightPx: 800 }
const faceAt = (x: number, y = 0.3) => ({ x: x - 0.05, y: y - 0.1, width: 0.1, height: 0.2 })
const holds = (frame: { x: number; width: number }, x: number) => x > frame.x && x < frame.x + frame.width

test.each([0.15, 0.5, 0.85])(
  'a frame around the face at %f is 3:4, in the photo, with hair and shoulders',
  (x) => {
    const faces = [0.15, 0.5, 0.85].map((at) => faceAt(at))
    const face = faces.find((one) => one.x === faceAt(x).x) ?? faces[0]
    const frame = frameAround(face, { faces, ...photo })
    expect((frame.width * 1200) / (frame.height * 800)).toBeCloseTo(3 / 4)
    expect(frame.y).toBeLessThan(face.y - 0.05)
    expect(frame.y + frame.height).toBeGreaterThan(face.y + face.height + 0.1)
    expect([0.15, 0.5, 0.85].filter((at) => holds(frame, at))).toEqual([x])
    expect(frame.x).toBeGreaterThanOrEqual(0)
    expect(frame.x + frame.width).toBeLessThanOrEqual(1)
  },
)

test('the middle of a face close by stays outside', () => {
  const faces = [faceAt(0.45), faceAt(0.57)]
  expect(holds(frameAround(faces[0], { faces, ...photo }), 0.57)).toBe(false)
  expect(holds(frameAround(faces[1], { faces, ...photo }), 0.45)).toBe(false)
})

test.each([
  [0.1, 'left'],
  [0.5, 'middle'],
  [0.9, 'right'],
] as const)('a face at %f is %s', (x, place) => {
  expect(placeOf(faceAt(x))).toBe(place)
})
