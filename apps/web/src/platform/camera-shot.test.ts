import { expect, test } from 'vitest'
import { visiblePart } from './camera-shot.ts'

const phone = { width: 390, height: 520 }

test('the middle of a wide frame fills an upright window', () => {
  expect(visiblePart({ frame: { width: 1280, height: 720 }, window: phone })).toEqual({
    x: 370,
    y: 0,
    width: 540,
    height: 720,
  })
})

test('the middle of a tall frame fills a window that is less tall', () => {
  expect(visiblePart({ frame: { width: 720, height: 1280 }, window: phone })).toEqual({
    x: 0,
    y: 160,
    width: 720,
    height: 960,
  })
})

test('a window without a size shows the whole frame', () => {
  expect(visiblePart({ frame: { width: 640, height: 480 }, window: { width: 0, height: 0 } })).toEqual({
    x: 0,
    y: 0,
    width: 640,
    height: 480,
  })
})
