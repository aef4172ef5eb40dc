import { blurLarge, gaussianBlur } from '../pixels/blur.ts'
import { noisePlane } from '../pixels/noise.ts'
import { noiseTile, normalise, tileMask, tileSidePx } from '../pixels/noise-tile.ts'
import { emptyPicture, type Picture } from '../pixels/picture.ts'
import { clamp } from '../pixels/smoothstep.ts'
import { paintKuwahara } from './kuwahara.ts'
import { makePaper } from './paper.ts'
import { washRow } from './wash-row.ts'

export interface WatercolourFinish {
  picture: Picture
  faceMask: Float32Array
  /** 1 on the skin of faces and bodies. */
  skinMask: Float32Array
  seed: number
  /** Share of the full painting on faces; the rest is painted with a fine brush. */
  onFaces: number
}

const brushesPx = [5, 4]
const fineBrushPx = 2
/** What the fine brush keeps of the photo's own detail: eyes and lips stay drawn on skin of every tone. */
const ownDetail = 0.5
const paperSeed = 2

/** Repaints the picture in washes with dark edges, on rough paper with a torn border; faces with a fine brush. In place. */
export function paintWatercolour({ picture, faceMask, skinMask, seed, onFaces }: WatercolourFinish): void {
  const { widthPx, heightPx } = picture
  const unit = widthPx / 900
  const wobble = {
    x: noiseTile(seed + 5, 5 * unit),
    y: noiseTile(seed + 6, 5 * unit),
  }
  const washes = emptyPicture(widthPx, heightPx)
  const spare = emptyPicture(widthPx, heightPx)
  wobblePicture(picture, washes, wobble, unit)
  paintKuwahara(washes, brushesPx[0] * unit, spare)
  paintKuwahara(spare, brushesPx[1] * unit, washes)
  paintKuwahara(picture, Math.max(1.6, fineBrushPx * unit), spare)
  sharpenFine(picture, spare, fineBrushPx * unit)
  const edges = darkEdges(washes, 3.5 * unit)
  const flow = pigmentFlow(widthPx, heightPx, seed + 8, 26 * unit)
  const paper = makePaper(paperSeed)
  for (let y = 0; y < heightPx; y++)
    washRow(
      {
        picture,
        washes,
        fine: spare,
        edges,
        flow,
        paper,
        wobble: wobble.x,
        faceMask,
        skinMask,
        onFaces,
        unit,
      },
      y,
    )
}

interface Wobble {
  x: Float32Array
  y: Float32Array
}

/** Moves outlines by about a pixel, as a hand would. */
function wobblePicture(source: Picture, target: Picture, wobble: Wobble, unit: number): void {
  const { widthPx, heightPx } = source
  for (let y = 0, i = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++, i++) {
      const tile = (y & tileMask) * tileSidePx + (x & tileMask)
      const fromX = clamp(x + wobble.x[tile] * unit, 0, widthPx - 1) | 0
      const fromY = clamp(y + wobble.y[tile] * unit, 0, heightPx - 1) | 0
      const j = fromY * widthPx + fromX
      target.r[i] = source.r[j]
      target.g[i] = source.g[j]
      target.b[i] = source.b[j]
    }
}

/** Gives back to the finely painted picture some of the detail that the brush took. */
function sharpenFine(source: Picture, fine: Picture, sigmaPx: number): void {
  const blurred = new Float32Array(source.r.length)
  for (const channel of ['r', 'g', 'b'] as const) {
    gaussianBlur(source[channel], source.widthPx, source.heightPx, sigmaPx, blurred)
    addDetail(source[channel], blurred, fine[channel])
  }
}

function addDetail(source: Float32Array, blurred: Float32Array, target: Float32Array): void {
  for (let i = 0; i < source.length; i++) target[i] += (source[i] - blurred[i]) * ownDetail
}

/** Pigment gathers at the edge of a wash: positive where a pixel is darker than its surroundings. */
function darkEdges({ widthPx, heightPx, r, g, b }: Picture, sigmaPx: number): Float32Array {
  const grey = new Float32Array(r.length)
  for (let i = 0; i < r.length; i++) grey[i] = (r[i] + g[i] + b[i]) / 3
  const around = gaussianBlur(grey, widthPx, heightPx, sigmaPx)
  for (let i = 0; i < r.length; i++) around[i] = clamp((around[i] - grey[i]) * 2.2, -0.05, 0.16) * 0.9
  return around
}

/** Large soft clouds of more and less pigment, of deviation 1. */
function pigmentFlow(widthPx: number, heightPx: number, seed: number, sigmaPx: number): Float32Array {
  const noise = noisePlane(widthPx * heightPx, seed)
  return normalise(blurLarge(noise, widthPx, heightPx, sigmaPx, noise))
}
