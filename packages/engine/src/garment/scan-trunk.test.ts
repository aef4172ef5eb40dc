import { expect, test } from 'vitest'
import { scanTrunk } from './scan-trunk.ts'
import { drawnPxPerMetre, drawnWearer } from './testing/drawn-wearer.ts'

const pitY = 20
const ask = (wearer: ReturnType<typeof drawnWearer>) =>
  scanTrunk({ wearer, centreX: 50, pitY, pxPerMetre: drawnPxPerMetre })
const rowAt = (rows: ReturnType<typeof ask>, metres: number) => {
  const row = rows.find((each) => Math.abs(each.metres - metres) < 0.006)
  if (!row) throw new Error(`No row at ${metres} m.`)
  return row
}

test('each centimetre of a trunk tells cloth, skin and nothing apart', () => {
  const wearer = drawnWearer({
    what: (x, y) => {
      if (x < 35 || x > 65 || y > 110) return undefined
      return y < 50 || y > 60 ? 'clothes' : 'bodySkin'
    },
  })
  const rows = ask(wearer)
  expect(rowAt(rows, 0.2).cloth).toBeCloseTo(1, 5)
  expect(rowAt(rows, 0.35).skin).toBeCloseTo(1, 5)
  expect(rowAt(rows, 0.35).cloth).toBe(0)
  expect(rowAt(rows, 0.95).empty).toBeCloseTo(1, 5)
})

test('a gap between legs shows as a part of the row', () => {
  const wearer = drawnWearer({
    what: (x) => (Math.abs(x - 50) < 4 || Math.abs(x - 50) > 14 ? undefined : 'clothes'),
  })
  const { empty, cloth } = rowAt(ask(wearer), 0.7)
  expect(empty).toBeGreaterThan(0.25)
  expect(cloth).toBeGreaterThan(0.55)
})

test('a shirt is told from the lapels beside it', () => {
  const wearer = drawnWearer({
    what: () => 'clothes',
    colour: (x) => (Math.abs(x - 50) < 4 ? [240, 240, 240] : [20, 20, 24]),
  })
  const { middle, sides } = rowAt(ask(wearer), 0.1)
  expect(middle[0]).toBeGreaterThan(0.9)
  expect(sides[0]).toBeLessThan(0.25)
})

test('rows end where the photo ends', () => {
  const wearer = drawnWearer({ what: () => 'clothes', heightPx: 90 })
  const rows = ask(wearer)
  expect(rows.at(-1)?.metres).toBeLessThan(0.7)
  const cut = {
    ...wearer,
    crop: { ...wearer.crop, isInside: wearer.crop.isInside.map((_, i) => (i < 5000 ? 1 : 0)) },
  }
  expect(ask(cut).at(-1)?.metres).toBeLessThan(0.31)
})

test('a trunk at the very edge of the picture is still read', () => {
  const wearer = drawnWearer({ what: () => 'clothes', widthPx: 51 })
  const rows = scanTrunk({ wearer, centreX: 50, pitY, pxPerMetre: drawnPxPerMetre })
  expect(rowAt(rows, 0.3).cloth).toBeCloseTo(1, 5)
})
