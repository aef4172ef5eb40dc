import fc from 'fast-check'
import { expect, test } from 'vitest'
import { windowAlone } from './window-alone.ts'

const photo = { widthPx: 1000, heightPx: 800 }
const face = (left: number, top: number, sizePx = 200) => ({
  box: { left, top, right: left + sizePx, bottom: top + sizePx },
})

test('a person alone is shown with the whole photo', () => {
  const own = face(400, 300)
  expect(windowAlone(photo, own, [own])).toEqual({ left: 0, top: 0, widthPx: 1000, heightPx: 800 })
})

test('between two people the photo is cut halfway between their faces', () => {
  const [left, right] = [face(200, 300), face(600, 320)]
  expect(windowAlone(photo, left, [left, right])).toEqual({ left: 0, top: 0, widthPx: 500, heightPx: 800 })
  expect(windowAlone(photo, right, [left, right])).toEqual({ left: 500, top: 0, widthPx: 500, heightPx: 800 })
})

test('a face above another one is cut away above', () => {
  const [own, behind] = [face(400, 500), face(420, 50, 100)]
  expect(windowAlone(photo, own, [own, behind])).toMatchObject({ left: 0, top: 325, widthPx: 1000 })
})

test('the middle one of three keeps the room between its neighbours', () => {
  const faces = [face(50, 300), face(400, 300), face(750, 300)]
  expect(windowAlone(photo, faces[1], faces)).toMatchObject({ left: 325, widthPx: 350 })
})

test('the own face is never cut by others that stand apart from it', () => {
  const side = fc.integer({ min: 0, max: 700 })
  fc.assert(
    fc.property(side, side, side, side, (x, y, otherX, otherY) => {
      fc.pre(Math.abs(x - otherX) > 200 || Math.abs(y - otherY) > 200)
      const [own, other] = [face(x, y, 100), face(otherX, otherY, 100)]
      const window = windowAlone(photo, own, [own, other])
      expect(window.left).toBeLessThanOrEqual(own.box.left)
      expect(window.top).toBeLessThanOrEqual(own.box.top)
      expect(window.left + window.widthPx).toBeGreaterThanOrEqual(own.box.right)
      expect(window.top + window.heightPx).toBeGreaterThanOrEqual(own.box.bottom)
    }),
  )
})
