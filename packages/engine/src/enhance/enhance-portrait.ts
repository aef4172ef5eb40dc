import { oklabBytes, oklabPlanes } from '../pixels/oklab-planes.ts'
import type { ReadPortrait } from '../understand/read-portrait.ts'
import { balanceWhite } from './balance-white.ts'
import { meanDeltaE } from './mean-delta-e.ts'
import { setTone } from './set-tone.ts'
import { sharpen } from './sharpen.ts'
import { mapSkin } from './skin-map.ts'
import { smoothSkin } from './smooth-skin.ts'
import { setInStudio } from './studio/set-in-studio.ts'

/** Two pictures of a portrait's view, three sRGB bytes a px. */
export interface EnhancedPortrait {
  natural: Uint8Array
  studio: Uint8Array
  /** Whether nobody would tell the natural picture from the photo. */
  isHardlyChanged: boolean
}

export interface Take {
  seed: number
  /** How many takes came before this one; the first one when absent. */
  take?: number
}

/**
 * Mean CIE76 of the person, seen side by side on 32 portraits: below it lie 4, which look alike; from 1.4 on, redness and
 * blotches are seen to go.
 */
const hardlyVisibleDeltaE = 1.2

/**
 * The portrait in better light, and the same person in a studio. Later takes hang other cloths, and every other one puts
 * the room out of focus; the same seed and take give the same bytes.
 */
export function enhancePortrait(portrait: ReadPortrait, { seed, take = 0 }: Take): EnhancedPortrait {
  const { view, alpha, parts, photoHighlight, faceHighlight } = portrait
  const { pxPerCm } = view
  const planes = oklabPlanes(view.image)
  const { skin, features } = mapSkin(portrait)
  const faceSkin = skin.map((share, i) => share * portrait.outline.inner[i])
  const coloured = skin.map((share, i) => Math.max(share, alpha[i] * (parts.hair[i] + parts.faceSkin[i])))
  balanceWhite({ planes, faceSkin, coloured })
  smoothSkin({ planes, skin, pxPerCm })
  setTone({ planes, skin, faceSkin, pxPerCm, photoHighlight, faceHighlight })
  sharpen({ planes, skin, features, alpha, pxPerCm })
  const setting = { portrait, planes, faceSkin, seed }
  const isInRoom = take % 2 === 1
  const natural = isInRoom ? setInStudio({ ...setting, behind: 'room' }) : oklabBytes(planes)
  return {
    natural,
    isHardlyChanged:
      !isInRoom && meanDeltaE({ before: view.image.data, after: natural, alpha }) < hardlyVisibleDeltaE,
    studio: setInStudio({ ...setting, behind: { cloth: take } }),
  }
}
