import { linearFromByte, oklabFromLinear, type Rgb } from '../pixels/colour-space.ts'
import type { ParsedWearer } from './parse-wearer.ts'

export interface TrunkQuestion {
  wearer: Pick<ParsedWearer, 'crop' | 'classes' | 'person'>
  centreX: number
  pitY: number
  pxPerMetre: number
}

/** One row of the trunk's middle. */
export interface TrunkRow {
  /** Metres under the neck's pit. */
  metres: number
  /** Shares of the row, 0..1. */
  cloth: number
  skin: number
  /** Nothing of the person: between the legs, or beside a narrow waist. */
  empty: number
  /** Mean cloth, OKLab; meaningless where there is hardly any. */
  colour: Rgb
  /** Mean cloth of the row's outer thirds and of its inner third. */
  sides: Rgb
  middle: Rgb
}

const halfMetres = 0.105
const stepMetres = 0.01
/** From the collar bones to below the knees. */
const reachMetres = { from: 0.02, to: 1.2 }

/** What lies on the trunk and the legs, centimetre by centimetre down to the photo's border. */
export function scanTrunk(question: TrunkQuestion): TrunkRow[] {
  const { wearer, pitY, pxPerMetre } = question
  const rows: TrunkRow[] = []
  for (let metres = reachMetres.from; metres < reachMetres.to; metres += stepMetres) {
    const y = Math.round(pitY + metres * pxPerMetre)
    if (y < 0 || y >= wearer.crop.image.heightPx) break
    if (wearer.crop.isInside[y * wearer.crop.image.widthPx + Math.round(question.centreX)] === 0) break
    rows.push(scanRow(question, y, metres))
  }
  return rows
}

function scanRow({ wearer, centreX, pxPerMetre }: TrunkQuestion, y: number, metres: number): TrunkRow {
  const { crop, classes, person } = wearer
  const { widthPx, data } = crop.image
  const halfPx = halfMetres * pxPerMetre
  const left = Math.max(0, Math.round(centreX - halfPx))
  const right = Math.min(widthPx - 1, Math.round(centreX + halfPx))
  const all = new Mean()
  const sides = new Mean()
  const middle = new Mean()
  let skin = 0
  let empty = 0
  for (let x = left; x <= right; x++) {
    const i = y * widthPx + x
    skin += (classes.bodySkin[i] + classes.faceSkin[i]) * person[i]
    empty += 1 - person[i]
    const share = classes.clothes[i] * person[i]
    if (share < 0.3) continue
    const colour = oklabFromLinear([
      linearFromByte[data[i * 3]],
      linearFromByte[data[i * 3 + 1]],
      linearFromByte[data[i * 3 + 2]],
    ])
    const aside = Math.abs(x - centreX) / halfPx
    all.add(colour, share)
    if (aside > 0.6) sides.add(colour, share)
    if (aside < 0.3) middle.add(colour, share)
  }
  const count = Math.max(1, right - left + 1)
  return {
    metres,
    cloth: all.weight / count,
    skin: skin / count,
    empty: empty / count,
    colour: all.colour(),
    sides: sides.colour(),
    middle: middle.colour(),
  }
}

class Mean {
  weight = 0
  readonly #sums = [0, 0, 0]

  add(colour: Rgb, weight: number): void {
    this.weight += weight
    for (let c = 0; c < 3; c++) this.#sums[c] += colour[c] * weight
  }

  colour(): Rgb {
    const [lightness, a, b] = this.#sums.map((sum) => sum / Math.max(1e-6, this.weight))
    return [lightness, a, b]
  }
}
