import { expect, test } from 'vitest'
import { meanSkin } from './mean-skin.ts'
import { setTone } from './set-tone.ts'

const sidePx = 60
const pxPerCm = 4

/** A flat photo from dark to light with a patch of skin in its middle. */
function tone(skinLightness: number, given: { photoHighlight?: number; faceHighlight?: number } = {}) {
  const skin = new Float32Array(sidePx * sidePx)
  const lightness = Float32Array.from({ length: sidePx * sidePx }, (_, i) => {
    const x = i % sidePx
    const y = Math.floor(i / sidePx)
    const isSkin = x > 20 && x < 40 && y > 20 && y < 40
    if (isSkin) skin[i] = 1
    return isSkin ? skinLightness : 0.12 + (0.74 * x) / sidePx
  })
  const flat = () => new Float32Array(sidePx * sidePx).fill(0.03)
  const planes = { widthPx: sidePx, heightPx: sidePx, lightness, a: flat(), b: flat() }
  return { planes, skin, faceSkin: skin, pxPerCm, photoHighlight: 0.8, faceHighlight: 0.5, ...given }
}

test.each([0.35, 0.5, 0.75])('skin of lightness %f keeps it in a well exposed photo', (lightness) => {
  const given = tone(lightness)
  setTone(given)
  expect(meanSkin(given.planes, given.faceSkin)[0]).toBeCloseTo(lightness, 2)
})

test('a flat photo gets blacks and whites', () => {
  const given = tone(0.5)
  setTone(given)
  expect(Math.max(...given.planes.lightness)).toBeGreaterThan(0.9)
  expect(given.planes.lightness[0]).toBeLessThan(0.12)
})

test('an under-exposed face is lifted, by no more than 0.1', () => {
  const given = tone(0.3, { photoHighlight: 0.15, faceHighlight: 0.06 })
  setTone(given)
  const [after] = meanSkin(given.planes, given.faceSkin)
  expect(after).toBeGreaterThan(0.34)
  expect(after).toBeLessThan(0.41)
})
