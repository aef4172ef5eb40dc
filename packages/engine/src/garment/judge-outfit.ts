import type { Rgb } from '../pixels/colour-space.ts'
import type { TrunkRow } from './scan-trunk.ts'
import { type UnusableReason, unusable } from './unusable.ts'

/** Where a waist may be, metres under the neck's pit. */
const waist = { from: 0.14, to: 0.78 }
/** Centimetres of bare skin between two pieces, and of cloth above and below that make them pieces. */
const bare = { rows: 2, clothRows: 5 }
const mostly = 0.6
/** Two pieces: all cloth above the waist of one colour, all below of another, each rather even; OKLab. A sash is neither. */
const seam = { rows: 9, difference: 0.13, unevenness: 0.4 }
/** Legs in cloth with a gap between them, centimetres in all. */
const legs = { fromMetres: 0.55, empty: 0.12, cloth: 0.3, rows: 10 }
/** A shirt between lapels, over most of the chest. */
const shirt = { fromMetres: 0.06, toMetres: 0.2, lighter: 0.25, share: 0.6 }
/** Arms across the trunk, rows of a hand's breadth. */
const crossed = { from: 0.12, to: 0.5, skin: 0.3, rows: 9 }
/** A dress covers the trunk down to the thighs, but for a few rows; a bouquet before it is no gap. */
const covered = { from: 0.16, to: 0.54, mostSkin: 0.45, mostEmpty: 0.7, share: 0.85 }

/** Throws dress_unusable when the photo shows no dress in one piece, or arms over it. */
export function judgeOutfit(rows: readonly TrunkRow[]): void {
  const reason = reasonAgainst(rows)
  if (reason) throw unusable(reason)
}

function reasonAgainst(rows: readonly TrunkRow[]): UnusableReason | undefined {
  if (isSuit(rows)) return 'suit'
  if (isMidriffBare(rows) || hasSeam(rows) || hasTrouserLegs(rows)) return 'two_piece'
  if (areArmsCrossed(rows)) return 'arms_over'
  if (!isCovered(rows)) return 'hardly_seen'
  return undefined
}

function isMidriffBare(rows: readonly TrunkRow[]): boolean {
  let above = 0
  let skin = 0
  let below = 0
  for (const { metres, cloth, skin: bareShare } of rows) {
    if (metres > waist.to) break
    if (bareShare > mostly) {
      if (above >= bare.clothRows) skin++
      below = 0
    } else if (cloth > mostly) {
      if (skin >= bare.rows) below++
      else above++
    }
    if (below >= bare.clothRows) return true
  }
  return false
}

function hasSeam(rows: readonly TrunkRow[]): boolean {
  const cloth = rows.filter((row) => row.cloth > mostly)
  return cloth.some(({ metres }, row) => {
    if (metres < waist.from || metres > waist.to) return false
    const above = clothOf(cloth.slice(0, Math.max(0, row - 1)))
    const below = clothOf(cloth.slice(row + 2))
    if (!above || !below) return false
    const difference = distance(above.mean, below.mean)
    const isEven = Math.max(above.unevenness, below.unevenness) < seam.unevenness * difference
    return difference > seam.difference && isEven
  })
}

function hasTrouserLegs(rows: readonly TrunkRow[]): boolean {
  const gaps = rows.filter(
    ({ metres, empty, cloth }) => metres > legs.fromMetres && empty > legs.empty && cloth > legs.cloth,
  )
  return gaps.length >= legs.rows
}

function isSuit(rows: readonly TrunkRow[]): boolean {
  const chest = rows.filter(({ metres }) => metres > shirt.fromMetres && metres < shirt.toMetres)
  const shirted = chest.filter(
    ({ cloth, sides, middle }) => cloth > mostly && middle[0] - sides[0] > shirt.lighter,
  )
  return shirted.length > shirt.share * chest.length
}

function areArmsCrossed(rows: readonly TrunkRow[]): boolean {
  const first = rows.findIndex(({ metres, cloth }) => metres > crossed.from && cloth > mostly)
  const last = rows.findLastIndex(({ metres, cloth }) => metres < crossed.to && cloth > mostly)
  if (first < 0) return false
  return rows.slice(first, last).filter(({ skin }) => skin > crossed.skin).length >= crossed.rows
}

function isCovered(rows: readonly TrunkRow[]): boolean {
  const trunk = rows.filter(({ metres }) => metres > covered.from && metres < covered.to)
  const dressed = trunk.filter(
    ({ skin, empty }) => empty < covered.mostEmpty && skin < covered.mostSkin * (1 - empty),
  )
  return dressed.length >= covered.share * trunk.length
}

/** Mean cloth of some rows and how far single rows are from it; undefined for too few. */
function clothOf(rows: readonly TrunkRow[]): { mean: Rgb; unevenness: number } | undefined {
  if (rows.length < seam.rows) return undefined
  const meanOf = (c: 0 | 1 | 2) => rows.reduce((sum, { colour }) => sum + colour[c], 0) / rows.length
  const mean: Rgb = [meanOf(0), meanOf(1), meanOf(2)]
  const unevenness = rows.reduce((sum, { colour }) => sum + distance(colour, mean), 0) / rows.length
  return { mean, unevenness }
}

function distance(one: Rgb, other: Rgb): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}
