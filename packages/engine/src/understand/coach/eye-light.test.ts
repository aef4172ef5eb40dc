import { expect, test } from 'vitest'
import { linearFromByte, type Rgb } from '../../pixels/colour-space.ts'
import { pxPerCm as scale, syntheticHead, syntheticMesh } from '../../testing/synthetic-head.ts'
import { faceFeatures } from '../../vision/index.ts'
import type { Headwear } from '../headwear/headwear.ts'
import { brimLightOf, eyeLightOf, eyesHiddenOf } from './eye-light.ts'
import { cheekLightOf } from './face-highlight.ts'

/** Middle of the viewer's left and right eye, cm from the middle of the face. */
const eyes = [
  [-3.2, -2],
  [3.2, -2],
] as const

function mesh(): Float32Array {
  const points = syntheticMesh()
  for (const [side, outline] of [faceFeatures.leftEye, faceFeatures.rightEye].entries())
    for (const index of outline) {
      points[index * 3] = (20 + eyes[side][0]) * scale
      points[index * 3 + 1] = (16 + eyes[side][1]) * scale
    }
  return points
}

interface Look {
  skin: Rgb
  glass?: Rgb
  /** Which eyes are behind glass: -1 the viewer's left, 1 the right. */
  sides?: readonly number[]
}

function eyeLight(look: Look): number {
  return eyeLightOf(...seen(look))
}

function seen({ skin, glass, sides = [-1, 1] }: Look): Parameters<typeof eyesHiddenOf> {
  const { view } = syntheticHead({
    paint: (x, y) =>
      sides.some((side) => Math.hypot(x - side * 3.2, y + 1.6) < 2.4) && glass ? 'accessories' : undefined,
    colours: { faceSkin: skin, ...(glass && { accessories: glass }) },
  })
  const cheek: Rgb = [linearFromByte[skin[0]], linearFromByte[skin[1]], linearFromByte[skin[2]]]
  return [{ ...view, mesh: mesh() }, [cheek, cheek]]
}

const tones: readonly Rgb[] = [
  [235, 205, 190],
  [190, 140, 110],
  [66, 44, 36],
]

test('bare eyes are about as light as the cheeks in every tone of skin', () => {
  for (const skin of tones) expect(eyeLight({ skin })).toBeCloseTo(1, 1)
})

test('dark glasses take the light from under the eyes in every tone of skin', () => {
  for (const skin of tones.slice(0, 2)) expect(eyeLight({ skin, glass: [14, 14, 16] })).toBeLessThan(0.1)
  expect(eyeLight({ skin: tones[2], glass: [6, 6, 7] })).toBeLessThan(0.3)
})

test('clear glasses do not', () => {
  expect(eyeLight({ skin: [190, 140, 110], glass: [170, 126, 100] })).toBeGreaterThan(0.6)
})

test('a shadow or a lock over one eye is not a pair of dark glasses', () => {
  expect(eyeLight({ skin: [190, 140, 110], glass: [14, 14, 16], sides: [-1] })).toBeGreaterThan(0.9)
})

test('mirrored glasses hide the eyes as dark ones do, bare eyes and rims do not', () => {
  const skin: Rgb = [190, 140, 110]
  expect(eyesHiddenOf(...seen({ skin, glass: [190, 190, 190] }))).toBeGreaterThan(0.9)
  expect(eyesHiddenOf(...seen({ skin, glass: [14, 14, 16] }))).toBeGreaterThan(0.9)
  expect(eyesHiddenOf(...seen({ skin }))).toBeLessThan(0.1)
})

test('deep-set eyes are not hidden', () => {
  const [view, cheeks] = seen({ skin: [100, 72, 60] })
  const lit = cheeks.map(([r, g, b]) => [r * 3.5, g * 3.5, b * 3.5] as const)
  expect(eyesHiddenOf(view, [lit[0], lit[1]])).toBeLessThan(0.2)
})

test('a brim’s shade is told under a hat only', () => {
  const [view, cheeks] = seen({ skin: [100, 72, 60] })
  const lit = cheeks.map(([r, g, b]) => [r * 4, g * 4, b * 4] as const)
  const worn = {
    share: new Float32Array(view.widthPx * view.heightPx),
    lastRows: new Float32Array(view.widthPx),
  }
  const told = (headwear?: Headwear, light = [lit[0], lit[1]] as const) =>
    brimLightOf({ ...view, headwear }, light)
  expect(told({ ...worn, isDraped: false })).toBeCloseTo(0.25, 1)
  expect(told({ ...worn, isDraped: false }, cheeks)).toBeCloseTo(1, 1)
  expect(told({ ...worn, isDraped: true })).toBe(1)
  expect(told()).toBe(1)
})

test('the cheeks tell how bright a face is, and a face without cheeks tells it by its highlight', () => {
  expect(
    cheekLightOf(
      [
        [0.5, 0.5, 0.5],
        [0.3, 0.3, 0.3],
      ],
      0.9,
    ),
  ).toBeCloseTo(0.4, 5)
  expect(
    cheekLightOf(
      [
        [0, 0, 0],
        [0, 0, 0],
      ],
      0.93,
    ),
  ).toBe(0.93)
})
