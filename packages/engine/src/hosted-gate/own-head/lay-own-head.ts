import { quickSrgb } from '../../pixels/colour-space.ts'
import type { RgbImage } from '../../pixels/rgb-image.ts'
import { compareHair, comparePose } from './compare-heads.ts'
import { faceMasks } from './face-masks.ts'
import { fillBehind } from './fill-behind.ts'
import { headMasks } from './head-masks.ts'
import { type HeadPair, openHeadWindow } from './head-window.ts'
import { matchLight } from './match-light.ts'

/**
 * Puts the person's own face and hair over the drawn ones, in the picture's light. Rejects a head that does not fit with an
 * EngineError: unlike.
 */
export function layOwnHead({
  isCovered,
  ...pair
}: HeadPair & { /** Whether cloth covers the hair. */ isCovered: boolean }): RgbImage {
  const { image, mesh, own, drawn } = pair
  const window = openHeadWindow(pair)
  comparePose(own, drawn)
  if (!isCovered) compareHair(window)
  const masks = isCovered ? faceMasks(window, mesh) : headMasks(window)
  const behind = fillBehind(window, masks.away)
  const head = matchLight(window)
  const data = new Uint8Array(image.data)
  const { box } = window
  for (let row = 0, i = 0; row < box.heightPx; row++) {
    let j = ((box.top + row) * image.widthPx + box.left) * 3
    for (let x = 0; x < box.widthPx; x++, i++, j += 3) {
      const share = masks.own[i]
      if (share < 0.002 && masks.away[i] < 0.002) continue
      for (let channel = 0; channel < 3; channel++) {
        const back = behind[channel][i]
        data[j + channel] = quickSrgb(back + (head[channel][i] - back) * share) * 255 + 0.5
      }
    }
  }
  return { widthPx: image.widthPx, heightPx: image.heightPx, data }
}
