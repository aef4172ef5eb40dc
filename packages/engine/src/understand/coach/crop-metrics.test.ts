import { expect, test } from 'vitest'
import { luminanceAt } from '../../pixels/colour-space.ts'
import { pxPerCm, type SyntheticHeadOptions, syntheticHead } from '../../testing/synthetic-head.ts'
import { landmark, pointOf } from '../../vision/index.ts'
import {
  faceCutPercent,
  foreheadCutCm,
  handsNearHeadCm2,
  headCutOffCm,
  photoHighlightOf,
  sharpnessOf,
} from './crop-metrics.ts'

test('a head with air above it is not cut off', () => {
  expect(headCutOffCm(cropOf({}))).toBe(0)
})

test('a head whose hair meets the photo’s border is cut off over that width', () => {
  const { crop, classes } = cropOf({})
  const topRow = (16 - 9) * pxPerCm
  const isInside = crop.isInside.map((_, i) => (Math.floor(i / crop.image.widthPx) >= topRow ? 1 : 0))

  // At 9 cm above its middle the drawn hair is 11.8 cm wide.
  expect(headCutOffCm({ crop: { ...crop, isInside }, classes })).toBeCloseTo(11.6, 0)
})

test('a photo that ends above the skull can cut off hair only, which is never counted for more than a warning', () => {
  const { crop, classes } = cropOf({ paint: (x, y) => (Math.abs(x) < 10 && y < -5 ? 'hair' : undefined) })
  const endingAt = (rowCm: number) => {
    const isInside = crop.isInside.map((_, i) =>
      Math.floor(i / crop.image.widthPx) >= rowCm * pxPerCm ? 1 : 0,
    )
    return headCutOffCm({ crop: { ...crop, isInside }, classes })
  }

  expect(endingAt(14 - 12)).toBe(6)
  expect(endingAt(14 - 10)).toBeGreaterThan(15)
})

test('a forehead at the border is cut off over its width; a bald head that is cut above it is not', () => {
  const bald = (x: number, y: number) => ((x / 8) ** 2 + (y / 11.5) ** 2 < 1 ? 'faceSkin' : undefined)
  const cutAt = (paint: SyntheticHeadOptions['paint'], aboveMiddleCm: number) => {
    const { crop, classes } = cropOf({ paint })
    const topRow = (16 - aboveMiddleCm) * pxPerCm
    const isInside = crop.isInside.map((_, i) => (Math.floor(i / crop.image.widthPx) >= topRow ? 1 : 0))
    return foreheadCutCm({ crop: { ...crop, isInside }, classes })
  }

  // Half a centimetre under the border the drawn face is 8.3 cm wide.
  expect(cutAt(undefined, 8)).toBeCloseTo(8.3, 0)
  expect(cutAt(undefined, 10)).toBe(0)
  expect(cutAt(bald, 10.8)).toBe(0)
})

test('what is missing of a face is counted below and beside it too', () => {
  const { crop } = cropOf({})
  const { widthPx } = crop.image
  const chin = pointOf(crop.mesh, landmark.chin)
  const cutWhere = (isCut: (x: number, y: number) => boolean) =>
    faceCutPercent({
      ...crop,
      isInside: crop.isInside.map((_, i) => (isCut(i % widthPx, Math.floor(i / widthPx)) ? 0 : 1)),
    })

  expect(cutWhere(() => false)).toBe(0)
  expect(cutWhere((_, y) => y > chin[1] + 1)).toBe(0)
  expect(cutWhere((_, y) => y > chin[1] - 2 * pxPerCm)).toBeGreaterThan(4)
  expect(cutWhere((x) => x > chin[0])).toBeCloseTo(50, -1)
})

test('a head that just touches the photo’s border is whole', () => {
  const { crop, classes } = cropOf({})
  const topRow = (16 - 11.5) * pxPerCm
  const isInside = crop.isInside.map((_, i) => (Math.floor(i / crop.image.widthPx) >= topRow ? 1 : 0))

  expect(headCutOffCm({ crop: { ...crop, isInside }, classes })).toBeLessThan(2)
})

test('hands beside the hair are measured in square centimetres', () => {
  const hands = cropOf({ paint: (x, y) => (x > 9.6 && x < 15 && y > -11 && y < -1 ? 'bodySkin' : undefined) })

  expect(Math.abs(handsNearHeadCm2(hands) - 54)).toBeLessThan(3)
  expect(handsNearHeadCm2(cropOf({}))).toBeLessThan(3)
})

