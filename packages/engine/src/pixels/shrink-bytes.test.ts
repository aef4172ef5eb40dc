import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shrinkBytes } from './shrink-bytes.ts'

const plane = fc
  .record({
    left: fc.nat(9),
    top: fc.nat(9),
    widthPx: fc.integer({ min: 1, max: 14 }),
    heightPx: fc.integer({ min: 1, max: 14 }),
    channels: fc.integer({ min: 1, max: 4 }),
    times: fc.integer({ min: 1, max: 4 }),
  })
  .chain((place) => {
    const length = place.widthPx * place.heightPx * place.channels
    return fc.record({
      place: fc.constant(place),
      bytes: fc.uint8Array({ minLength: length, maxLength: length }),
    })
  })

test('what is shrunk has the light that it had, in its place', () => {
  fc.assert(
    fc.property(plane, ({ place: { times, ...place }, bytes }) => {
      const shrunk = shrinkBytes({ ...place, bytes }, times)
      for (let c = 0; c < place.channels; c++) {
        const before = lightOf({ ...place, bytes }, c)
        const after = lightOf(shrunk, c)
        const cells = shrunk.widthPx * shrunk.heightPx
        expect(Math.abs(after * times ** 2 - before)).toBeLessThanOrEqual(0.5 * times ** 2 * cells)
      }
      expect(shrunk.left * times).toBeLessThanOrEqual(place.left)
      expect((shrunk.left + shrunk.widthPx) * times).toBeGreaterThanOrEqual(place.left + place.widthPx)
      expect((shrunk.top + shrunk.heightPx) * times).toBeGreaterThanOrEqual(place.top + place.heightPx)
    }),
  )
})

test('a corner lies where it lay, also when it begins between the larger px', () => {
  const bytes = new Uint8Array(6 * 6)
  bytes[0] = 180
  const {
    left,
    top,
    widthPx,
    heightPx,
    bytes: shrunk,
  } = shrinkBytes({ bytes, channels: 1, left: 4, top: 5, widthPx: 6, heightPx: 6 }, 3)
  expect([left, top, widthPx, heightPx]).toEqual([1, 1, 3, 3])
  expect([...shrunk]).toEqual([20, 0, 0, 0, 0, 0, 0, 0, 0])
})

function lightOf({ bytes, channels }: { bytes: Uint8Array; channels: number }, channel: number) {
  return bytes.reduce((sum, byte, i) => sum + (i % channels === channel ? byte : 0), 0)
}
