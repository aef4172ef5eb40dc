import { loadAttireBack } from '@ever-after/art'
import { beforeAll, expect, test } from 'vitest'
import { type AttireBackPlate, decodeAttireBack, withHair } from './decode-attire-back.ts'
import { decodeLight } from './decode-light.ts'

let plate: AttireBackPlate
beforeAll(async () => {
  plate = await decodeAttireBack(await loadAttireBack('gown-satin'))
})

test('hair fills the head’s part of the plate and nothing of the gown', () => {
  const { box, hair, manifest } = plate
  const rows = Array.from({ length: box.heightPx }, (_, y) =>
    hair.subarray(y * box.widthPx, (y + 1) * box.widthPx).reduce((most, value) => Math.max(most, value), 0),
  )
  const pitRow = Math.round(manifest.anchors.pit[1] - box.top)
  expect(Math.max(...rows.slice(0, pitRow))).toBeGreaterThan(60)
  expect(Math.max(...rows.slice(pitRow + 60))).toBeLessThan(8)
})

test('hair of the reference albedo adds its own light, in every channel', () => {
  const { hairReference, encoding } = plate.manifest
  const light = decodeLight(encoding)
  const { k0 } = withHair(plate, [hairReference, hairReference, hairReference])
  const i = plate.hair.indexOf(plate.hair.reduce((most, value) => Math.max(most, value), 0))
  for (let c = 0; c < 3; c++)
    expect(light[k0[i * 4 + c]] - light[plate.k0[i * 4 + c]]).toBeCloseTo(light[plate.hair[i]], 1)
})

test('black hair leaves the plate as it is, and dyeing never touches the stored one', () => {
  const before = plate.k0.slice()
  withHair(plate, [0.4, 0.3, 0.2])
  expect(plate.k0).toEqual(before)
  const { k0 } = withHair(plate, [0, 0, 0])
  expect(k0.every((value, i) => Math.abs(value - before[i]) <= 1)).toBe(true)
})

test('blonde hair is lighter and warmer than black hair', () => {
  const dark = withHair(plate, [0.016, 0.012, 0.011])
  const blonde = withHair(plate, [0.43, 0.29, 0.155])
  const sum = ({ k0 }: AttireBackPlate, c: number) =>
    plate.hair.reduce((total, added, i) => (added > 30 ? total + k0[i * 4 + c] : total), 0)
  expect(sum(blonde, 0)).toBeGreaterThan(1.5 * sum(dark, 0))
  expect(sum(blonde, 0) / sum(blonde, 2)).toBeGreaterThan(sum(dark, 0) / sum(dark, 2))
})
