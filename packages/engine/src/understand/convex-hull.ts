type Point = readonly [number, number]

/** The points on the outside of a set, in order around it (monotone chain). */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted(([aX, aY], [bX, bY]) => aX - bX || aY - bY)
  return [...chain(sorted), ...chain(sorted.toReversed())]
}

/** One side of the hull, without its last point. */
function chain(points: readonly Point[]): Point[] {
  const kept: Point[] = []
  for (const point of points) {
    while (kept.length > 1 && !turnsIn(kept[kept.length - 2], kept[kept.length - 1], point)) kept.pop()
    kept.push(point)
  }
  return kept.slice(0, -1)
}

function turnsIn([aX, aY]: Point, [bX, bY]: Point, [cX, cY]: Point): boolean {
  return (bX - aX) * (cY - aY) - (bY - aY) * (cX - aX) > 0
}
