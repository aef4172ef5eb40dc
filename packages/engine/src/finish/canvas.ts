import { noiseTile, normalise, tileSidePx } from '../pixels/noise-tile.ts'

/** Px from thread to thread; a share of the tile's side, so that it repeats without a seam. */
const threadPx = 4
const uneven = 0.7

/** A tile of plain-woven linen lit from the side, of deviation 1. */
export function makeCanvas(seed: number): Float32Array {
  const slubs = noiseTile(seed + 3, 2.5)
  const weave = new Float32Array(tileSidePx ** 2)
  const turn = Math.PI / threadPx
  for (let y = 0, i = 0; y < tileSidePx; y++)
    for (let x = 0; x < tileSidePx; x++, i++) {
      const isOver = (Math.floor(x / threadPx) + Math.floor(y / threadPx)) % 2 === 0
      const thread = isOver ? Math.cos((y % threadPx) * turn) : Math.cos((x % threadPx) * turn)
      weave[i] = thread + uneven * slubs[i]
    }
  return normalise(weave)
}
