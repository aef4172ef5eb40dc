import { expect, test } from 'vitest'
import { linearFromByte } from '../../pixels/colour-space.ts'
import { changeLight } from './change-light.ts'

const changed = (bytes: readonly number[], stops: number) => {
  const rgb = Uint8Array.from(bytes.flatMap((byte) => [byte, byte, byte]))
  changeLight(rgb, new Float32Array(bytes.length).fill(stops))
  return bytes.map((_, i) => rgb[i * 3])
}
const all = Array.from({ length: 256 }, (_, byte) => byte)

test('no stops change no byte', () => {
  expect(changed(all, 0)).toEqual(all)
})

test('a stop less is half the light', () => {
  const [byte] = changed([200], -1)
  expect(linearFromByte[byte] / linearFromByte[200]).toBeCloseTo(0.5, 1)
})

test('black stays black and white stays white when light is added, and no two bytes change places', () => {
  const lit = changed(all, 0.9)
  expect([lit[0], lit[255]]).toEqual([0, 255])
  expect(lit).toEqual(lit.toSorted((a, b) => a - b))
  expect(linearFromByte[lit[60]] / linearFromByte[60]).toBeCloseTo(2 ** 0.9, 0)
})

test('no more than eleven tenths of a stop are given', () => {
  expect(changed(all, 5)).toEqual(changed(all, 1.1))
  expect(changed(all, -5)).toEqual(changed(all, -1.1))
})
