import { expect, test } from 'vitest'
import { exampleAttire, exampleScene } from '../testing/example-plates.ts'
import { placeAlone } from './place-alone.ts'

const frame = { widthPx: 1200, heightPx: 1600 }

test('one person stands upright in the middle', () => {
  const standing = placeAlone({ frame, scene: exampleScene(), attire: exampleAttire(), sideLightStops: 0 })
  expect(standing.pit[0]).toBe(600)
  expect(standing.leanRad).toBe(0)
  expect(standing.pivot[1]).toBeGreaterThan(standing.pit[1])
})

test('a body that ends early stands lower, so that its end lies under the frame', () => {
  const attire = exampleAttire()
  const scene = exampleScene()
  const usual = placeAlone({ frame, scene, attire, sideLightStops: 0 })
  const short = placeAlone({ frame, scene, attire, sideLightStops: 0, shownMetres: 0.4 })
  expect(short.pit[1] + 0.4 * short.pxPerMetre).toBeGreaterThanOrEqual(frame.heightPx - 1e-6)
  expect(short.pit[1]).toBeGreaterThan(usual.pit[1])
  expect(placeAlone({ frame, scene, attire, sideLightStops: 0, shownMetres: 5 }).pit).toEqual(usual.pit)
})

test('a flippable body turns to the side that lights the face', () => {
  const attire = { ...exampleAttire(), flippable: true, light: 'left' as const }
  const flipped = (sideLightStops: number) =>
    placeAlone({ frame, scene: exampleScene(), attire, sideLightStops }).isFlipped
  expect([flipped(1), flipped(-1)]).toEqual([false, true])
})
