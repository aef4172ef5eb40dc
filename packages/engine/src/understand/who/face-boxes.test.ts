import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faceBoxes } from './face-boxes.ts'

const picture = (widthPx: number, heightPx: number) => ({ widthPx, heightPx, data: new Uint8Array(0) })
const found = fc
  .tuple(fc.nat(300), fc.nat(200), fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 90 }))
  .map(([left, top, width, height]) => ({
    box: { left, top, right: left + width, bottom: top + height },
    mesh: new Float32Array(0),
    score: 1,
  }))

test('fractions times the size of the picture are the faces again', () => {
  fc.assert(
    fc.property(fc.array(found, { maxLength: 5 }), (faces) => {
      const boxes = faceBoxes(picture(400, 300), faces)

      const again = boxes.map(({ x, y, width, height }) =>
        [x * 400, y * 300, (x + width) * 400, (y + height) * 300].map(Math.round).join(' '),
      )
      const given = faces.map(({ box }) => `${box.left} ${box.top} ${box.right} ${box.bottom}`)
      expect(again.toSorted()).toEqual(given.toSorted())
    }),
  )
})

test('boxes come by their middles from the left, whatever the order of the faces', () => {
  fc.assert(
    fc.property(fc.array(found, { maxLength: 5 }), (faces) => {
      const middles = faceBoxes(picture(400, 300), faces).map(({ x, width }) => x + width / 2)

      for (let i = 1; i < middles.length; i++)
        expect(middles[i]).toBeGreaterThanOrEqual(middles[i - 1] - 1e-9)
    }),
  )
})

test('a picture of twice the size has the same fractions', () => {
  const face = { left: 30, top: 40, right: 90, bottom: 120 }
  const doubled = { left: 60, top: 80, right: 180, bottom: 240 }
  const boxOf = (box: typeof face, scale: number) =>
    faceBoxes(picture(200 * scale, 160 * scale), [{ box, mesh: new Float32Array(0), score: 1 }])

  expect(boxOf(doubled, 2)).toEqual(boxOf(face, 1))
  expect(boxOf(face, 1)).toEqual([{ x: 0.15, y: 0.25, width: 0.3, height: 0.5 }])
})