test('skin below the ears is no hand on the head', () => {
  const shoulder = cropOf({ paint: (x, y) => (x > 8 && y > 8 ? 'bodySkin' : undefined) })

  expect(handsNearHeadCm2(shoulder)).toBeLessThan(3)
})

test('a photo’s highlight is its brightest fiftieth, in linear light', () => {
  const { crop } = cropOf({ colours: { background: [10, 10, 10], clothes: [255, 255, 255] } })

  expect(photoHighlightOf(crop)).toBeCloseTo(1, 5)
  expect(photoHighlightOf(cropOf({ colours: { background: [10, 10, 10] } }).crop)).toBeLessThan(0.4)
})

test('white has the luminance one, green more than blue', () => {
  const data = Uint8Array.from([255, 255, 255, 0, 255, 0, 0, 0, 255])

  expect(luminanceAt(data, 0)).toBeCloseTo(1, 5)
  expect(luminanceAt(data, 1)).toBeCloseTo(0.7152, 5)
  expect(luminanceAt(data, 2)).toBeCloseTo(0.0722, 5)
})

test('fine detail in the face is sharpness, a smooth face has none', () => {
  const { crop } = cropOf({ paint: (x, y) => (Math.hypot(x, y) < 30 ? 'faceSkin' : undefined) })
  const detailed = {
    ...crop.image,
    data: crop.image.data.map((value, i) => value + (Math.floor(i / 3) % 2) * 8),
  }

  expect(sharpnessOf(crop)).toBe(0)
  expect(sharpnessOf({ ...crop, image: detailed })).toBeGreaterThan(5.5)
})

test('sharpness is as strong as the detail, and half the light on a face halves neither', () => {
  const { crop } = cropOf({ paint: () => 'faceSkin', colours: { faceSkin: [100, 100, 100] } })
  const sharpness = (strength: number, light: number) =>
    sharpnessOf({
      ...crop,
      image: {
        ...crop.image,
        data: crop.image.data.map((_, i) => light + ((i * 7919) % 13 < 6 ? strength : 0)),
      },
    })

  expect(sharpness(20, 120) / sharpness(10, 120)).toBeCloseTo(2, 5)
  expect(sharpness(10, 150)).toBe(sharpness(10, 120))
  expect(sharpness(10, 50) / sharpness(20, 100)).toBeCloseTo(1, 1)
})

test('a brighter photo has a brighter highlight', () => {
  const highlights = [80, 140, 200, 250].map((byte) =>
    photoHighlightOf(cropOf({ colours: { background: [byte, byte, byte], faceSkin: [60, 50, 40] } }).crop),
  )

  expect(highlights).toEqual(highlights.toSorted((a, b) => a - b))
  expect(highlights[3]).toBeCloseTo(luminanceAt(Uint8Array.of(250, 250, 250), 0), 5)
})

test('what lies outside the photo does not count as its light', () => {
  const { crop } = cropOf({ colours: { background: [255, 255, 255] } })
  const isInside = crop.isInside.map((_, i) => (crop.image.data[i * 3] === 255 ? 0 : 1))

  expect(photoHighlightOf({ ...crop, isInside })).toBeLessThan(0.5)
})

test('a head cut off at one corner counts for the width of that corner', () => {
  const { crop, classes } = cropOf({})
  const cutFrom = (fromX: number) => {
    const isInside = crop.isInside.map((_, i) => {
      const isCut = i % crop.image.widthPx >= fromX * pxPerCm && i / crop.image.widthPx < 7 * pxPerCm
      return isCut ? 0 : 1
    })
    return headCutOffCm({ crop: { ...crop, isInside }, classes })
  }

  expect(cutFrom(40)).toBe(0)
  expect(cutFrom(20)).toBeLessThan(cutFrom(0))
})

function cropOf(options: SyntheticHeadOptions) {
  const { view } = syntheticHead(options)
  const eyes = [20 * pxPerCm, 14 * pxPerCm] as const
  const crop = { image: view.image, isInside: view.isInside, mesh: view.mesh, pxPerCm, eyes }
  return { crop, classes: view.classes, person: view.person }
}
