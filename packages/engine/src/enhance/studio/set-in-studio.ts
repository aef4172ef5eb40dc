import { blurLarge } from '../../pixels/blur.ts'
import { type OklabPlanes, oklabBytes } from '../../pixels/oklab-planes.ts'
import { clamp, smoothstep } from '../../pixels/smoothstep.ts'
import type { ReadPortrait } from '../../understand/read-portrait.ts'
import { landmark, pointOf } from '../../vision/index.ts'
import { meanSkin } from '../mean-skin.ts'
import { holdSkin } from '../set-tone.ts'
import { softenBackground } from './old-background.ts'
import { paintBackdrop } from './paint-backdrop.ts'

export interface StudioSetting {
  portrait: ReadPortrait
  /** The enhanced picture. */
  planes: OklabPlanes
  faceSkin: Float32Array
  /** What is behind the person: one of the painted cloths, or the room that was there, out of focus. */
  behind: { cloth: number } | 'room'
  seed: number
}

/** How much brighter the lit side gets, and darker the other one. */
const relight = 0.035
/** How much of the backdrop's light reaches over the outline. */
const wrap = 0.12
/** Strands reach this far from where hair is seen. */
const strandCm = 1.2

/** The enhanced person before a painted backdrop, relit, or before the same room out of focus. */
export function setInStudio({ portrait, planes, faceSkin, behind, seed }: StudioSetting): Uint8Array {
  const { view } = portrait
  const { widthPx, heightPx } = planes
  const [faceX, faceY] = pointOf(view.mesh, landmark.noseTip)
  const lightFrom = portrait.sideLightStops >= 0 ? -1 : 1
  const around = softenBackground({ portrait, planes })
  const face = [faceX / widthPx, faceY / heightPx] as const
  const backdrop =
    behind === 'room' ? around : paintBackdrop({ around, lightFrom, face, cloth: behind.cloth, seed })
  const alpha = closeBody(portrait)
  const person = behind === 'room' ? planes : relitPerson({ planes, faceX, lightFrom, faceSkin })
  const personBytes = oklabBytes(person)
  const enhanced = view.image.data
  const bytes = oklabBytes(backdrop)
  for (let i = 0, j = 0; i < alpha.length; i++, j += 3) {
    const share = alpha[i]
    if (share <= 0.002) continue
    const rim = wrap * (1 - share) * 4 * share
    for (let c = j; c < j + 3; c++) {
      // The same change that enhancing made, on the person's own colour without the old background in it.
      const own = clamp(personBytes[c] + portrait.colours[c] - enhanced[c], 0, 255)
      bytes[c] = clamp((own + (bytes[c] - own) * rim) * share + bytes[c] * (1 - share), 0, 255) + 0.5
    }
  }
  return bytes
}

interface Relighting {
  planes: OklabPlanes
  faceSkin: Float32Array
  faceX: number
  lightFrom: number
}

function relitPerson({ planes, faceSkin, faceX, lightFrom }: Relighting): OklabPlanes {
  const { widthPx, heightPx } = planes
  const [before] = meanSkin(planes, faceSkin)
  const lightness = new Float32Array(planes.lightness.length)
  for (let y = 0, i = 0; y < heightPx; y++) {
    const low = 1 - 0.16 * clamp((y / heightPx - 0.62) / 0.38) ** 2
    for (let x = 0; x < widthPx; x++, i++) {
      const toLight = clamp(((x - faceX) / (0.4 * widthPx)) * lightFrom, -1, 1)
      lightness[i] = clamp(planes.lightness[i] * (1 + relight * toLight) * low)
    }
  }
  const relit = { ...planes, lightness }
  holdSkin({ planes: relit, faceSkin, target: before })
  return relit
}

/** Clothes have no strands: what is half there is there, what is hardly there is not. */
function closeBody({ alpha, view: { classes, widthPx, heightPx, pxPerCm } }: ReadPortrait): Float32Array {
  const nearHair = blurLarge(classes.hair, widthPx, heightPx, strandCm * pxPerCm)
  return alpha.map((share, i) => {
    const cloth = 1 - smoothstep(0.02, 0.12, nearHair[i])
    return share + (smoothstep(0.2, 0.75, share) - share) * cloth
  })
}
