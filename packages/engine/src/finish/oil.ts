import { gaussianBlur } from '../pixels/blur.ts'
import { emptyPicture, type Picture } from '../pixels/picture.ts'
import { resizePlane } from '../pixels/resample.ts'
import { smoothstep } from '../pixels/smoothstep.ts'
import { paintKuwahara } from './kuwahara.ts'
import { lightPaint } from './light-paint.ts'
import { cellPx, findGrain } from './paint-grain.ts'
import { type Easel, layStrokes } from './paint-strokes.ts'

export interface OilFinish {
  picture: Picture
  faceMask: Float32Array
  /** 1 on the skin of faces and bodies. */
  skinMask: Float32Array
  seed: number
  /** Share of the painting on faces; the rest is painted with a fine brush. */
  onFaces: number
}

/** Lengths in px of a picture 900 px wide. */
const groundBrushPx = 5
const faceBrushPx = 2

/** Brushes, from broad to fine: broad ones fill, fine ones only go where there is something to draw. */
const brushes = [
  { lengthPx: 34, widthPx: 11, everyPx: 8.5, leastDetail: 0, load: 0.85 },
  { lengthPx: 20, widthPx: 6, everyPx: 5.2, leastDetail: 0.012, load: 0.85 },
  { lengthPx: 11, widthPx: 3.2, everyPx: 3.4, leastDetail: 0.035, load: 0.9 },
]

/** Repaints the picture in oil: strokes along its forms, thick paint lit from the side, canvas; faces with a fine brush. In place. */
export function paintOil({ picture, faceMask, skinMask, seed, onFaces }: OilFinish): void {
  const { widthPx, heightPx } = picture
  const unit = widthPx / 900
  const ground = emptyPicture(widthPx, heightPx)
  const fine = emptyPicture(widthPx, heightPx)
  paintKuwahara(picture, groundBrushPx * unit, ground)
  paintKuwahara(picture, Math.max(1.6, faceBrushPx * unit), fine)
  const painted = {
    ...ground,
    r: ground.r.slice(),
    g: ground.g.slice(),
    b: ground.b.slice(),
  }
  const easel: Easel = {
    source: ground,
    painted,
    height: new Float32Array(widthPx * heightPx),
    grain: findGrain(picture, unit),
    faceMask,
  }
  for (const [layer, brush] of brushes.entries()) layStrokes({ easel, brush, unit, seed: seed + 31 * layer })
  const drawn = drawnShare(easel, unit)
  lightPaint({ picture, painted, fine, height: easel.height, drawn, faceMask, skinMask, onFaces, seed, unit })
}

/** From this strength of edges on the fine brush draws them. */
const edge = { from: 0.02, to: 0.13, most: 0.72 }

function drawnShare({ grain, source }: Easel, unit: number): Float32Array {
  const { columns, rows, detail } = grain
  const share = new Float32Array(detail.length)
  for (let i = 0; i < share.length; i++) share[i] = edge.most * smoothstep(edge.from, edge.to, detail[i])
  gaussianBlur(share, columns, rows, (edgeSoftPx * unit) / cellPx, share)
  return resizePlane(share, columns, rows, source.widthPx, source.heightPx, 1 / cellPx)
}

const edgeSoftPx = 3
