import { expect, test } from 'vitest'
import type { Rgb } from '../pixels/colour-space.ts'
import { judgeOutfit } from './judge-outfit.ts'
import type { TrunkRow } from './scan-trunk.ts'

const ivory: Rgb = [0.92, 0, 0.02]
const denim: Rgb = [0.55, -0.02, -0.06]
const nearBlack: Rgb = [0.2, 0, -0.01]

const clothed = (colour: Rgb): Partial<TrunkRow> => ({
  cloth: 0.95,
  skin: 0.02,
  empty: 0.03,
  colour,
  sides: colour,
  middle: colour,
})
const bareRow: Partial<TrunkRow> = { cloth: 0.02, skin: 0.9, empty: 0.08 }

/** A trunk from the collar bones to the knees; each part is drawn over what came before. */
function trunk(...parts: readonly { from: number; to: number; row: Partial<TrunkRow> }[]): TrunkRow[] {
  return Array.from({ length: 118 }, (_, i) => {
    const metres = 0.02 + i * 0.01
    const drawn = parts.filter(({ from, to }) => metres >= from && metres < to)
    const plain: TrunkRow = {
      metres,
      cloth: 0,
      skin: 0,
      empty: 1,
      colour: ivory,
      sides: ivory,
      middle: ivory,
    }
    return Object.assign(plain, ...drawn.map(({ row }) => row))
  })
}

const gown = { from: 0, to: 1.2, row: clothed(ivory) }

const refusing = (reason: string) => expect.objectContaining({ code: 'dress_unusable', reason })

test.each<[string, TrunkRow[]]>([
  ['a gown to the floor', trunk(gown)],
  ['a dress that ends above the knee', trunk({ ...gown, to: 0.72 }, { from: 0.72, to: 1.2, row: bareRow })],
  ['a deep neckline', trunk(gown, { from: 0, to: 0.14, row: bareRow })],
  ['a coloured sash', trunk(gown, { from: 0.38, to: 0.46, row: clothed([0.45, 0.12, 0.05]) })],
  ['a narrow waist', trunk(gown, { from: 0.3, to: 0.4, row: { cloth: 0.7, skin: 0.02, empty: 0.28 } })],
  ['zigzag stripes', trunk(...stripes([0.78, 0, 0], [0.55, 0, 0]))],
  [
    'a skirt a little darker than its bodice',
    trunk(gown, { from: 0.45, to: 1.2, row: clothed([0.84, 0, 0.02]) }),
  ],
  [
    'a bouquet before the skirt',
    trunk(gown, { from: 0.34, to: 0.6, row: { cloth: 0.3, skin: 0.1, empty: 0.3 } }),
  ],
  ['a hand at the waist', trunk(gown, { from: 0.4, to: 0.46, row: { cloth: 0.6, skin: 0.38 } })],
])('%s is a dress', (_, rows) => {
  expect(() => judgeOutfit(rows)).not.toThrow()
})

test.each<[string, TrunkRow[]]>([
  ['a crop top over a skirt', trunk(gown, { from: 0.28, to: 0.34, row: bareRow })],
  ['a band of skin of two centimetres', trunk(gown, { from: 0.4, to: 0.422, row: bareRow })],
  ['a shirt over jeans', trunk(gown, { from: 0.45, to: 1.2, row: clothed(denim) })],
  ['a pale blouse over a dark skirt', trunk(gown, { from: 0.36, to: 1.2, row: clothed(nearBlack) })],
  [
    'trousers of the shirt’s own colour',
    trunk(gown, { from: 0.7, to: 1.2, row: { cloth: 0.75, skin: 0.02, empty: 0.23 } }),
  ],
])('%s is refused as two pieces', (_, rows) => {
  expect(() => judgeOutfit(rows)).toThrow(refusing('two_piece'))
})

test('a shirt between dark lapels is refused as a suit', () => {
  const lapels = { cloth: 0.95, skin: 0.02, empty: 0.03, colour: denim, sides: nearBlack, middle: ivory }
  expect(() => judgeOutfit(trunk(gown, { from: 0, to: 0.3, row: lapels }))).toThrow(refusing('suit'))
})

test('arms crossed over the bodice are refused', () => {
  const arms = { cloth: 0.45, skin: 0.5, empty: 0.05 }
  expect(() => judgeOutfit(trunk(gown, { from: 0.22, to: 0.36, row: arms }))).toThrow(refusing('arms_over'))
})

test.each<[string, TrunkRow[]]>([
  [
    'a shirt that is all there is',
    trunk({ from: 0, to: 0.36, row: clothed(ivory) }, { from: 0.36, to: 1.2, row: bareRow }),
  ],
  ['a swimsuit', trunk({ from: 0, to: 1.2, row: bareRow }, { from: 0.1, to: 0.17, row: clothed(ivory) })],
])('%s is no dress', (_, rows) => {
  expect(() => judgeOutfit(rows)).toThrow(refusing('hardly_seen'))
})

function stripes(...colours: readonly Rgb[]): { from: number; to: number; row: Partial<TrunkRow> }[] {
  return Array.from({ length: 20 }, (_, i) => ({
    from: i * 0.06,
    to: i * 0.06 + 0.06,
    row: clothed(colours[i % colours.length]),
  }))
}
