import { noiseTile, tileMask, tileSidePx } from '../../pixels/noise-tile.ts'
import { clamp } from '../../pixels/smoothstep.ts'
import type { DisplayedAttire } from '../plates/display-attire.ts'

interface Mottle {
  /** Size of a patch, metres of sigma. */
  sigmaMetres: number
  /** Deviation of the whole colour, and of red against green and blue; shares of display sRGB. */
  light: number
  red: number
}

/** Blood under skin comes in patches, and its relief in spots: what a drawn body has of neither. */
const mottles: readonly Mottle[] = [
  { sigmaMetres: 0.022, light: 0.007, red: 0.012 },
  { sigmaMetres: 0.006, light: 0.004, red: 0.006 },
  { sigmaMetres: 0.0014, light: 0.009, red: 0.003 },
]
const seed = 51

interface Tiles {
  light: Float32Array
  red: Float32Array
}

/** Photos of garments have any scale: tiles are made for those that differ by this factor, within these bounds, px a metre. */
const scale = { step: 1.25, least: 200, most: 3000 }
const tiles = new Map<number, Tiles>()

/** Gives drawn skin the uneven colour of skin, so that a body is no doll's beside the face of a photo. In place. */
export function mottleSkin({ plate, r, g, b, skin }: DisplayedAttire): void {
  const { widthPx, heightPx } = plate.box
  const { light, red } = tilesAt(plate.manifest.pxPerMetre)
  for (let y = 0, i = 0; y < heightPx; y++) {
    const row = (y & tileMask) * tileSidePx
    for (let x = 0; x < widthPx; x++, i++) {
      if (skin[i] < 0.05) continue
      const tile = row + (x & tileMask)
      const tone = 1 + skin[i] * light[tile]
      const rosy = skin[i] * red[tile]
      r[i] *= tone * (1 + 0.4 * rosy)
      g[i] *= tone * (1 - rosy)
      b[i] *= tone * (1 - 0.8 * rosy)
    }
  }
}

function tilesAt(platePxPerMetre: number): Tiles {
  const steps = Math.log(clamp(platePxPerMetre, scale.least, scale.most)) / Math.log(scale.step)
  const pxPerMetre = scale.step ** Math.round(steps)
  const known = tiles.get(pxPerMetre)
  if (known) return known
  const made = {
    light: sumOf(pxPerMetre, 'light', seed),
    red: sumOf(pxPerMetre, 'red', seed + mottles.length),
  }
  tiles.set(pxPerMetre, made)
  return made
}

function sumOf(pxPerMetre: number, of: 'light' | 'red', firstSeed: number): Float32Array {
  const sum = new Float32Array(tileSidePx ** 2)
  for (const [k, mottle] of mottles.entries()) {
    const noise = noiseTile(firstSeed + k, mottle.sigmaMetres * pxPerMetre)
    for (let i = 0; i < sum.length; i++) sum[i] += mottle[of] * noise[i]
  }
  return sum
}
