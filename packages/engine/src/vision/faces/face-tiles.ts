import type { Region } from '../../pixels/sample-region.ts'

/** Side of the square tiles, in short sides of the picture, from coarse to fine. */
const tileSides = [1, 0.6, 0.36]
/** Tiles step by this share of their side, so that a face cut by one tile lies whole in the next. */
const step = 0.6
/** A narrower picture gets no smaller tiles than one of this ratio, else their number would have no limit. */
const mostRatio = 4

/** Squares in which faces are looked for: the whole picture padded to a square, then finer and finer tiles. */
export function faceTiles(widthPx: number, heightPx: number): Region[][] {
  const longPx = Math.max(widthPx, heightPx)
  const shortPx = Math.max(Math.min(widthPx, heightPx), longPx / mostRatio)
  const whole = square(widthPx / 2, heightPx / 2, longPx)
  const finer = tileSides
    .map((side) => side * shortPx)
    .filter((sidePx) => sidePx < longPx)
    .map((sidePx) =>
      starts(heightPx, sidePx).flatMap((centreY) =>
        starts(widthPx, sidePx).map((centreX) => square(centreX, centreY, sidePx)),
      ),
    )
  return [[whole], ...finer]
}

function square(centreX: number, centreY: number, sidePx: number): Region {
  return { centreX, centreY, widthPx: sidePx, heightPx: sidePx, angleRad: 0 }
}

/** Centres of tiles along one side of the picture. */
function starts(lengthPx: number, sidePx: number): number[] {
  const spare = lengthPx - sidePx
  if (spare <= 0) return [lengthPx / 2]
  const count = Math.ceil(spare / (sidePx * step)) + 1
  return Array.from({ length: count }, (_, i) => sidePx / 2 + (spare * i) / (count - 1))
}
