import { expect, test } from 'vitest'
import { judgePose } from './judge-pose.ts'

interface Figure {
  kneeY?: number
  kneesSeen?: number
  /** Distance of the shoulders, px; below 0 seen from behind. */
  shouldersPx?: number
  shouldersSeen?: number
}

/** A trunk of 260 px. */
function pose({ kneeY = 690, kneesSeen = 0.9, shouldersPx = 170, shouldersSeen = 0.95 }: Figure) {
  const points = Array.from({ length: 33 }, () => ({ x: 0, y: 0, visibility: 0.95 }))
  points[11] = { x: 300 + shouldersPx / 2, y: 200, visibility: shouldersSeen }
  points[12] = { x: 300 - shouldersPx / 2, y: 200, visibility: shouldersSeen }
  for (const joint of [23, 24]) points[joint].y = 460
  for (const joint of [25, 26]) points[joint] = { x: 0, y: kneeY, visibility: kneesSeen }
  return { points, score: 0.9 }
}

const refusing = (reason: string) => expect.objectContaining({ code: 'dress_unusable', reason })

test('somebody who stands and faces the camera passes', () => {
  for (const kneeY of [600, 690, 900]) expect(() => judgePose(pose({ kneeY }))).not.toThrow()
  for (const shouldersPx of [150, 170, 195]) expect(() => judgePose(pose({ shouldersPx }))).not.toThrow()
})

test('knees about as high as the hips sit', () => {
  for (const kneeY of [430, 480, 580]) expect(() => judgePose(pose({ kneeY }))).toThrow(refusing('sitting'))
})

test('shoulders behind each other are seen from the side, and the other way round from behind', () => {
  for (const shouldersPx of [100, 40, 0, -170])
    expect(() => judgePose(pose({ shouldersPx }))).toThrow(refusing('turned'))
})

test('what is not seen is not judged', () => {
  expect(() => judgePose(pose({ kneeY: 470, kneesSeen: 0.2 }))).not.toThrow()
  expect(() => judgePose(pose({ shouldersPx: 0, shouldersSeen: 0.3 }))).not.toThrow()
  expect(() => judgePose(undefined)).not.toThrow()
})

test('one knee in view is enough', () => {
  const half = pose({ kneeY: 470 })
  half.points[26] = { x: 0, y: 2000, visibility: 0.1 }
  expect(() => judgePose(half)).toThrow(refusing('sitting'))
})
