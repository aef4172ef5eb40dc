import type { PlacedPerson } from '../compose/compose-couple.ts'
import { applySimilarity } from '../compose/similarity.ts'

export interface HairKept {
  /** What the network saw of hair and of what covers the head, down to the chin, canonical cm². */
  areaCm2: number
  /** Share of it that the picture shows. */
  share: number
}

/** Every other px of every other row is enough. */
const stepPx = 2
const leastByte = 128

/** How much of the photo's hair or head covering came into the picture; longer hair ends where it may. */
export function hairKept({ photo, shown, toFrame }: PlacedPerson): HairKept {
  const { widthPx, pxPerCm, hair, chin } = photo
  const { box, head } = shown
  let seen = 0
  let kept = 0
  for (let y = 0; y < chin[1]; y += stepPx)
    for (let x = 0; x < widthPx; x += stepPx) {
      const share = hair[y * widthPx + x]
      if (share < leastByte) continue
      seen += share
      const [frameX, frameY] = applySimilarity(toFrame, [x + 0.5, y + 0.5])
      const column = Math.floor(frameX) - box.left
      const row = Math.floor(frameY) - box.top
      if (column < 0 || row < 0 || column >= box.widthPx || row >= box.heightPx) continue
      kept += share * head[row * box.widthPx + column]
    }
  return { areaCm2: ((seen / 255) * stepPx ** 2) / pxPerCm ** 2, share: seen ? kept / seen : 1 }
}
