import type { Picture } from '../pixels/picture.ts'
import type { Finish, Print } from '../spec/job.ts'
import { printBlackAndWhite } from './black-and-white.ts'
import { gradePicture } from './grade.ts'
import { paintOil } from './oil.ts'
import { printAs } from './print-as.ts'
import { soften } from './soft.ts'
import { paintWatercolour } from './watercolour.ts'

export interface Finishing {
  picture: Picture
  /** 1 on faces, with soft edges; 0 everywhere when there are none. */
  faceMask: Float32Array
  /** 1 on the skin of faces and bodies, whose colours stay alike; the faces' mask when absent. */
  skinMask?: Float32Array
  finish: Finish
  /** As the finish has it when absent. */
  print?: Print
  seed: number
  /** Gentle finishes leave faces nearly as they are. */
  isGentle: boolean
}

/** Deviation of the grain, display sRGB. */
const grain = { film: { normal: 0.011, gentle: 0.004 }, soft: { normal: 0.006, gentle: 0.004 } }
const faintGrain = 0.004
/** Share of the softening or painting that reaches faces. */
const onFaces = {
  soft: { normal: 0.45, gentle: 0.1 },
  watercolour: { normal: 0.08, gentle: 0.03 },
  oil: { normal: 0.18, gentle: 0.04 },
}

/** Gives a picture its finish, in place; the same seed gives the same pixels. */
export function finishPicture({
  picture,
  faceMask,
  skinMask = faceMask,
  finish,
  print,
  seed,
  isGentle,
}: Finishing): void {
  if (print) printAs(print, picture, skinMask)
  const care = isGentle ? 'gentle' : 'normal'
  const own = finish === 'film' || finish === 'soft' ? grain[finish][care] : faintGrain
  gradePicture({ picture, skinMask, seed, grain: own })
  switch (finish) {
    case 'film':
      break
    case 'bw':
      printBlackAndWhite(picture, faceMask, seed)
      break
    case 'soft':
      soften({ picture, faceMask, skinMask, onFaces: onFaces.soft[care] })
      break
    case 'watercolour':
      paintWatercolour({ picture, faceMask, skinMask, seed, onFaces: onFaces.watercolour[care] })
      break
    case 'oil':
      paintOil({ picture, faceMask, skinMask, seed, onFaces: onFaces.oil[care] })
      break
  }
}
