import { expect, test } from 'vitest'
import { filmCurve } from '../pixels/film-curve.ts'
import { emptyClassPlanes } from '../vision/index.ts'
import { splitSkin } from './split-skin.ts'

const skin = [0.4, 0.25, 0.18] as const

function split(bytes: number[], skinShare: number[], alpha: number[]) {
  const widthPx = alpha.length
  const classes = emptyClassPlanes(widthPx, 1)
  classes.bodySkin.set(skinShare)
  const image = { widthPx, heightPx: 1, data: Uint8Array.from(bytes) }
  return splitSkin({ image, alpha: Float32Array.from(alpha), classes, skin })
}

/** What the plate shows for a skin albedo, display bytes. */
function shown({ k0, d, encoding, skinReference }: ReturnType<typeof split>, tint: readonly number[]) {
  const light = (byte: number) => encoding.max * (byte / 255) ** encoding.gamma
  return [0, 1, 2].map((c) =>
    Math.round(filmCurve(light(k0[c]) + (light(d[c]) * tint[c]) / skinReference[c]) * 255),
  )
}

test.each([0, 0.4, 0.8, 1])(
  'a pixel with %f of skin shows as it was under the wearer’s own skin',
  (share) => {
    const plate = split([200, 150, 120], [share], [1])
    const own = shown(plate, plate.skinReference)
    own.forEach((byte, c) => {
      expect(Math.abs(byte - [200, 150, 120][c])).toBeLessThanOrEqual(2)
    })
  },
)

test('darker skin darkens the skin and leaves the cloth alone', () => {
  const cloth = split([230, 225, 220], [0], [1])
  const arm = split([200, 150, 120], [1], [1])
  const dark = arm.skinReference.map((value) => value * 0.3)
  expect(shown(cloth, dark)).toEqual(shown(cloth, cloth.skinReference))
  expect(shown(arm, dark)[0]).toBeLessThan(150)
})

test('what is not the person is empty, and half of a pixel is half of its light', () => {
  const plate = split([255, 255, 255, 180, 180, 180, 180, 180, 180], [0, 0, 0], [0, 0.5, 1])
  expect([...plate.k0.subarray(0, 4)]).toEqual([0, 0, 0, 0])
  expect(plate.k0[7]).toBe(128)
  const light = (byte: number) => (byte / 255) ** 2
  expect(light(plate.k0[4]) / light(plate.k0[8])).toBeCloseTo(0.5, 1)
})
