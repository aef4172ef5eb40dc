import type { Rgb } from '../../pixels/colour-space.ts'
import { filmCurve } from '../../pixels/film-curve.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import type { AttirePlate } from './decode-attire.ts'
import { decodeLight } from './decode-light.ts'

/** A garment developed for one person and scene: premultiplied display sRGB planes of the plate's box. */
export interface DisplayedAttire {
  plate: AttirePlate
  r: Float32Array
  g: Float32Array
  b: Float32Array
  a: Float32Array
  /** 1 where the plate shows skin, 0 where it shows cloth. */
  skin: Float32Array
}

const undyed: Rgb = [1, 1, 1]
/** Cloth takes the dye; what is as colourful as the second of these, such as leaves, keeps its own colour. */
const dyed = { upTo: 0.16, notFrom: 0.34 }

/** person = k0 * dye + d * tint / reference in linear light, then the film curve; the dye colours pale cloth. */
export function displayAttire(plate: AttirePlate, tint: Rgb, gains: Rgb, dye = undyed): DisplayedAttire {
  const { box, manifest } = plate
  const length = box.widthPx * box.heightPx
  const shown: DisplayedAttire = {
    plate,
    r: new Float32Array(length),
    g: new Float32Array(length),
    b: new Float32Array(length),
    a: new Float32Array(length),
    skin: new Float32Array(length),
  }
  const light = decodeLight(manifest.encoding)
  const share: Rgb = [
    tint[0] / manifest.skinReference[0],
    tint[1] / manifest.skinReference[1],
    tint[2] / manifest.skinReference[2],
  ]
  developPixels(dye === undyed ? plate.k0 : dyePlate(plate.k0, dye), plate.d, light, share, gains, shown)
  return shown
}

/** A copy of k0 bytes in another colour; light goes with the square of the bytes. */
function dyePlate(k0: Uint8Array, dye: Rgb): Uint8Array {
  const factors = dye.map(Math.sqrt)
  const copy = k0.slice()
  for (let i = 0; i < copy.length; i += 4) {
    const most = Math.max(copy[i], copy[i + 1], copy[i + 2])
    if (most < 2) continue
    const colourful = 1 - (Math.min(copy[i], copy[i + 1], copy[i + 2]) / most) ** 2
    const share = 1 - smoothstep(dyed.upTo, dyed.notFrom, colourful)
    for (let c = 0; c < 3; c++) copy[i + c] *= 1 + (factors[c] - 1) * share
  }
  return copy
}

function developPixels(
  k0: Uint8Array,
  d: Uint8Array,
  light: Float32Array,
  share: Rgb,
  gains: Rgb,
  { r, g, b, a, skin }: DisplayedAttire,
): void {
  const [shareR, shareG, shareB] = share
  const [gainR, gainG, gainB] = gains
  const length = a.length
  for (let i = 0; i < length; i++) {
    const byte = k0[i * 4 + 3]
    if (byte < 2) continue
    const alpha = byte / 255
    const dR = light[d[i * 3]]
    const kR = light[k0[i * 4]]
    const cover = 1 / alpha
    let red = (kR + dR * shareR) * gainR * cover
    let green = (light[k0[i * 4 + 1]] + light[d[i * 3 + 1]] * shareG) * gainG * cover
    let blue = (light[k0[i * 4 + 2]] + light[d[i * 3 + 2]] * shareB) * gainB * cover
    const grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    if (grey > 0.8) {
      const fade = Math.min(0.6, (grey - 0.8) / 6)
      red += (grey - red) * fade
      green += (grey - green) * fade
      blue += (grey - blue) * fade
    }
    a[i] = alpha
    r[i] = filmCurve(red) * alpha
    g[i] = filmCurve(green) * alpha
    b[i] = filmCurve(blue) * alpha
    const skinShare = (dR / (dR + kR * 2 + 0.02 * alpha) - 0.35) * 3
    skin[i] = skinShare < 0 ? 0 : Math.min(1, skinShare)
  }
}
