import type { Rgb } from '../pixels/colour-space.ts'

/** Two skins of no one in particular, for pictures without faces; linear light. */
export const exampleSkins: readonly [Rgb, Rgb] = [
  [0.5, 0.32, 0.225],
  [0.4, 0.245, 0.165],
]
