import type { HeadWindow, LinearPlanes } from '../head-window.ts'

const widthPx = 200
const heightPx = 240
const pxPerCm = 8

export interface ExampleHead {
  radiusPx: number
  /** Linear light. */
  colour?: readonly [number, number, number]
}

/** A window of 25 × 30 cm with two round heads over one another, their chins at row 150, on a ground of two colours. */
export function exampleWindow({ own, drawn }: { own: ExampleHead; drawn: ExampleHead }): HeadWindow {
  const ground = (x: number): readonly [number, number, number] =>
    x < 100 ? [0.5, 0.1, 0.1] : [0.1, 0.1, 0.5]
  const drawnHead = disc(drawn.radiusPx)
  const { colour: drawnColour = skin } = drawn
  const { colour: ownColour = skin } = own
  return {
    box: { left: 10, top: 20, widthPx, heightPx },
    pxPerCm,
    chinRow: 150,
    picture: planes(
      (channel, x, i) => drawnHead[i] * drawnColour[channel] + (1 - drawnHead[i]) * ground(x)[channel],
    ),
    own: { colours: planes((channel) => ownColour[channel]), head: disc(own.radiusPx) },
    drawn: { head: drawnHead },
  }
}

/** Index of a px of the window. */
export function at(x: number, y: number): number {
  return y * widthPx + x
}

const skin = [0.4, 0.25, 0.18] as const

/** Alpha of a round head whose chin is at row 150, with an edge of two px. */
function disc(radiusPx: number): Float32Array {
  const centreY = 150 - radiusPx
  return Float32Array.from({ length: widthPx * heightPx }, (_, i) => {
    const distance = Math.hypot((i % widthPx) - 100, Math.floor(i / widthPx) - centreY)
    return Math.max(0, Math.min(1, (radiusPx - distance) / 2 + 0.5))
  })
}

function planes(value: (channel: 0 | 1 | 2, x: number, index: number) => number): LinearPlanes {
  const plane = (channel: 0 | 1 | 2) =>
    Float32Array.from({ length: widthPx * heightPx }, (_, i) => value(channel, i % widthPx, i))
  return [plane(0), plane(1), plane(2)]
}
