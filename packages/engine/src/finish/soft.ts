import { blurLarge } from '../pixels/blur.ts'
import { emptyPicture, type Picture } from '../pixels/picture.ts'
import { clamp } from '../pixels/smoothstep.ts'
import { paintKuwahara } from './kuwahara.ts'
import { makePaper } from './paper.ts'
import { tileMask, tileSidePx } from './texture-tile.ts'

export interface SoftFinish {
  picture: Picture
  faceMask: Float32Array
  /** Share of the painting on faces against elsewhere. */
  onFaces: number
}

const brushPx = 3
const share = 0.8
const bloom = 0.18
const bloomPx = 14
const paperRelief = 0.008
const paperSeed = 2

/** Brushes small detail together, lets light bloom and shows a trace of paper; faces are brushed less. In place. */
export function soften({ picture, faceMask, onFaces }: SoftFinish): void {
  const { widthPx, heightPx } = picture
  const unit = widthPx / 900
  const painted = emptyPicture(widthPx, heightPx)
  paintKuwahara(picture, brushPx * unit, painted)
  const { relief } = makePaper(paperSeed)
  const light = new Float32Array(picture.r.length)
  for (const channel of ['r', 'g', 'b'] as const) {
    mixPainted(picture[channel], painted[channel], faceMask, onFaces)
    blurLarge(picture[channel], widthPx, heightPx, bloomPx * unit, light)
    bloomChannel(picture[channel], light, relief, widthPx)
  }
}

function mixPainted(
  channel: Float32Array,
  painted: Float32Array,
  faceMask: Float32Array,
  onFaces: number,
): void {
  for (let i = 0; i < channel.length; i++)
    channel[i] += (painted[i] - channel[i]) * share * (1 - (1 - onFaces) * faceMask[i])
}

function bloomChannel(
  channel: Float32Array,
  light: Float32Array,
  relief: Float32Array,
  widthPx: number,
): void {
  for (let i = 0, y = 0; i < channel.length; y++) {
    const row = (y & tileMask) * tileSidePx
    for (let x = 0; x < widthPx; x++, i++) {
      const lit = 1 - (1 - channel[i]) * (1 - bloom * light[i])
      channel[i] = clamp((lit - 0.06) / 0.95 + paperRelief * relief[row + (x & tileMask)])
    }
  }
}
