import { expect, test } from 'vitest'
import { drawPlane, farthest, sumOf } from '../../testing/planes.ts'
import { decontaminate } from './decontaminate.ts'
import type { ColourPlanes } from './guided-filter.ts'

const widthPx = 100
const heightPx = 60
const pxPerCm = 6
const own = [0.55, 0.35, 0.25]
const behind = [0.2, 0.7, 0.9]
/** Soft on one side, strands on the other. */
const alpha = drawPlane(widthPx, heightPx, (x, y) => {
  const soft = Math.min(1, Math.max(0, (x - 30) / 12))
  const strand = x > 70 && y % 6 < 3 ? 0.7 : x > 70 ? 0 : 1
  return Math.min(soft, strand)
})
const photo = composite(own, behind)

test('the freed colours over the old background are the photo again', () => {
  const freed = free(photo)
  const errors = Array.from(freed, (byte, at) => {
    const i = Math.floor(at / 3)
    const again = (byte / 255) * alpha[i] + behind[at % 3] * (1 - alpha[i])
    return Math.abs(again - photo[at % 3][i])
  })

  expect(Math.max(...errors)).toBeLessThan(0.08)
  expect(sumOf(errors) / errors.length).toBeLessThan(0.01)
})

test('over a new background the freed colours carry less of the old one than the photo does', () => {
  const freed = free(photo)
  const error = (colourAt: (i: number, c: number) => number) => {
    let sum = 0
    for (let i = 0; i < alpha.length; i++)
      for (let c = 0; c < 3; c++) sum += Math.abs(colourAt(i, c) - own[c]) * alpha[i]
    return sum
  }

  const left = error((i, c) => freed[i * 3 + c] / 255)

  expect(left).toBeLessThan(0.35 * error((i, c) => photo[c][i]))
})

test('without a background shining through, soft edges keep their colour', () => {
  const freed = free(composite(own, own))

  const errors = Array.from(freed, (byte, at) =>
    alpha[Math.floor(at / 3)] > 0 ? Math.abs(byte / 255 - own[at % 3]) : 0,
  )
  expect(Math.max(...errors)).toBeLessThan(0.01)
})

test('each channel is freed by itself', () => {
  const [red, green, blue] = photo
  const plain = free(photo)

  const turned = free([blue, red, green])

  for (let i = 0; i < alpha.length; i += 7)
    expect([...turned.subarray(i * 3, i * 3 + 3)]).toEqual([plain[i * 3 + 2], plain[i * 3], plain[i * 3 + 1]])
})

test('white strands before black stay white instead of running over', () => {
  const strands = alpha.map((share) => (share > 0 ? 1 : 0))
  const freed = free([strands, strands, strands])

  for (let i = 0; i < alpha.length; i++) if (alpha[i] > 0.3) expect(freed[i * 3]).toBeGreaterThan(200)
})

test('the planes that are given stay as they are', () => {
  const before = photo.map((plane) => plane.slice())
  const alphaBefore = alpha.slice()

  free(photo)

  for (const [c, plane] of photo.entries()) expect(farthest(plane, before[c])).toBe(0)
  expect(farthest(alpha, alphaBefore)).toBe(0)
})

function free(colours: ColourPlanes): Uint8Array {
  return decontaminate({ colours, widthPx, heightPx, alpha, pxPerCm })
}

function composite(front: readonly number[], back: readonly number[]): ColourPlanes {
  const plane = (c: number) => alpha.map((share) => front[c] * share + back[c] * (1 - share))
  return [plane(0), plane(1), plane(2)]
}
