import type { HeadView } from '../crop/head-view.ts'

/** First and last column of hair that ends side by side. */
export interface Bunch {
  first: number
  last: number
}

/** Runs of columns of which something holds, gaps of up to this many px bridged. */
export function bunchesOf(holds: (x: number) => boolean, widthPx: number, gapPx: number): Bunch[] {
  const runs: Bunch[] = []
  for (let x = 0; x < widthPx; x++) {
    if (!holds(x)) continue
    const run = runs.at(-1)
    if (run && x - run.last <= gapPx) run.last = x
    else runs.push({ first: x, last: x })
  }
  return runs
}

/** The first row under the photo's part of a column; null when the view ends before the photo. */
export function lowerEdge(
  { isInside, widthPx, heightPx }: Pick<HeadView, 'isInside' | 'widthPx' | 'heightPx'>,
  x: number,
): number | null {
  let y = heightPx - 1
  if (isInside[y * widthPx + x]) return null
  while (y >= 0 && !isInside[y * widthPx + x]) y--
  return y < 0 ? null : y + 1
}
