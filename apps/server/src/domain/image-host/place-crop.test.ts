import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeCrop, placeUpperCrop } from './place-crop.ts'

const face = (x: number, y: number, size = 0.2) => ({ x, y, width: size, height: size })

test('a square crop of an upright portrait goes to where the face is', () => {
  const ask = { widthPx: 600, heightPx: 800, aspect: 1 }
  expect(placeCrop({ ...ask, faces: [face(0.4, 0)] })).toEqual({ left: 0, top: 0, width: 600, height: 600 })
  expect(placeCrop({ ...ask, faces: [face(0.4, 0.4)] })?.top).toBe(100)
  expect(placeCrop({ ...ask, faces: [face(0.4, 0.8)] })?.top).toBe(200)
})

test('two faces are both in the crop when they fit', () => {
  const box = placeCrop({
    faces: [face(0.1, 0.2), face(0.5, 0.2)],
    widthPx: 1000,
    heightPx: 500,
    aspect: 1.3,
  })
  expect(box?.left).toBeLessThanOrEqual(100)
  expect((box?.left ?? 0) + (box?.width ?? 0)).toBeGreaterThanOrEqual(700)
})

test('without a face there is no place of its own', () => {
  expect(placeCrop({ faces: [], widthPx: 600, heightPx: 800, aspect: 1 })).toBeUndefined()
})

test('a crop always lies inside the picture and keeps the aspect', () => {
  fc.assert(
    fc.property(
      fc.record({
        widthPx: fc.integer({ min: 20, max: 3000 }),
        heightPx: fc.integer({ min: 20, max: 3000 }),
        aspect: fc.double({ min: 0.2, max: 5, noNaN: true }),
        x: fc.double({ min: -0.2, max: 1, noNaN: true }),
        y: fc.double({ min: -0.2, max: 1, noNaN: true }),
      }),
      ({ widthPx, heightPx, aspect, x, y }) => {
        const box = placeCrop({ faces: [face(x, y)], widthPx, heightPx, aspect })
        if (!box) throw new Error('a face has a place')
        expect(box.left).toBeGreaterThanOrEqual(0)
        expect(box.top).toBeGreaterThanOrEqual(0)
        expect(box.left + box.width).toBeLessThanOrEqual(widthPx)
        expect(box.top + box.height).toBeLessThanOrEqual(heightPx)
        expect(Math.abs(box.width - box.height * aspect)).toBeLessThanOrEqual(Math.max(1, aspect))
      },
    ),
  )
})

test('without a face a square of a tall picture keeps more of its top, one of a wide picture its middle', () => {
  expect(placeUpperCrop({ widthPx: 1200, heightPx: 1600, aspect: 1 })).toEqual({
    left: 0,
    top: 108,
    width: 1200,
    height: 1200,
  })
  expect(placeUpperCrop({ widthPx: 1600, heightPx: 1200, aspect: 1 })).toEqual({
    left: 200,
    top: 0,
    width: 1200,
    height: 1200,
  })
})
