import type { LightEncoding } from '@ever-after/art'
import type { Rgb } from '../pixels/colour-space.ts'
import type { RgbImage } from '../pixels/rgb-image.ts'
import type { ClassPlanes } from '../vision/index.ts'
import { lightOfSkin, lightShownAs } from './light-shown-as.ts'

export interface SkinSplit {
  image: RgbImage
  /** Alpha without the head, 0..1. */
  alpha: Float32Array
  classes: ClassPlanes
  /** The wearer's skin, linear light as displayed. */
  skin: Rgb
}

/** A garment's two renders as bytes, in the form of an attire plate. */
export interface PlateBytes {
  k0: Uint8Array
  d: Uint8Array
  encoding: LightEncoding
  skinReference: Rgb
}

const encoding: LightEncoding = { max: 4, gamma: 2 }
const lightOfByte = Float32Array.from({ length: 256 }, (_, byte) => lightShownAs(byte / 255))

/** Parts a photo into cloth and into what the skin adds, in light that the film curve shows as the photo was. */
export function splitSkin({ image, alpha, classes, skin }: SkinSplit): PlateBytes {
  const { data } = image
  const k0 = new Uint8Array(alpha.length * 4)
  const d = new Uint8Array(alpha.length * 3)
  for (let i = 0; i < alpha.length; i++) {
    const cover = alpha[i]
    if (cover < 0.01) continue
    const share = Math.min(1, (classes.bodySkin[i] + classes.faceSkin[i]) * 1.15)
    k0[i * 4 + 3] = Math.round(cover * 255)
    for (let c = 0; c < 3; c++) {
      const light = lightOfByte[data[i * 3 + c]] * cover
      k0[i * 4 + c] = encode(light * (1 - share))
      d[i * 3 + c] = encode(light * share)
    }
  }
  return { k0, d, encoding, skinReference: lightOfSkin(skin) }
}

function encode(light: number): number {
  return Math.round(255 * Math.min(1, light / encoding.max) ** (1 / encoding.gamma))
}
