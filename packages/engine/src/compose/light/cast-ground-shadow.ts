import { blurLarge } from '../../pixels/blur.ts'
import type { Picture } from '../../pixels/picture.ts'
import { type Box, growBox } from '../box.ts'
import type { PersonLayer } from '../people/person-layer.ts'

export interface GroundShadow {
  picture: Picture
  /** Somebody seen to the ground, not yet laid into the picture. */
  person: PersonLayer
  /** Side of the frame that the light comes from. */
  litFrom: 'left' | 'right'
  pxPerMetre: number
}

/** What of a column of a person lies this near to the lowest point stands on the ground. */
const nearGroundMetres = 0.28
const besideMetres = 0.025
/** Where a hem or a sole touches the ground, and how much of the sky both keep away around them. */
const shadows = [
  { heightMetres: 0.03, asideMetres: 0.01, blurMetres: 0.018, strength: 0.5 },
  { heightMetres: 0.12, asideMetres: 0.07, blurMetres: 0.085, strength: 0.55 },
]

/** Darkens the ground beneath and beside somebody. */
export function castGroundShadow({ picture, person, litFrom, pxPerMetre }: GroundShadow): void {
  const frame = { left: 0, top: 0, widthPx: picture.widthPx, heightPx: picture.heightPx }
  const lowest = lowestRows(person, Math.round(besideMetres * pxPerMetre))
  const ground = lowest.reduce((most, row) => Math.max(most, row), 0)
  for (const { heightMetres, asideMetres, blurMetres, strength } of shadows) {
    const box = growBox(person.box, (3 * blurMetres + asideMetres) * pxPerMetre, frame)
    const mask = new Float32Array(box.widthPx * box.heightPx)
    const dx =
      person.box.left - box.left + Math.round(asideMetres * pxPerMetre) * (litFrom === 'left' ? 1 : -1)
    for (const [column, row] of lowest.entries()) {
      if (row < ground - nearGroundMetres * pxPerMetre) continue
      const bottom = person.box.top + row - box.top
      const x = column + dx
      if (x < 0 || x >= box.widthPx) continue
      for (
        let y = Math.max(0, Math.round(bottom - heightMetres * pxPerMetre));
        y <= bottom && y < box.heightPx;
        y++
      )
        mask[y * box.widthPx + x] = 1
    }
    darken(picture, box, blurLarge(mask, box.widthPx, box.heightPx, blurMetres * pxPerMetre, mask), strength)
  }
}

/** For each column the lowest row that shows the person or cloth right beside it, or -1: a hem's scallops cast one shadow. */
function lowestRows({ box: { widthPx, heightPx }, a }: PersonLayer, aside: number): number[] {
  const lowest = Array.from({ length: widthPx }, (_, x) => {
    for (let y = heightPx - 1; y >= 0; y--) if (a[y * widthPx + x] > 0.5) return y
    return -1
  })
  return lowest.map((_, x) => Math.max(...lowest.slice(Math.max(0, x - aside), x + aside + 1)))
}

function darken({ widthPx, r, g, b }: Picture, box: Box, shadow: Float32Array, strength: number): void {
  for (let y = 0; y < box.heightPx; y++)
    for (let x = 0; x < box.widthPx; x++) {
      const share = shadow[y * box.widthPx + x] * strength
      if (share < 0.002) continue
      const i = (box.top + y) * widthPx + box.left + x
      r[i] *= 1 - share
      g[i] *= 1 - share
      b[i] *= 1 - share
    }
}
