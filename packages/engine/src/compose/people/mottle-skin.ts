import { gaussianBlur } from '../../pixels/blur.ts'
import { noisePlane } from '../../pixels/noise.ts'
import { resizePlane } from '../../pixels/resample.ts'
import type { DisplayedAttire } from '../plates/display-attire.ts'

interface Mottle {
  /** Size of a patch, metres of sigma. */
  sigmaMetres: number
  /** Deviation of the whole colour, and of red against green and blue; shares of display sRGB. */
  light: number
  red: number
  /** Read at every so many px. */
  stepPx: number
}

/** Blood under skin comes in patches, and its relief in spots: what a drawn body has of neither. */
const mottles: readonly Mottle[] = [
  { sigmaMetres: 0.022, light: 0.007, red: 0.012, stepPx: 8 },
  { sigmaMetres: 0.006, light: 0.004, red: 0.006, stepPx: 2 },
  { sigmaMetres: 0.0014, light: 0.009, red: 0.003, stepPx: 1 },
]
const seed = 51

/** Gives drawn skin the uneven colour of skin, so that a body is no doll's beside the face of a photo. In place. */
export function mottleSkin({ plate, r, g, b, skin }: DisplayedAttire): void {
  const { widthPx, heightPx } = plate.box
  for (const [k, { sigmaMetres, light, red, stepPx }] of mottles.entries()) {
    const sigmaPx = (sigmaMetres * plate.manifest.pxPerMetre) / stepPx
    const tones = patches({ widthPx, heightPx, stepPx, sigmaPx, seed: seed + 2 * k })
    const blood = patches({ widthPx, heightPx, stepPx, sigmaPx, seed: seed + 2 * k + 1 })
    for (let i = 0; i < skin.length; i++) {
      if (skin[i] < 0.05) continue
      const share = skin[i]
      const tone = 1 + share * light * tones[i]
      const rosy = share * red * blood[i]
      r[i] *= tone * (1 + 0.4 * rosy)
      g[i] *= tone * (1 - rosy)
      b[i] *= tone * (1 - 0.8 * rosy)
    }
  }
}

interface Patches {
  widthPx: number
  heightPx: number
  stepPx: number
  sigmaPx: number
  seed: number
}

/** A plane of soft patches with mean 0 and deviation 1. */
function patches({ widthPx, heightPx, stepPx, sigmaPx, seed }: Patches): Float32Array {
  const columns = Math.ceil(widthPx / stepPx)
  const rows = Math.ceil(heightPx / stepPx)
  const soft = gaussianBlur(noisePlane(columns * rows, seed), columns, rows, sigmaPx)
  // Blurring white noise over sigma leaves the deviation 1 / (2 sqrt(pi) sigma).
  const gain = 2 * Math.sqrt(Math.PI) * sigmaPx
  for (let i = 0; i < soft.length; i++) soft[i] *= gain
  return stepPx === 1 ? soft : resizePlane(soft, columns, rows, widthPx, heightPx, 1 / stepPx)
}
